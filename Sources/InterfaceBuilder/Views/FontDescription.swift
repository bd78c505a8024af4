import SelfSizingTypography

/// A font as a document describes it.
package enum FontDescription: Hashable, Sendable {
  /// A text style's font, which scales.
  case style(TextStyle)
  case system(size: Double, weight: FontWeight)
  /// A font of the app's own, by its PostScript name.
  case custom(name: String, size: Double)
}

extension FontDescription {
  /// The size in points at the standard text size.
  package var standardSize: Double {
    switch self {
    case .style(let style): style.pointSize(for: .large)
    case .system(let size, _), .custom(_, let size): size
    }
  }

  /// The text styles by Interface Builder's names.
  static let styles = Dictionary(
    uniqueKeysWithValues: TextStyle.allCases.map { ($0.uiKitName, $0) })

  private static let weights: [String: FontWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Reads a `fontDescription`.
  ///
  /// - Parameter standardSize: The class's own size in points, for a font that does not name one.
  init?(_ element: MarkupElement, standardSize: Double, _ log: ReadingLog) {
    let reader = ElementReader(element, log)
    var size = reader.number("pointSize")
    if let negative = size, negative < 0 {
      reader.noteValue(element["pointSize"] ?? "", of: "pointSize")
      size = nil
    }
    let weight = reader.choice("weight", Self.weights)
    reader.ignore("family", "width")
    defer { reader.finish() }
    if let style = reader.string("style") {
      if let known = Self.styles[style] {
        self = .style(known)
        return
      }
      reader.noteValue(style, of: "style")
    }
    if let name = reader.string("name") {
      self = Self.named(name, size: size ?? standardSize)
      return
    }
    switch reader.string("type") {
    case "boldSystem": self = .system(size: size ?? standardSize, weight: weight ?? .bold)
    case "system", "italicSystem", "smallSystem", "monospacedSystem", nil:
      self = .system(size: size ?? standardSize, weight: weight ?? .regular)
    case let type?:
      reader.noteValue(type, of: "type")
      self = .system(size: size ?? standardSize, weight: weight ?? .regular)
    }
  }

  /// The font of a PostScript name: the system's own go by several.
  static func named(_ name: String, size: Double) -> FontDescription {
    let isSystem =
      name.hasPrefix(".SF") || name.hasPrefix("SFUI") || name.hasPrefix(".AppleSystem")
      || name.hasPrefix("SFPro")
    return isSystem
      ? .system(size: size, weight: weight(inName: name)) : .custom(name: name, size: size)
  }

  /// The weight that a PostScript name states after its last hyphen; regular if it states none.
  package static func weight(inName name: String) -> FontWeight {
    let style = name.split(separator: "-").dropFirst().last.map { $0.lowercased() } ?? ""
    let names: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin),
      ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
      ("heavy", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium), ("light", .light),
    ]
    return names.first { style.contains($0.0) }?.1 ?? .regular
  }
}
