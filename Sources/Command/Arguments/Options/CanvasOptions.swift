struct CanvasOptions: Hashable, Sendable {
  var path = ""
  var isSummary = false
  var format = OutputFormat.table
  var isQuiet = false
}

func canvasDefinition() -> CommandDefinition<CanvasOptions> {
  CommandDefinition(
    name: "canvas", summary: "compare frames with Interface Builder's",
    discussion: "Lays out each cell of .xib and .storyboard files at its size on the canvas, and "
      + "compares every frame with the one that Interface Builder saved, laid out by "
      + "Apple's Auto Layout. Prints how many agree within half a point, and sorts the rest "
      + "by cause. A frame is stale only if the document itself shows it.",
    examples: [" RecipeListCell.xib", " Sources --summary", " Sources --fonts Fonts --format csv"],
    operand: .operand(
      .text("PATH", "a .xib or .storyboard file, or a folder of them"), \.path,
      "file, or folder of files, to compare"),
    flags: [
      .toggle("summary", \.isSummary, "do not list individual frames"), .format(\.format),
      .quiet(\.isQuiet),
    ], defaults: CanvasOptions())
}
