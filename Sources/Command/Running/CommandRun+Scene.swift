extension CommandRun {
  func scene(_ options: SceneOptions) throws -> ExitStatus {
    guard let scene = scenes.first(where: { $0.name == options.name }) else { return .usage }
    let svg = try scene.draw(options.settings).svg()
    if options.output.isEmpty {
      console.write(svg)
    } else {
      try write(svg, to: options.output)
    }
    return .success
  }
}
