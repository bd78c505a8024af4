import SelfSizingGeometry

/// Where in a source file something was declared.
package struct CompositionalSite: Hashable, Sendable {
  /// The module and file, as `#fileID` gives it.
  package var fileID: String
  package var line: Int
}

/// An item or a group of items; `NSCollectionLayoutItem` and its subclass
/// `NSCollectionLayoutGroup`.
package struct CompositionalItem: Hashable, Sendable {
  /// The content of the box.
  package enum Content: Hashable, Sendable {
    /// One item of the collection.
    case item
    /// Items and groups in a row or column.
    case group(CompositionalGroup)
    /// Items wherever a closure puts them.
    case custom(CompositionalFrames)
  }

  package var size: CompositionalSize
  /// Distances inward: of an item applied last, so that its box stays; of a group, less room
  /// inside.
  package var contentInsets = DirectionalEdgeInsets.zero
  package var edgeSpacing = CompositionalEdgeSpacing()
  /// The supplementary items anchored to the item or group.
  package var supplementaryItems: [CompositionalSupplementary] = []
  package var content: Content
  package var site: CompositionalSite

  /// How deep groups are nested; an item is 0 deep.
  var depth: Int {
    if case .group(let group) = content { group.depth } else { 0 }
  }

  private init(size: CompositionalSize, content: Content, _ fileID: StaticString, _ line: UInt) {
    self.size = size
    self.content = content
    site = CompositionalSite(fileID: fileID.description, line: Int(clamping: line))
  }

  package static func item(
    _ size: CompositionalSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> CompositionalItem {
    CompositionalItem(size: size, content: .item, fileID, line)
  }

  /// Creates a row: `horizontal(layoutSize:subitems:)` and its siblings.
  package static func horizontal(
    _ size: CompositionalSize, _ subitems: [CompositionalItem],
    _ arrangement: CompositionalGroup.Arrangement = .fit,
    interItemSpacing: CompositionalSpacing? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CompositionalItem {
    let group = CompositionalGroup(
      axis: .horizontal, subitems: subitems, arrangement: arrangement,
      interItemSpacing: interItemSpacing)
    return CompositionalItem(size: size, content: .group(group), fileID, line)
  }

  /// Creates a column: `vertical(layoutSize:subitems:)` and its siblings.
  package static func vertical(
    _ size: CompositionalSize, _ subitems: [CompositionalItem],
    _ arrangement: CompositionalGroup.Arrangement = .fit,
    interItemSpacing: CompositionalSpacing? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CompositionalItem {
    let group = CompositionalGroup(
      axis: .vertical, subitems: subitems, arrangement: arrangement,
      interItemSpacing: interItemSpacing)
    return CompositionalItem(size: size, content: .group(group), fileID, line)
  }

  /// Creates a group whose frames a closure gives: `custom(layoutSize:itemProvider:)`.
  package static func custom(
    _ size: CompositionalSize, _ frames: CompositionalFrames,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CompositionalItem {
    CompositionalItem(size: size, content: .custom(frames), fileID, line)
  }
}

/// Items and groups one after the other along an axis.
package struct CompositionalGroup: Hashable, Sendable {
  /// How many subitems there are.
  package enum Arrangement: Hashable, Sendable {
    /// As many as fit, from the first one again after the last; `subitems:`.
    case fit
    /// So many, sized equally along the axis; the older `count:`.
    case equal(count: Int)
    /// So many, each as large as it says; `repeatingSubitem:count:`.
    case repeating(count: Int)
  }

  /// The axis along which subitems follow each other.
  package let axis: LayoutAxis
  /// The subitems; begun again as often as the arrangement says.
  package let subitems: [CompositionalItem]
  /// How many subitems there are.
  package var arrangement: Arrangement
  /// The distance between two subitems; nil for none.
  package var interItemSpacing: CompositionalSpacing?
  /// How deep groups are nested; one that holds items is 1 deep.
  let depth: Int

  /// The deepest that groups may be nested. UIKit names no limit; its own samples are 3 deep.
  static let maximumDepth = 32

  /// Creates a group. One that is nested too deep drops what it holds, and is reported when it is
  /// laid out: a tree of any depth could not even be taken apart.
  init(
    axis: LayoutAxis, subitems: [CompositionalItem], arrangement: Arrangement,
    interItemSpacing: CompositionalSpacing?
  ) {
    let deepest = 1 + (subitems.map(\.depth).max() ?? 0)
    self.axis = axis
    self.subitems = deepest > Self.maximumDepth ? [] : subitems
    self.arrangement = arrangement
    self.interItemSpacing = interItemSpacing
    depth = min(deepest, Self.maximumDepth + 1)
  }
}

/// The frames of a group's items, in the group; `NSCollectionLayoutGroupCustomItemProvider`.
///
/// A closure has no value to compare: two are the same if they were created at once.
package final class CompositionalFrames: Hashable, Sendable {
  /// The frame of one item.
  package struct Frame: Hashable, Sendable {
    /// The place and size in the group, in points.
    package var frame: LayoutRect
    /// The order from back to front.
    package var zIndex: Int

    package init(_ frame: LayoutRect, zIndex: Int = 0) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// Returns the frames of all items of one group. Called once for each environment.
  let provider: @Sendable (CompositionalEnvironment) -> [Frame]

  package init(_ provider: @escaping @Sendable (CompositionalEnvironment) -> [Frame]) {
    self.provider = provider
  }

  package static func == (first: CompositionalFrames, second: CompositionalFrames) -> Bool {
    first === second
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
