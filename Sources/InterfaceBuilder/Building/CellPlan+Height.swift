import SelfSizingCellTemplates

extension CellPlan {
  /// Whether the cell as written in the file has no height on an iPhone at the large text size.
  ///
  /// A table view then chooses a height; Apple calls it constraints that "ambiguously
  /// suggest a height of zero".
  func isEmptyAtLarge(file: String) -> Bool {
    let measurer = Measurer(template(file: file))
    let measured = try? measurer.measure(.asInFile, width: 375)
    return measured.map { $0.size.height == 0 } ?? false
  }
}
