import SelfSizingCellTemplates
import SelfSizingCells
import SelfSizingCollectionLayout
import SelfSizingTypography

/// A measurer of cells ahead of time, in the background of the task that scrolls.
///
/// The heights arrive in steps whose size the caller decides, in the order of the items: what a
/// step holds depends neither on the number of workers nor on how far they have come, only how long
/// the caller waits for it does. So a collection view that is given the steps stays deterministic.
///
/// ```swift
/// let measurer = BackgroundMeasurer(recipeCell, traits: traits)
/// for try await heights in measurer.heights(of: items, width: 375, inStepsOf: 200) {
///   try collectionView.applyMeasuredHeights(heights)
/// }
/// ```
public struct BackgroundMeasurer<Content: Sendable>: Sendable {
  /// An item to measure.
  public struct Item: Sendable {
    /// The identity of the item.
    public let identity: ItemIdentity
    /// Where the item is now.
    public let indexPath: ItemIndexPath
    /// The content of its cell.
    public let content: Content

    /// Creates an item.
    public init(identity: ItemIdentity, indexPath: ItemIndexPath, content: Content) {
      self.identity = identity
      self.indexPath = indexPath
      self.content = content
    }
  }

  /// The template being measured.
  public let template: CellTemplate<Content>
  /// The traits under which the cells are measured.
  public let traits: TraitCollection
  /// The fitting priorities of the cells' width and height.
  public let priorities: FittingPriorities
  /// The number of tasks that measure at once, at least 1.
  package let workerCount: Int

  /// Creates a measurer whose tasks measure at once; a number of less than 1 reads as 1.
  public init(
    _ template: CellTemplate<Content>, traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight, workerCount: Int = 2
  ) {
    self.template = template
    self.traits = traits
    self.priorities = priorities
    self.workerCount = max(workerCount, 1)
  }

  /// Starts measuring, and returns the heights as they come, step by step.
  ///
  /// Measuring starts and ends with the iteration: where a loop is left, the rest is not
  /// measured.
  /// - Parameters:
  ///   - items: The items in the order in which their heights are wanted.
  ///   - width: The width of the cells, in points.
  ///   - size: The number of heights in a step, the last one excepted; read as 1 if it is less.
  public func heights(of items: [Item], width: Double, inStepsOf size: Int) -> MeasuredHeights {
    MeasuredHeights(measurer: self, items: items, width: width, size: max(size, 1))
  }

  /// Returns the heights of a step's items; throws `CancellationError` where the task was
  /// cancelled.
  func measure(_ items: ArraySlice<Item>, width: Double, with measurer: Measurer<Content>) throws
    -> [MeasuredHeight]
  {
    try items.map { item in
      try Task.checkCancellation()
      return MeasuredHeight(
        identity: item.identity, indexPath: item.indexPath, width: width,
        height: try measurer.height(
          of: item.content, width: width, traits: traits, priorities: priorities))
    }
  }
}
