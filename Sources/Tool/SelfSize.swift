import SelfSizingCommand

#if canImport(SelfSizingCellRunner)
  import SelfSizingCellRunner
#endif

/// The command with the gallery; an app's own templates get the same in as many lines.
@main enum SelfSize {
  static func main() async {
    await MeasurementCommand.run(Gallery.entries, scenes: Gallery.scenes, headless: headless)
  }

  /// Measures views of UIKit where this package has a UIKit of its own.
  private static var headless: HeadlessFigures? {
    #if canImport(SelfSizingCellRunner)
      .ofProbe
    #else
      nil
    #endif
  }
}
