/// How a text is fitted into the width and the number of lines of a label, the counterpart of
/// `NSLineBreakMode` with UIKit's raw values. The truncating modes wrap by words and differ only in
/// the last line that a limit allows, if text remains.
public enum LineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Wraps by words; what exceeds the number of lines is not shown.
  case byWordWrapping
  /// Wraps wherever the line is full; what exceeds the number of lines is not shown.
  case byCharWrapping
  /// Wraps by words; the last line runs on and is cut at the width.
  case byClipping
  /// The last line shows an ellipsis and the end of its paragraph.
  case byTruncatingHead
  /// The last line shows the beginning of what remains and an ellipsis; a label's default.
  case byTruncatingTail
  /// The last line shows the beginning and the end of its paragraph with an ellipsis between them.
  case byTruncatingMiddle
}
