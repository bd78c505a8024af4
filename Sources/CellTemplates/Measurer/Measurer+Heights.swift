import SelfSizingCells
import SelfSizingTypography

extension Measurer {
  /// Measures the heights of many contents at every width under all traits, on the calling task.
  ///
  /// Contents that put the same into the cell are measured once.
  /// - Throws: ``HeightMatrixError`` that names the first content that cannot be measured.
  /// - Complexity: O(contents × traits × (text + widths)).
  public func heights(
    of contents: [Content], widths: [Double], traits: [TraitCollection] = [TraitCollection()],
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) throws(HeightMatrixError) -> HeightMatrix {
    let job = HeightJob(
      template: template, contents: contents, widths: widths, traits: traits,
      priorities: priorities)
    try job.check()
    var worker = HeightWorker(job, heights)
    // The worker alone has the cache, so that nothing copies it.
    heights = ContentHeights(cells, cacheCapacity: 0)
    defer { heights = worker.measured }
    let representatives = HeightJob<Content>.firstPositions(of: worker.hashes(contents.indices))
    let found = try worker.heights(contents.indices, representatives)
    return job.matrix([found], representatives)
  }
}
