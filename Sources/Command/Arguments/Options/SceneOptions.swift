import SelfSizing

struct SceneOptions: Hashable, Sendable {
  var name = ""
  var settings = SceneSettings()
  var output = ""
}

func sceneDefinition(_ scenes: [SceneEntry]) -> CommandDefinition<SceneOptions> {
  let names = scenes.map(\.name)
  let example = names.first ?? "NAME"
  return CommandDefinition(
    name: "scene", summary: "draw a collection as a layout places it",
    discussion: "Lays out a collection and draws it to scale as an SVG file. The scenes are: "
      + scenes.map { "\($0.name), \($0.summary)" }.joined(separator: "; ") + ".",
    examples: [
      " \(example) --out \(example).svg",
      " \(names.last ?? example) --width 390,820 --sizes L,AX3 --out \(names.last ?? example).svg",
    ], operand: .operand(.name("scene", among: names), \.name, "scene to draw"),
    flags: [
      .value(
        "width", .list(of: .points("W", 100...4000)), \.settings.widths,
        "widths of the collection in points (default: the scene's own)"),
      .value("sizes", .list(of: .size), \.settings.sizes, "text sizes (default: the scene's own)"),
      .value("out", .file("FILE.svg"), \.output, "file to write (default: standard output)"),
    ], defaults: SceneOptions())
}
