import SelfSizingGeometry

/// On which edges the safe area is added to the content inset.
/// - Source: The documentation of UIKit's `UIScrollView.ContentInsetAdjustmentBehavior`.
public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
  /// At the top and bottom always; at the left and right if the content scrolls horizontally.
  case automatic
  /// Along an axis on which there is more content than the window is long.
  case scrollableAxes
  /// Nowhere.
  case never
  /// On all edges.
  case always
}

extension CollectionView {
  /// The content inset with what the safe area adds to it, in points.
  public var adjustedContentInset: LayoutEdgeInsets { adjustedContentInset(of: viewport) }

  func adjustedContentInset(of viewport: CollectionViewport) -> LayoutEdgeInsets {
    let safeArea = viewport.safeAreaInsets
    guard safeArea != .zero else { return viewport.contentInset }
    var inset = viewport.contentInset
    if adjusts(.vertical, viewport) {
      inset.top += safeArea.top
      inset.bottom += safeArea.bottom
    }
    if adjusts(.horizontal, viewport) {
      inset.left += safeArea.left
      inset.right += safeArea.right
    }
    return inset
  }

  private func adjusts(_ axis: LayoutAxis, _ viewport: CollectionViewport) -> Bool {
    // Across, the content is made to fit the window: it never scrolls there.
    let scrollAxis = collectionViewLayout.scrollDirection
    switch viewport.contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic: return axis == .vertical || scrollAxis == .horizontal
    case .scrollableAxes:
      return axis == scrollAxis
        && collectionViewLayout.exactContentHeight > Extent(points: viewport.size[axis])
    }
  }
}
