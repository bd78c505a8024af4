import SelfSizingCommand

/// The command with the gallery; an app's own templates get the same in as many lines.
@main enum SelfSize {
  static func main() async {
    await MeasurementCommand.run(Gallery.entries, scenes: Gallery.scenes, headless: headless)
  }

  /// Measures views of UIKit where this package has its own UIKit.
  private static var headless: HeadlessFigures? {
    #if os(Linux)
      .compiled
    #else
      nil
    #endif
  }
}
