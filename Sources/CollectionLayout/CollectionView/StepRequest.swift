struct StepRequest {
  /// An item that has to end at a position of the viewport.
  struct Target {
    let indexPath: ItemIndexPath
    let position: Position

    enum Position { case start, middle, end }
  }

  let cause: ScrollStep.Cause
  var delta = Extent.zero
  var target: Target?
  var answers: [CollectionViewLayoutAttributes] = []
  var heights: [MeasuredHeight] = []
  var hasMovedItems: Bool { cause == .batchUpdates }

  /// How far the step may leave the viewport beyond the edges of the content, given how far it is
  /// beyond them. An offset goes wherever it is set, and an item to where the edges allow.
  /// Measuring leaves a viewport beyond an edge there; what scrolls or changes the window or the
  /// data goes no farther beyond the edge than it was.
  func overscroll(from current: Overscroll) -> Overscroll {
    switch cause {
    case .contentOffset: .unlimited
    case .item: target == nil ? current : Overscroll()
    case .scroll, .viewport, .reload, .batchUpdates: current
    case .layout, .measurements, .preferredAttributes, .measuredHeights: current.opened
    }
  }
}

struct StepProgress {
  /// The offset before it is limited to the content.
  var ideal: Extent
  let overscroll: Overscroll
  var correction = Extent.zero
  /// Where the anchoring element's edge was when it was chosen.
  var anchorPlace: Extent?
  var passes = 0
  var calls = 0
  var asked = 0
  /// The heights that invalidated the layout, by the slot of the cell that preferred them.
  var answers: [Int: [Double]] = [:]
  /// The elements whose identities are known: what was visible last.
  var known: [VisibleElement]
  /// The elements that have cells: what was visible in the last pass, or before the step.
  var shown: [VisibleElement]
  /// The covered part at the viewport's top, if the content's top was in place: where content
  /// becomes longer than the window, the safe area may be added to it.
  var topInsetAtTop: Extent?
  var dequeued = 0
  var created = 0
  var stale = 0
  /// The last look at the content, if nothing has changed since.
  var looked: Sight?
  var findings: [CollectionFinding] = []
  var formerFindingCount = 0

  mutating func correct(by distance: Extent) {
    ideal += distance
    correction += distance
  }
}
