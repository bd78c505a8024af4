/// What a label is to the engine of heights, in a few plain numbers that are read without counting references.
struct HeightLabelKind: BitwiseCopyable {
  /// Where ``CellValues/texts`` holds the text; that of the next label where it is the same for all contents.
  let text: Int
  /// The most lines as declared; 0 for any number.
  let lineLimit: Int
  /// Whether nothing but the text depends on the content, and all lines are as high as the font makes them.
  let isUsual: Bool

  static func kinds(of labels: [CellLayout.Label]) -> [HeightLabelKind] {
    var text = 0
    return labels.map { label in
      let isBound = label.fixedText == nil && label.attributedText == nil
      defer { if isBound { text += 1 } }
      return HeightLabelKind(
        text: text, lineLimit: min(label.numberOfLines, CellLayout.Label.mostLines),
        isUsual: isBound && label.boundFont == nil && label.boundLineLimit == nil
          && label.numberOfLines >= 0
          && label.isUniform)
    }
  }
}
