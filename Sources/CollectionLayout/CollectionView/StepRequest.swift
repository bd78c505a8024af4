/// What a step is asked to do.
struct StepRequest {
  /// An item that has to end at a position of the viewport.
  struct Target {
    /// The item.
    let indexPath: ItemIndexPath
    /// Where it has to end.
    let position: CollectionView.ScrollPosition

    /// Creates a target.
    init(_ indexPath: ItemIndexPath, _ position: CollectionView.ScrollPosition) {
      self.indexPath = indexPath
      self.position = position
    }
  }

  /// What asked for the step.
  let cause: ScrollStep.Cause
  /// The distance to scroll.
  var delta = Extent.zero
  /// The item to scroll to.
  var target: Target?
  /// Preferred attributes from elsewhere than a visible cell.
  var answers: [CollectionViewLayoutAttributes] = []
  /// Whether items have moved within the order since the last step, and what was visible was told where
  /// it is now.
  var hasMovedItems = false
}

/// What has happened in a step so far.
struct StepProgress {
  /// The offset before it is limited to the content.
  var ideal: Extent
  /// The sum of all corrections.
  var correction = Extent.zero
  /// Where the anchoring element's edge was when it was chosen.
  var anchorPlace: Extent?
  /// Passes over the visible elements.
  var passes = 0
  /// Times that cells were asked.
  var calls = 0
  /// Cells that were asked.
  var asked = 0
  /// Heights that invalidated the layout, by the slot of the cell that preferred them.
  var answers: [Int: [Double]] = [:]
  /// Elements whose identities are known: what was visible last.
  var known: [VisibleElement]
  /// What is visible at an offset, if it was looked up and nothing has changed since.
  var looked: (offset: Extent, attributes: [CollectionViewLayoutAttributes])?
  /// What was questionable.
  var findings: [CollectionFinding] = []

  /// Moves the offset by a correction.
  mutating func correct(by distance: Extent) {
    ideal += distance
    correction += distance
  }
}
