import SelfSizingCollectionLayout
import SelfSizingGeometry

/// An app's subclass of a layout whose elements the engine places: its overrides change the
/// engine's answers.
///
/// The engine asks on the main actor only, within a step of the driver's.
final class LayoutSubclass: LayoutInterceptor, Sendable {
  private unowned let layout: UICollectionViewLayout

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  func layoutAttributesForElements(in rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    MainActor.assumeIsolated {
      (layout.layoutAttributesForElements(in: CGRect(rect)) ?? []).compactMap(copied)
    }
  }

  func layoutAttributes(for element: CollectionElement) -> CollectionViewLayoutAttributes? {
    MainActor.assumeIsolated {
      let path = IndexPath(element.indexPath)
      if element.kind == .item {
        return layout.layoutAttributesForItem(at: path).flatMap(copied)
      }
      guard let kind = layout.kindName(of: element) else { return nil }
      let attributes =
        element.kind == .background
        ? layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
        : layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      return attributes.flatMap(copied)
    }
  }

  func shouldInvalidateLayout(forBoundsChange newBounds: LayoutRect) -> Bool {
    MainActor.assumeIsolated {
      layout.beforeChange { layout.shouldInvalidateLayout(forBoundsChange: CGRect(newBounds)) }
    }
  }

  /// Returns the engine's attributes of an element with what the app's have instead; nil where the
  /// engine has no such element.
  @MainActor private func copied(_ attributes: UICollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes?
  {
    let path = attributes.indexPath
    let candidates =
      switch attributes.representedElementCategory {
      case .cell: [CollectionElement.item(path.itemPath)]
      case .decorationView: [CollectionElement(kind: .background, indexPath: path.itemPath)]
      case .supplementaryView:
        layout.elements(ofKind: attributes.representedElementKind ?? "", at: path)
      }
    for element in candidates {
      guard var copied = layout.engine?.layoutAttributes(for: element) else { continue }
      let frame = LayoutRect(exactly: attributes.frame)
      // A center and a size hold the frame less exactly than its edges.
      if !frame.isNear(copied.frame) { copied.frame = frame }
      copied.zIndex = attributes.zIndex
      copied.alpha = Double(attributes.alpha)
      copied.isHidden = attributes.isHidden
      return copied
    }
    return nil
  }
}

extension LayoutRect {
  /// Whether no edge lies farther from another's than a Double's rounding.
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
