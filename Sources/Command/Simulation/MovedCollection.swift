import SelfSizing

/// A collection that a simulation moves: one of templates' cells, or a list of an app.
package protocol MovedCollection: AnyObject {
  /// Reads something of the collection view, where that lives; nil as long as there is none.
  func read<Value: Sendable>(_ value: @Sendable (CollectionView) -> Value) -> Value?
  /// Does what a request says. Deleted items are taken out of the data; with inserted ones all
  /// return.
  func perform(_ request: PipelineRequest) throws -> ScrollStep
  func checkQueries()
  /// Ends the movement: what it took, and what was wrong.
  func finish(_ findings: [CollectionFinding]) throws -> MovedOutcome
}

extension MovedCollection {
  var window: MovedWindow {
    read { view in
      MovedWindow(
        viewport: view.viewport, contentOffset: view.contentOffset, contentSize: view.contentSize,
        inset: view.adjustedContentInset, axis: view.collectionViewLayout.scrollDirection)
    } ?? MovedWindow()
  }

  var itemCounts: [Int] {
    read { view in (0..<view.numberOfSections).map(view.numberOfItems(inSection:)) } ?? []
  }

  var visibleElements: [CollectionViewLayoutAttributes] {
    read(\.layoutAttributesForVisibleElements) ?? []
  }

  /// Returns where an item is; nil if there is none.
  func frame(ofItemAt path: ItemIndexPath) -> LayoutRect? {
    read { $0.collectionViewLayout.layoutAttributesForItem(at: path)?.frame } ?? nil
  }
}

/// The window on a collection that is moved, and the content in it.
struct MovedWindow: Sendable {
  var viewport = CollectionViewport(size: .zero)
  var contentOffset = LayoutPoint.zero
  var contentSize = LayoutSize.zero
  var inset = LayoutEdgeInsets.zero
  var axis = LayoutAxis.vertical

  var room: Double { viewport.size[axis] }
  /// The insets before and after the content along the axis.
  var insets: (start: Double, end: Double) {
    axis == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
  }
}

/// The outcome of a movement apart from its steps.
package struct MovedOutcome: Sendable {
  package var anchor: ScrollAnchorPolicy
  /// The work of an app's list; nil where only steps are counted.
  package var work: SimulatedWork?
  package var findings: [String]
  /// Where the class of an app's layout, or else its list, is declared; nil for templates.
  package var site: String?
  /// Everything that was asked and called, as text; nil where nothing took it down.
  package var trace: String?

  package init(
    anchor: ScrollAnchorPolicy, work: SimulatedWork?, findings: [String], site: String? = nil,
    trace: String?
  ) {
    (self.anchor, self.work, self.findings) = (anchor, work, findings)
    (self.site, self.trace) = (site, trace)
  }
}

package struct MovedListEntry: Sendable {
  /// The window and the reader's settings that a list is made for.
  package struct Settings: Sendable {
    package var size: LayoutSize
    package var traits: TraitCollection
    /// The system whose figures controls take; nil for the latest.
    package var platform: PlatformProfile?
    /// The anchor policy; nil for the one that UIKit has for the layout.
    package var anchor: ScrollAnchorPolicy?
  }

  package let name: String
  let move: @Sendable (ListMovement) throws -> SimulatedRun

  package init(name: String, make: @escaping @Sendable (Settings) throws -> any MovedCollection) {
    self.name = name
    move = { movement in
      try Simulation.run(
        try make(movement.settings), named: name, movement.motion, movement.options)
    }
  }

  init(name: String, move: @escaping @Sendable (ListMovement) throws -> SimulatedRun) {
    self.name = name
    self.move = move
  }
}

/// A movement of an app's list, and everything that its figures depend on.
struct ListMovement: Sendable {
  let list: String
  let settings: MovedListEntry.Settings
  let motion: SimulateOptions.Motion
  let step: Double
  let keepsFrames: Bool

  var options: SimulateOptions {
    var options = SimulateOptions(
      lists: [list], selection: CollectionSelection(templates: []), motions: [motion])
    options.size = settings.traits.contentSizeCategory
    options.step = step
    options.film = keepsFrames ? "film" : ""
    return options
  }
}

final class MovedTemplates: MovedCollection {
  private let cells: SimulatedCells
  private let view: CollectionView

  init(
    _ cells: SimulatedCells, _ layout: SimulatedLayout, anchor: ScrollAnchorPolicy,
    _ options: SimulateOptions
  ) throws {
    self.cells = cells
    cells.hidden = HiddenItems()
    view = try CollectionView(
      collectionViewLayout: layout.makeLayout(
        columnCount: options.columnCount, width: options.selection.width),
      viewport: CollectionViewport(
        size: LayoutSize(width: options.selection.width, height: options.selection.height),
        traits: options.selection.traits.modifyingTraits { $0.contentSizeCategory = options.size }),
      dataSource: cells, cellProvider: cells)
    view.anchorPolicy = anchor
    view.heightEstimates = options.estimates.heights
  }

  func read<Value: Sendable>(_ value: @Sendable (CollectionView) -> Value) -> Value? { value(view) }

  func perform(_ request: PipelineRequest) throws -> ScrollStep {
    try view.perform(request) {
      guard case .performBatchUpdates(let updates) = request else { return }
      cells.hidden.hide(updates.deletedItems)
      if !updates.insertedItems.isEmpty { _ = cells.hidden.showAll() }
    }
  }

  func checkQueries() {}

  func finish(_ findings: [CollectionFinding]) throws -> MovedOutcome {
    if let error = cells.failure { throw error }
    return MovedOutcome(
      anchor: view.anchorPolicy, work: nil, findings: findings.map { "\($0)" }, trace: nil)
  }
}

extension SimulateOptions.Estimates {
  fileprivate var heights: HeightEstimates {
    switch self {
    case .layout: .layout
    case .median: .median
    case .measured: .measuredAhead
    }
  }
}
