/// What `selfsize font` is asked to do.
struct FontOptions: Hashable, Sendable {
  /// The font file.
  var file = ""
  /// The face of a collection, from 1.
  var face = 1
  /// The point size of which lines are told.
  var size = 17.0
  /// A text whose coverage is told; empty for none.
  var text = ""
  /// Whether the output is JSON instead of words.
  var isJSON = false
  /// Whether only data and errors are printed.
  var isQuiet = false
}

/// The entry of `font` in the table of commands.
func fontDefinition() -> CommandDefinition<FontOptions> {
  CommandDefinition(
    name: "font",
    summary: "tell what a font file offers",
    discussion:
      "Prints the metrics of a TrueType or OpenType file, the heights of lines set in it, and whether it "
      + "has the characters of a text.",
    examples: [
      " Inter.ttf",
      " Inter.ttf --size 22 --text \"Größe 大\"",
    ],
    operand: .operand(.inputFile("FILE"), \.file, "font file"),
    flags: [
      .value("face", .count(1...1000), \.face, "face of a collection (default: 1)"),
      .value("size", .points("POINTS", 1...1000), \.size, "point size (default: 17)"),
      .value("text", .line("TEXT"), \.text, "text whose characters are looked up and measured"),
      .toggle("json", \.isJSON, "print JSON instead of words"),
      .toggle("quiet", \.isQuiet, "print no progress and no notes"),
    ],
    defaults: FontOptions()
  )
}
