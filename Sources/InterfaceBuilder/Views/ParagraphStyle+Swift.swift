import SelfSizingTypography

extension ParagraphStyle {
  /// The call that makes this style, with what differs from a label's own.
  var swiftExpression: String {
    let standard = ParagraphStyle()
    let lengths: [(String, KeyPath<ParagraphStyle, Double>)] = [
      ("lineSpacing", \.lineSpacing), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
      ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent),
    ]
    var arguments = alignment == standard.alignment ? [] : ["alignment: .\(alignment)"]
    arguments += lengths.filter { self[keyPath: $0.1] != standard[keyPath: $0.1] }
      .map { "\($0.0): \(self[keyPath: $0.1].plain)" }
    if !tabStops.isEmpty {
      arguments.append("tabStops: [\(tabStops.map(\.plain).joined(separator: ", "))]")
    }
    if defaultTabInterval != standard.defaultTabInterval {
      arguments.append("defaultTabInterval: \(defaultTabInterval.plain)")
    }
    return "ParagraphStyle(\(arguments.joined(separator: ", ")))"
  }
}
