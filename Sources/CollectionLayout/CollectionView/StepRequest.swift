/// The task of a step.
struct StepRequest {
  /// An item that has to end at a position of the viewport.
  struct Target {
    let indexPath: ItemIndexPath
    let position: Position

    /// A position along the scroll axis.
    enum Position {
      /// Where the viewport begins.
      case start
      case middle
      /// Where the viewport ends.
      case end
    }
  }

  let cause: ScrollStep.Cause
  var delta = Extent.zero
  /// The item to scroll to.
  var target: Target?
  /// Preferred attributes from elsewhere than a visible cell.
  var answers: [CollectionViewLayoutAttributes] = []
  /// Heights that were measured ahead of time.
  var heights: [MeasuredHeight] = []

  /// Whether items have moved within the order since the last step, and visible elements know their
  /// new places.
  var hasMovedItems: Bool { cause == .batchUpdates }

  /// Returns how far the step may leave the viewport beyond the edges of the content. An offset
  /// goes wherever it is set, and an item to where the edges allow. Everything else keeps a
  /// viewport beyond an edge there: measuring leaves the offset alone, whatever becomes of the
  /// edge; what scrolls or changes the window or the data goes no farther beyond the edge than it
  /// was.
  /// - Parameter current: How far the viewport is beyond the edges.
  func overscroll(from current: Overscroll) -> Overscroll {
    switch cause {
    case .contentOffset: .unlimited
    case .item: target == nil ? current : Overscroll()
    case .scroll, .viewport, .reload, .batchUpdates: current
    case .layout, .measurements, .preferredAttributes, .measuredHeights: current.opened
    }
  }
}

/// The progress of a step so far.
struct StepProgress {
  /// The offset before it is limited to the content.
  var ideal: Extent
  /// How far the viewport may be beyond the edges of the content.
  let overscroll: Overscroll
  var correction = Extent.zero
  /// Where the anchoring element's edge was when it was chosen.
  var anchorPlace: Extent?
  /// Passes over the visible elements.
  var passes = 0
  /// Times that cells were asked.
  var calls = 0
  var asked = 0
  /// Heights that invalidated the layout, by the slot of the cell that preferred them.
  var answers: [Int: [Double]] = [:]
  /// Elements whose identities are known: what was visible last.
  var known: [VisibleElement]
  /// Elements that have cells: what was visible in the last pass, or before the step.
  var shown: [VisibleElement]
  /// The covered part at the viewport's top, if the content's top was in place: where content
  /// becomes longer than the window, the safe area may be added to it.
  var topInsetAtTop: Extent?
  var dequeued = 0
  var created = 0
  /// Heights measured ahead of time that hold no more.
  var stale = 0
  /// The attributes and elements visible at an offset, if they were looked up and nothing has
  /// changed since.
  var looked:
    (offset: Extent, attributes: [CollectionViewLayoutAttributes], elements: [VisibleElement])?
  var findings: [CollectionFinding] = []
  var formerFindingCount = 0

  mutating func correct(by distance: Extent) {
    ideal += distance
    correction += distance
  }
}
