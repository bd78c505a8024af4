/// The prefetching data source's calls, and the items that it was called with.
struct Prefetching {
  let prefetch: ([ItemIndexPath]) -> Void
  let cancel: ([ItemIndexPath]) -> Void
  /// The items announced for prefetching, and neither shown nor canceled since.
  var outstanding: Set<ItemIndexPath> = []
  /// Whether the last scrolling went toward the content's end.
  var isForward = true
}

extension CollectionView {
  /// Sets the data source that learns which items are about to come into sight; nil for none. It is
  /// kept alive.
  public func setPrefetchDataSource<Source: CollectionViewDataSourcePrefetching>(
    _ source: Source?
  ) {
    prefetching = source.map { source in
      Prefetching(
        prefetch: { source.prefetchItems(at: $0) },
        cancel: { source.cancelPrefetchingForItems(at: $0) })
    }
  }

  /// Announces the items that the direction of scrolling brings next, and cancels those that it
  /// leaves.
  ///
  /// How far UIKit looks ahead is not documented; one length of the viewport is assumed.
  func prefetch(_ step: ScrollStep) {
    guard var state = prefetching, isPrefetchingEnabled else { return }
    prefetching = nil
    defer { prefetching = state }
    if step.cause == .reload { state.outstanding = [] }
    if step.scrolledDistance != 0 { state.isForward = step.scrolledDistance > 0 }
    let wanted = itemsAhead(state.isForward)
    let visible = Set(indexPathsForVisibleItems)
    let kept = Set(wanted)
    let cancelled = state.outstanding.filter { !kept.contains($0) && !visible.contains($0) }
    let fresh = wanted.filter { !state.outstanding.contains($0) }
    state.outstanding = kept
    if !cancelled.isEmpty {
      recorder?.note("cancelPrefetchingForItems at \(cancelled.sorted().text)")
      state.cancel(cancelled.sorted())
    }
    if !fresh.isEmpty {
      recorder?.note("prefetchItems at \(fresh.text)")
      state.prefetch(fresh)
    }
  }

  /// Returns the items beyond the edge of the viewport that the scrolling goes to, the nearest
  /// first.
  private func itemsAhead(_ isForward: Bool) -> [ItemIndexPath] {
    let scroll = scrollGeometry
    let length = scroll.viewportHeight
    let place = isForward ? offset + length : offset - length
    defer { layoutOffset = offset }
    // A layout that shows there what does not exist is found out when that comes into sight.
    guard let attributes = try? lookUp(at: place) else { return [] }
    let visible = Set(indexPathsForVisibleItems)
    let items = resolve(attributes, known: snapshot.elements)
      .filter { $0.element.kind == .item && !visible.contains($0.element.indexPath) }
      .sorted { first, second in
        isForward
          ? (first.top, first.element) < (second.top, second.element)
          : (first.bottom, first.element) > (second.bottom, second.element)
      }
    return items.map(\.element.indexPath)
  }

  /// Moves the announced items to their places after a batch of updates.
  func movePrefetching(_ map: UpdateMap) {
    guard let outstanding = prefetching?.outstanding, !outstanding.isEmpty else { return }
    prefetching?.outstanding = Set(
      outstanding.compactMap { map.element(.item($0))?.indexPath })
  }
}
