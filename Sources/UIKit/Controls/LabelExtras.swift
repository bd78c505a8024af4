/// Properties that few labels set, kept apart so that the others stay small.
final class LabelExtras {
  var breakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var leastScale: CGFloat = 0
  var isEnabled = true
  var isHighlighted = false
  var allowsTightening = false
  var showsExpansionText = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var highlightedTextColor: UIColor?
  /// Where a subclass drew its text last.
  var drawnRect: CGRect?
}
