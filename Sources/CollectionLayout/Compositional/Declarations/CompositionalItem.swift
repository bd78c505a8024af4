import SelfSizingGeometry

/// Where in a source file something was declared.
package struct CompositionalSite: Hashable, Sendable {
  package var fileID: String
  package var line: Int
}

/// An item or a group; `NSCollectionLayoutItem`, `NSCollectionLayoutGroup`.
package struct CompositionalItem: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case item
    case group(CompositionalGroup)
    case custom(CompositionalFrames)
  }

  package var size: CompositionalSize
  package var contentInsets = DirectionalEdgeInsets.zero
  package var edgeSpacing = CompositionalEdgeSpacing()
  package var supplementaryItems: [CompositionalSupplementary] = []
  package var content: Content
  package var site: CompositionalSite

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
  ) -> CompositionalItem { CompositionalItem(size: size, content: .item, fileID, line) }

  /// Creates a row: `horizontal(layoutSize:subitems:)` and its siblings.
  package static func horizontal(
    _ size: CompositionalSize, _ subitems: [CompositionalItem],
    _ arrangement: CompositionalGroup.Arrangement = .fit,
    interItemSpacing spacing: CompositionalSpacing? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CompositionalItem {
    let group = CompositionalGroup(.horizontal, subitems, arrangement, spacing)
    return CompositionalItem(size: size, content: .group(group), fileID, line)
  }

  /// Creates a column: `vertical(layoutSize:subitems:)` and its siblings.
  package static func vertical(
    _ size: CompositionalSize, _ subitems: [CompositionalItem],
    _ arrangement: CompositionalGroup.Arrangement = .fit,
    interItemSpacing spacing: CompositionalSpacing? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CompositionalItem {
    let group = CompositionalGroup(.vertical, subitems, arrangement, spacing)
    return CompositionalItem(size: size, content: .group(group), fileID, line)
  }

  /// Creates a group whose frames a closure gives: `custom(layoutSize:itemProvider:)`.
  package static func custom(
    _ size: CompositionalSize, _ frames: CompositionalFrames,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CompositionalItem { CompositionalItem(size: size, content: .custom(frames), fileID, line) }
}

/// Items and groups one after the other along an axis.
package struct CompositionalGroup: Hashable, Sendable {
  package enum Arrangement: Hashable, Sendable {
    /// As many as fit, from the first one again after the last; `subitems:`.
    case fit
    /// So many, sized equally along the axis; the older `count:`.
    case equal(count: Int)
    /// So many, each as large as it says; `repeatingSubitem:count:`.
    case repeating(count: Int)
  }

  package let axis: LayoutAxis
  package let subitems: [CompositionalItem]
  package var arrangement: Arrangement
  package var interItemSpacing: CompositionalSpacing?
  let depth: Int
  /// The deepest that groups may be nested. UIKit names no limit; its own samples are 3 deep.
  static let maximumDepth = 32

  /// A group that is nested too deep drops what it holds, and is reported when it is laid out.
  init(
    _ axis: LayoutAxis, _ subitems: [CompositionalItem], _ arrangement: Arrangement,
    _ interItemSpacing: CompositionalSpacing?
  ) {
    let deepest = 1 + (subitems.map(\.depth).max() ?? 0)
    self.axis = axis
    self.subitems = deepest > Self.maximumDepth ? [] : subitems
    self.arrangement = arrangement
    self.interItemSpacing = interItemSpacing
    depth = min(deepest, Self.maximumDepth + 1)
  }
}

/// The frames of a group's items, in the group; `NSCollectionLayoutGroupCustomItemProvider`. A
/// closure has no value to compare: two are the same if they were created at once.
package final class CompositionalFrames: Hashable, Sendable {
  package struct Frame: Hashable, Sendable {
    package var frame: LayoutRect
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
