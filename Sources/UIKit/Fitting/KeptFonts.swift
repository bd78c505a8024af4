/// Fonts that an app keeps for the process, as a `static let` does.
///
/// On a device the process starts at the reader's text size. Here one process measures at all of
/// them, and such a font has the size of the first measurement at all others.
@MainActor package enum KeptFonts {
  /// Records a finding for each text in a view whose font follows a text style, and was made for
  /// another text size than the view's.
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
    switch view {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let text as UITextView: text.font
    default: nil
    }
  }
}
