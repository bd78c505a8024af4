import SelfSizingTypography
import SelfSizingCells

/// A property of a label's style: how documents write it, and how Swift declares it.
///
/// A property that is added to `LabelStyle` is added to ``all``, and nowhere else in this module.
struct LabelAttribute: Sendable {
  /// Reads the property into a style whose font has some size in points at the default text size.
  let read: @Sendable (ElementReader, _ fontSize: Double, inout LabelStyle) -> Void
  /// The modifiers that declare the property in Swift; empty for its default.
  let modifiers: @Sendable (LabelStyle) -> [String]

  /// All properties except the font, in the order of their modifiers.
  static let all = [numberOfLines, lineBreakMode, paragraphStyle, shrinking]

  private static let numberOfLines = LabelAttribute(
    read: { reader, _, style in
      let lines = reader.number("numberOfLines") ?? 1
      if lines < 0 || lines != lines.rounded() {
        reader.noteValue(reader.string("numberOfLines") ?? "", of: "numberOfLines")
      }
      style.numberOfLines = Int(max(lines, 0))
    }, modifiers: { _ in [] })

  private static let lineBreakMode = LabelAttribute(
    read: { reader, _, style in
      style.lineBreakMode = reader.choice("lineBreakMode", modes) ?? .byTruncatingTail
      reader.ignore("lineBreakStrategy")
    },
    modifiers: { style in
      style.lineBreakMode == .byTruncatingTail ? [] : [".lineBreakMode(.\(style.lineBreakMode))"]
    })

  private static let modes: [String: LineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
    "tailTruncation": .byTruncatingTail,
  ]

  /// The paragraph style, which documents write in an attributed text. Of a plain one's alignments,
  /// only that to the right changes the width of lines.
  private static let paragraphStyle = LabelAttribute(
    read: { reader, _, style in
      if reader.string("textAlignment") == "right" { style.paragraphStyle.alignment = .right }
    },
    modifiers: { style in
      style.paragraphStyle == ParagraphStyle()
        ? [] : [".paragraphStyle(\(style.paragraphStyle.swiftExpression))"]
    })

  /// How far a text that is too wide may shrink. Interface Builder writes that it may not, and
  /// otherwise only how far.
  private static let shrinking = LabelAttribute(
    read: { reader, fontSize, style in
      let shrinks = reader.flag("adjustsFontSizeToFit") ?? true
      let factor = reader.number("minimumScaleFactor")
      let size = reader.number("minimumFontSize")
      guard shrinks, let least = factor ?? size.map({ $0 / fontSize }), least > 0, least < 1
      else { return }
      guard style.numberOfLines == 1 else {
        reader.note(
          .notMeasured, "a text of several lines shrinks to fit in the app; here it keeps its size")
        return
      }
      if factor == nil, let size {
        reader.note(
          .notMeasured,
          "the smallest size of \(size.plain) points is taken as the part that it is of the font at L"
        )
      }
      style.adjustsFontSizeToFitWidth = true
      style.minimumScaleFactor = least
    },
    modifiers: { style in
      guard style.minimumScale > 0 else { return [] }
      return [
        ".adjustsFontSizeToFitWidth()", ".minimumScaleFactor(\(style.minimumScaleFactor.plain))",
      ]
    })
}
