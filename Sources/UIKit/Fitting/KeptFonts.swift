/// Fonts that an app keeps for the process, as a `static let` does: on a device the process starts
/// at the reader's text size, and here one process measures at all of them.
@MainActor package enum KeptFonts {
  /// Records a finding for each text whose font follows a text style and was made for another text
  /// size than the view's.
  package static func record(in view: UIView) {
    var pending = [view]
    while let view = pending.popLast() {
      pending += view.subviews.reversed()
      guard let font = font(of: view),
        font.adjusted(for: view.traitCollection.measuringTraits) !== font
      else { continue }
      HeadlessFindings.record(
        .staleAfterChange, of: view,
        "its font was made for another text size; a font that is kept for the process has that of "
          + "the first measurement: measure one text size at a time, or create the font each time")
    }
  }

  private static func font(of view: UIView) -> UIFont? {
    (view as? UILabel)?.font ?? (view as? UITextField)?.font ?? (view as? UITextView)?.font
  }
}
