import SelfSizing

extension MeasuringRun {
  /// Adds to the findings which cells are lower than at the next smaller text size that was
  /// measured, where no reflow of a stack explains it.
  func findShrinking(among cells: inout [CellOutcome], count: Int, _ site: DeclarationSite) {
    let ascending = categories.indices.sorted { categories[$0] < categories[$1] }
    for width in widths.indices {
      for (smaller, larger) in zip(ascending, ascending.dropFirst()) {
        let lower = (width * categories.count + smaller) * count
        let upper = (width * categories.count + larger) * count
        for content in 0..<count {
          // Heights alone first: nearly all grow, and taking cells out counts references.
          guard cells[upper + content].height < cells[lower + content].height else { continue }
          let (before, after) = (cells[lower + content], cells[upper + content])
          if after.isReflowed != before.isReflowed { continue }
          let finding = CellFinding(
            .shrinking(height: after.height, before: before.height, at: categories[smaller]),
            item: nil, site: site)
          cells[upper + content].insert(finding)
        }
      }
    }
  }
}
