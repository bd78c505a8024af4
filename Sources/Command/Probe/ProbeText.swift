/// The text of the probe: a file of tests that an app compiles, and that writes a device's figures.
///
/// It is put together of the files of Sources/Probe, which this package compiles against its own
/// UIKit, by Scripts/generate-probe.py.
enum ProbeText {
  /// The line that says which cells of the app are measured.
  private static let cells = "@MainActor private let probedCells: [CellEntry] = "

  /// The file.
  ///
  /// - Parameter measuresCells: Whether a list of cells, `cells`, is compiled beside it.
  static func text(measuresCells: Bool) -> String {
    let text = part1 + part2
    return measuresCells ? text.replacing("\(cells)[]", with: "\(cells)cells") : text
  }
}
