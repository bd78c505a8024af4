/// How a text is set, where it is not all in one font and as a label without a style sets it.
final class TextSetting: Sendable {
  let paragraphStyle: ParagraphStyle
  /// The runs of an attributed text; empty if one font without other attributes sets it all.
  let runs: [AttributedText.Run]

  init(_ paragraphStyle: ParagraphStyle, runs: [AttributedText.Run]) {
    self.paragraphStyle = paragraphStyle
    self.runs = runs
  }

  /// Whether lines may be of other heights or farther apart than the font makes them.
  var changesHeights: Bool { paragraphStyle.changesHeights || !runs.isEmpty }

  /// The number of the run that holds the character at an offset; the last one for the text's end.
  ///
  /// - Precondition: There are runs.
  /// - Complexity: O(log r) in their number.
  func run(at offset: Int) -> Int {
    (0..<runs.count - 1).partitioningIndex { runs[$0].utf8Range.upperBound > offset }
  }
}

extension PreparedText {
  func attributes(at offset: Int) -> AttributedText.Attributes {
    guard let setting, !setting.runs.isEmpty else { return AttributedText.Attributes(font: font) }
    return setting.runs[setting.run(at: offset)].attributes
  }

  func face(at offset: Int) -> ScaledFace {
    guard let setting, !setting.runs.isEmpty else { return face }
    return setting.runs[setting.run(at: offset)].attributes.font.face
  }
}
