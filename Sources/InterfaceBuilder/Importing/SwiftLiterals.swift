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
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, ".flexibleLeftMargin"), (.flexibleWidth, ".flexibleWidth"),
      (.flexibleRightMargin, ".flexibleRightMargin"), (.flexibleTopMargin, ".flexibleTopMargin"),
      (.flexibleHeight, ".flexibleHeight"), (.flexibleBottomMargin, ".flexibleBottomMargin"),
    ]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}

extension FontWeight {
  var swiftLiteral: String {
    let names: [(FontWeight, String)] = [
      (.ultraLight, ".ultraLight"), (.thin, ".thin"), (.light, ".light"), (.regular, ".regular"),
      (.medium, ".medium"), (.semibold, ".semibold"), (.bold, ".bold"), (.heavy, ".heavy"),
      (.black, ".black"),
    ]
    return names.first { $0.0 == self }?.1 ?? ".regular"
  }
}

extension TextFont {
  /// The call that makes the system's font of this size and weight.
  var swiftLiteral: String {
    weight == .regular
      ? ".systemFont(ofSize: \(pointSize.plain))"
      : ".systemFont(ofSize: \(pointSize.plain), weight: \(weight.swiftLiteral))"
  }
}

extension LabelFont {
  var swiftArgument: String {
    if case .style(let style, nil) = kind, !isInTextView { return "style: .\(style)" }
    return "font: \(swiftLiteral)"
  }

  /// The font with its dot, where the type is known.
  var swiftLiteral: String { isInTextView ? "\(labelLiteral).inTextView" : labelLiteral }

  private var labelLiteral: String {
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
