import SelfSizing

extension TemplateMeasurements {
  /// The id of the template's section: letters, digits, hyphens and underscores of its name, and
  /// after a point those of the system: `recipe.iOS26`.
  var anchor: String {
    Self.plain(name) + (system.map { ".\(Self.plain($0.filter { $0 != " " }))" } ?? "")
  }

  private static func plain(_ name: String) -> String {
    String(
      name.unicodeScalars.map { scalar in
        let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
        return isPlain || scalar == "_" ? Character(scalar) : "-"
      })
  }

  func anchor(width: Int, category: Int) -> String {
    "\(anchor).\(categories[category].sizeName).w\(widths[width].short)"
  }

  func anchor(of drawing: DrawnCell) -> String {
    anchor(width: drawing.width, category: drawing.category) + ".c\(drawing.content + 1)"
      + (drawing.isMirrored ? ".rtl" : "")
  }
}
