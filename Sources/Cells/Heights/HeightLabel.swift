import SelfSizingAutoLayout
import SelfSizingTypography

/// A label of one cell, as far as heights depend on it: how it is declared, and the text that it
/// shows at present. Its parts are read in place: taken out, references to all that it holds would
/// be counted.
struct HeightLabel {
  /// The label's element.
  let element: Int
  /// Where ``CellValues/texts`` holds the text; that of the next label where it is the same for all
  /// contents.
  let textIndex: Int
  /// How the text is set, as it is declared.
  let style: LabelStyle
  /// Whether nothing but the text depends on the content, and lines are counted.
  let isUsual: Bool
  /// Whether lines need only be counted.
  let isCounted: Bool
  let isFontBound: Bool

  /// The prepared text of the present content.
  var text: PreparedText
  /// The most lines for that content; 0 for any number.
  var lineLimit = 0
  /// The label's size if lines end at hard breaks only.
  var naturalSize = IntrinsicContentSize()

  private init(_ label: CellLayout.Label, textIndex: Int, _ text: PreparedText) {
    element = label.element
    self.textIndex = textIndex
    style = label.style
    isCounted = label.isUniform && label.style.isCounted
    isUsual =
      label.isTextBound && label.boundFont == nil && label.boundLineLimit == nil && isCounted
    isFontBound = label.boundFont != nil
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
    style.padding?.size(around: text) ?? text
  }
}
