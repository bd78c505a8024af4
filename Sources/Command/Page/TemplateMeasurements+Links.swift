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
        let isPlain =
          scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        return isPlain || scalar == "-" || scalar == "_" ? Character(scalar) : "-"
      })
  }

  /// The id of the cells at one text size and width: `recipe.AX3.w320`.
  func anchor(width: Int, category: Int) -> String {
    "\(anchor).\(categories[category].sizeName).w\(NumberFormat.short(widths[width]))"
  }

  /// The id of a drawn cell in links: `recipe.AX3.w320.c4`.
  func anchor(of drawing: DrawnCell) -> String {
    anchor(width: drawing.width, category: drawing.category) + ".c\(drawing.content + 1)"
      + (drawing.isMirrored ? ".rtl" : "")
  }
}
