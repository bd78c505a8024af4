import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension String {
  var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || scalar.value == 0xFEFF || scalar.value == 0x200E || scalar.value == 0x200F:
        literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension LayoutSize {
  var swiftLiteral: String { "LayoutSize(width: \(width.plain), height: \(height.plain))" }
}

extension LayoutRect {
  var swiftLiteral: String {
    "LayoutRect(x: \(minX.plain), y: \(minY.plain), width: \(width.plain), height: \(height.plain))"
  }
}

extension DirectionalEdgeInsets {
  var swiftLiteral: String { "DirectionalEdgeInsets(\(swiftArguments))" }

  var swiftArguments: String {
    "top: \(top.plain), leading: \(leading.plain), bottom: \(bottom.plain), "
      + "trailing: \(trailing.plain)"
  }
}

extension AutoresizingMask {
  var swiftLiteral: String {
    // In the order of the bits.
    let names = [
      "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
      "flexibleHeight", "flexibleBottomMargin",
    ]
    let set = names.enumerated().filter { contains(AutoresizingMask(rawValue: 1 << $0.offset)) }
    return "[" + set.map { ".\($0.element)" }.joined(separator: ", ") + "]"
  }
}

extension FontWeight {
  var swiftLiteral: String {
    FontWeight.allCases.firstIndex(of: self).map { ".\(FontWeight.names[$0])" } ?? ".regular"
  }
}

extension TextFont {
  var swiftLiteral: String {
    weight == .regular
      ? ".systemFont(ofSize: \(pointSize.plain))"
      : ".systemFont(ofSize: \(pointSize.plain), weight: \(weight.swiftLiteral))"
  }
}

extension LabelFont {
  var swiftArgument: String {
    if case .style(let style, nil) = kind { return "style: .\(style)" }
    return "font: \(swiftLiteral)"
  }

  /// The font with its dot, where the type is known.
  var swiftLiteral: String {
    switch kind {
    case .style(let style, let weight):
      ".style(.\(style)\(weight.map { ", weight: \($0.swiftLiteral)" } ?? ""))"
    case .fixed(let font): ".fixed(\(font.swiftLiteral))"
    case .scaled(let font, let style, let maximum):
      ".scaled(\(font.swiftLiteral), as: .\(style)"
        + (maximum.map { ", maximumPointSize: \($0.plain)" } ?? "") + ")"
    }
  }

  var swiftExpression: String { "LabelFont\(swiftLiteral).resolved(for: traits)" }
}

extension ParagraphStyle {
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
