struct FontOptions: Hashable, Sendable {
  var file = ""
  /// The face of a collection, from 1.
  var face = 1
  var size = 17.0
  var text = ""
  /// The values of axes, instead of those that the size chooses and the defaults.
  var axes: [AxisValue] = []
  var instance = ""
  var verifies = false
  var format = OutputFormat.table
  var isQuiet = false
}

struct AxisValue: Hashable, Sendable { let tag: String, value: Double }

extension FlagValue where Value == AxisValue {
  static var axis: FlagValue {
    FlagValue("TAG=VALUE", "an axis and its value, such as wght=550") { text in
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].utf8.count == 4, let value = Double(parts[1]),
        value.isFinite, parts[1].allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" })
      else { return nil }
      return AxisValue(tag: String(parts[0]), value: value)
    }
  }
}

func fontDefinition() -> CommandDefinition<FontOptions> {
  CommandDefinition(
    name: "font", summary: "describe a font file",
    discussion:
      "Prints the names, metrics, axes, named instances and line heights of a TrueType or "
      + "OpenType file, how far its widths can be trusted, what could not be read, and "
      + "whether it has the characters of a text. --verify exits with 1 if the width of a "
      + "published string differs.",
    examples: [
      " Inter.ttf", " Inter.ttf --size 22 --text \"Größe 大\"",
      " InterVariable.ttf --axis wght=550,opsz=32", " SF-Pro.ttf --verify",
    ], operand: .operand(.file("FILE"), \.file, "font file"),
    flags: [
      .value("face", .count(1...1000), \.face, "face of a collection (default: 1)"),
      .value("size", .points("POINTS", 1...1000), \.size, "point size (default: 17)"),
      .value("text", .line("TEXT"), \.text, "text to look up and measure"),
      .value(
        "axis", .list(of: .axis), \.axes,
        "positions along axes (default: the optical size for the point size; other axes "
          + "as in the file)"),
      .value("instance", .line("NAME"), \.instance, "named instance to use"),
      .toggle(
        "verify", \.verifies,
        "measure the system font's published strings, and print how many agree"),
      .format(\.format, among: [.table, .json]), .quiet(\.isQuiet),
    ], defaults: FontOptions())
}
