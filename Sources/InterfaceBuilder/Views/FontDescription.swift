import SelfSizingTypography

package enum FontDescription: Hashable, Sendable {
  case style(TextStyle)
  case system(size: Double, weight: FontWeight)
  /// A font of the app's own, by its PostScript name.
  case custom(name: String, size: Double)

  /// The size in points at the standard text size.
  package var standardSize: Double {
    switch self {
    case .style(let style): style.pointSize(for: .large)
    case .system(let size, _), .custom(_, let size): size
    }
  }

  static let styles = Dictionary(
    uniqueKeysWithValues: TextStyle.allCases.map { ($0.uiKitName, $0) })

  private static let weights = Dictionary(
    uniqueKeysWithValues: zip(FontWeight.names, FontWeight.allCases))

  /// Reads a `fontDescription`; one without a size has the class's own, in points.
  init?(_ element: MarkupElement, standardSize: Double, _ log: ReadingLog) {
    let reader = ElementReader(element, log)
    var size = reader.number("pointSize") ?? standardSize
    if size < 0 {
      reader.noteValue(element["pointSize"] ?? "", of: "pointSize")
      size = standardSize
    }
    let weight = reader.choice("weight", Self.weights)
    reader.ignore("family", "width")
    defer { reader.finish() }
    if let style = reader.choice("style", Self.styles) {
      self = .style(style)
    } else if let name = reader.string("name") {
      self = Self.named(name, size: size)
    } else {
      let usual = reader.choice(
        "type",
        [
          "system": .regular, "italicSystem": .regular, "smallSystem": .regular,
          "monospacedSystem": .regular, "boldSystem": FontWeight.bold,
        ])
      self = .system(size: size, weight: weight ?? usual ?? .regular)
    }
  }

  /// The font of a PostScript name: the system's own go by several.
  static func named(_ name: String, size: Double) -> FontDescription {
    let isSystem = [".SF", "SFUI", ".AppleSystem", "SFPro"].contains { name.hasPrefix($0) }
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

extension FontWeight {
  /// The names of ``allCases`` in documents and in Swift.
  static let names = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}
