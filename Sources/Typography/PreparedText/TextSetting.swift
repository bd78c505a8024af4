final class TextSetting: Sendable {
  let paragraphStyle: ParagraphStyle
  /// Empty if one font without other attributes sets it all.
  let runs: [AttributedText.Run]

  init(_ paragraphStyle: ParagraphStyle, runs: [AttributedText.Run]) {
    self.paragraphStyle = paragraphStyle
    self.runs = runs
  }

  var changesHeights: Bool { paragraphStyle.changesHeights || !runs.isEmpty }

  /// The run that holds the character at an offset, the last for the text's end.
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
