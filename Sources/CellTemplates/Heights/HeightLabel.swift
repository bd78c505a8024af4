import SelfSizingAutoLayout
import SelfSizingTypography
import SelfSizingViews

/// A label of one cell, as far as heights depend on it: how it is declared, in a few plain numbers that are
/// read without counting references, and the text that it shows at present.
struct HeightLabel {
  /// The label's element.
  let element: Int
  /// Where ``CellValues/texts`` holds the text; that of the next label where it is the same for all contents.
  let textIndex: Int
  /// The most lines as declared; 0 for any number.
  let declaredLineLimit: Int
  /// Whether nothing but the text depends on the content, and lines are counted.
  let isUsual: Bool
  /// Whether lines need only be counted: all are as high as the font makes them, and filled as a label fills
  /// them that states nothing.
  let isCounted: Bool
  let isFontBound: Bool
  /// Whether the label may show more than one line.
  let isMultiline: Bool
  let lineBreakMode: LineBreakMode
  let lineBreakStrategy: LineBreakStrategy
  /// The room around the text, if it is that of a control.
  let padding: TextPadding?

  /// The prepared text of the present content.
  var text: PreparedText
  /// The most lines for that content; 0 for any number.
  var lineLimit = 0
  /// What the label measures where lines end at hard breaks only.
  var naturalSize = IntrinsicContentSize()

  private init(_ label: CellLayout.Label, textIndex: Int, _ text: PreparedText) {
    let style = label.style
    element = label.element
    self.textIndex = textIndex
    declaredLineLimit = style.numberOfLines
    isCounted = label.isUniform && style.lineBreakStrategy == .standard
    isUsual =
      label.isTextBound && label.boundFont == nil && label.boundLineLimit == nil && isCounted
    isFontBound = label.boundFont != nil
    isMultiline = label.isMultiline
    lineBreakMode = style.lineBreakMode
    lineBreakStrategy = style.lineBreakStrategy
    padding = style.padding
    self.text = text
  }

  /// The labels of a cell, which show nothing yet.
  static func labels(of labels: [CellLayout.Label]) -> [HeightLabel] {
    let nothing = PreparedText("", font: .systemFont(ofSize: 17))
    var text = 0
    return labels.map { label in
      defer { if label.isTextBound { text += 1 } }
      return HeightLabel(label, textIndex: text, nothing)
    }
  }

  /// The label's size, by that of its text without the room that a control keeps.
  func size(around text: IntrinsicContentSize) -> IntrinsicContentSize {
    padding?.size(around: text) ?? text
  }
}
