import SelfSizingCollectionLayout

extension TemplateCells {
  /// Replaces the contents, and inserts, deletes and moves cells in the collection view, like a
  /// diffable data source. Cells that stay keep their heights, and visible cells stay in place.
  ///
  /// ```swift
  /// try cells.apply(newPosts + cells.contents, to: collectionView)
  /// ```
  ///
  /// Contents are compared by their identities. Where two share one, or identities are places, all
  /// cells are loaded again.
  /// - Parameters:
  ///   - contents: The contents from now on.
  ///   - collectionView: The view whose data source this is.
  ///   - isChanged: Whether a content that stays has changed, so that its cell is measured again.
  /// - Returns: The step that followed.
  /// - Throws: What `performBatchUpdates(_:)` throws.
  /// - Complexity: O(*n* · *d*), where *d* is the number of contents that come or go.
  @discardableResult public func apply(
    _ contents: [Content], to collectionView: CollectionView,
    isChanged: (_ old: Content, _ new: Content) -> Bool = { _, _ in false }
  ) throws(CollectionLayoutError) -> ScrollStep {
    let (old, before) = (self.contents, identities(of: self.contents))
    guard let before, let after = identities(of: contents) else {
      self.contents = contents
      return try collectionView.reloadData()
    }
    let changes = Changes(from: before, to: after) { isChanged(old[$0], contents[$1]) }
    return try collectionView.performBatchUpdates { batch in
      self.contents = contents
      batch.deleteItems(at: changes.deleted.map(Self.path))
      batch.insertItems(at: changes.inserted.map(Self.path))
      batch.reloadItems(at: changes.reloaded.map(Self.path))
      for move in changes.moved {
        batch.moveItem(at: Self.path(move.source), to: Self.path(move.destination))
      }
    }
  }

  private static func path(_ item: Int) -> ItemIndexPath { ItemIndexPath(item: item, section: 0) }

  /// The identities of contents; nil where two share one, or places are identities.
  private func identities(of contents: [Content]) -> [ItemIdentity]? {
    guard let identify else { return nil }
    let identities = contents.map(identify)
    return Set(identities).count == identities.count ? identities : nil
  }
}

extension TemplateCells where Content: Equatable {
  /// Replaces the contents like ``apply(_:to:isChanged:)``; a content that stays but differs is
  /// measured again.
  @discardableResult public func apply(_ contents: [Content], to collectionView: CollectionView)
    throws(CollectionLayoutError) -> ScrollStep
  { try apply(contents, to: collectionView, isChanged: { $0 != $1 }) }
}

/// The changes of items, by their places before and after.
private struct Changes {
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var reloaded: [Int] = []
  private(set) var moved: [(source: Int, destination: Int)] = []

  /// Finds out what happened, by places before and after; what moved and changed is deleted and
  /// inserted.
  init(from before: [ItemIdentity], to after: [ItemIdentity], isChanged: (Int, Int) -> Bool) {
    var isTouched: Set<Int> = []
    for change in after.difference(from: before).inferringMoves() {
      switch change {
      case .remove(let place, _, nil):
        deleted.append(place)
        isTouched.insert(place)
      case .insert(let place, _, nil): inserted.append(place)
      case .insert(let place, _, let source?):
        isTouched.insert(source)
        if isChanged(source, place) {
          deleted.append(source)
          inserted.append(place)
        } else {
          moved.append((source, place))
        }
      case .remove: break
      }
    }
    // Those that stay are in the same order before and after, with gaps in both.
    let arrived = Set(inserted + moved.map(\.destination))
    let staying = after.indices.lazy.filter { !arrived.contains($0) }
    for (source, place) in zip(before.indices.lazy.filter { !isTouched.contains($0) }, staying)
    where isChanged(source, place) { reloaded.append(source) }
  }
}
