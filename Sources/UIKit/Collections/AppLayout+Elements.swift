import SelfSizingCollectionLayout
import SelfSizingGeometry

/// The elements of an app's layout, by the engine's kinds, and the copies of their attributes.
extension AppLayout {
  func kinds(named name: String) -> [CollectionElementKind] {
    names.firstIndex(of: name).map { [.supplementary(UInt8($0)), .boundary(UInt8($0))] } ?? []
  }

  @MainActor func kindName(of element: CollectionElement) -> String? {
    switch element.kind {
    case .supplementary(let number), .boundary(let number):
      Int(number) < names.count ? names[Int(number)] : nil
    case .background: known[element]?.representedElementKind
    case .item, .header, .footer: nil
    }
  }

  @MainActor private func number(of name: String) -> UInt8 {
    if let number = names.firstIndex(of: name) { return UInt8(number) }
    guard names.count < Int(UInt8.max) else {
      layout.view?.record("The layout has more than \(names.count) kinds of supplementary views.")
      return UInt8.max
    }
    names.append(name)
    return UInt8(names.count - 1)
  }

  @MainActor private func element(_ own: UICollectionViewLayoutAttributes) -> CollectionElement {
    let path = own.indexPath.itemPath
    switch own.representedElementCategory {
    case .cell: return .item(path)
    case .decorationView: return CollectionElement(kind: .background, indexPath: path)
    case .supplementaryView:
      switch own.representedElementKind ?? "" {
      case UICollectionView.elementKindSectionHeader where path.item == 0:
        return .header(ofSection: path.section)
      case UICollectionView.elementKindSectionFooter where path.item == 0:
        return .footer(ofSection: path.section)
      case let name:
        let number = number(of: name)
        // UIKit lets the view of a section without items have an index path all the same.
        let hasItem = path.item < collectionView?.numberOfItems(inSection: path.section) ?? 0
        return CollectionElement(
          kind: hasItem ? .supplementary(number) : .boundary(number), indexPath: path)
      }
    }
  }

  /// The base's attributes of the element that the app's are those of; nil where it has none.
  @MainActor private func placed(
    _ attributes: UICollectionViewLayoutAttributes, by base: CollectionViewLayout
  ) -> CollectionViewLayoutAttributes? {
    let path = attributes.indexPath
    let candidates =
      switch attributes.representedElementCategory {
      case .cell: [CollectionElement.item(path.itemPath)]
      case .decorationView: [CollectionElement(kind: .background, indexPath: path.itemPath)]
      case .supplementaryView:
        layout.elements(ofKind: attributes.representedElementKind ?? "", at: path)
      }
    return candidates.lazy.compactMap { base.layoutAttributes(for: $0) }.first
  }

  /// The engine's attributes with what the app's have instead; nil where a base has no such
  /// element.
  @MainActor func copied(_ attributes: UICollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes?
  {
    let frame = LayoutRect(exactly: attributes.frame)
    if let base {
      guard let placed = placed(attributes, by: base) else {
        let element = CollectionElement.item(attributes.indexPath.itemPath)
        return isMissing(element) && attributes.representedElementCategory == .cell
          ? CollectionViewLayoutAttributes(element: element, frame: frame) : nil
      }
      checkCopied(attributes)
      // A center and a size hold the frame less exactly than its edges.
      return placed.with(attributes, in: frame.isNear(placed.frame) ? placed.frame : frame)
    }
    let element = element(attributes)
    known[element] = attributes
    if !(attributes.frame.maxX + attributes.frame.maxY).isFinite {
      layout.view?.record("The layout puts \(element) at \(attributes.frame).")
    }
    let made = CollectionViewLayoutAttributes(element: element, frame: frame)
    return made.with(attributes, in: frame)
  }

  func isMissing(_ element: CollectionElement) -> Bool {
    let path = element.indexPath
    return element.kind == .item
      && !(0..<(collectionView?.numberOfItems(inSection: path.section) ?? 0)).contains(path.item)
  }

  /// Records once that the app changed a frame in the flow layout's own attributes.
  /// - Source: UIKit's log, as it is in public bug reports.
  @MainActor private func checkCopied(_ attributes: UICollectionViewLayoutAttributes) {
    guard !hasReportedMismatch, let expected = attributes.layoutFrame,
      !LayoutRect(exactly: attributes.frame).isNear(LayoutRect(exactly: expected))
    else { return }
    hasReportedMismatch = true
    func text(_ rect: CGRect) -> String {
      "{{\(rect.origin.x), \(rect.origin.y)}, {\(rect.width), \(rect.height)}}"
    }
    layout.view?.record(
      "UICollectionViewFlowLayout has cached frame mismatch for index path \(attributes.indexPath) "
        + "- cached value: \(text(attributes.frame)); expected value: \(text(expected)). This is "
        + "likely occurring because the flow layout subclass \(type(of: layout)) is modifying "
        + "attributes returned by UICollectionViewFlowLayout without copying them.")
  }

  @MainActor func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    known[element]?.copy() as? UICollectionViewLayoutAttributes
  }
}

extension CollectionViewLayoutAttributes {
  @MainActor func with(_ own: UICollectionViewLayoutAttributes, in frame: LayoutRect)
    -> CollectionViewLayoutAttributes
  {
    var copied = self
    copied.frame = frame
    copied.zIndex = own.zIndex
    copied.alpha = Double(own.alpha)
    copied.isHidden = own.isHidden
    return copied
  }
}

extension LayoutRect {
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
