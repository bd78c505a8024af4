import SelfSizingCommand

/// The command with the gallery; an app's own templates get the same in as many lines.
@main enum SelfSize {
  static func main() async {
    await MeasurementCommand.run(Gallery.entries, scenes: Gallery.scenes)
  }
}
