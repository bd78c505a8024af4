import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// Measures contents of a job; one per task.
struct HeightWorker<Content> {
  private let job: HeightJob<Content>
  private let engine: HeightEngine<Content>
  private let environments: [HeightEnvironment]

  init(_ job: HeightJob<Content>, _ engine: HeightEngine<Content>) {
    self.job = job
    self.engine = engine
    environments = job.traits.map { engine.environment($0, job.priorities) }
  }

  /// Hashes what each of the contents puts into the cell.
  func hashes(_ range: Range<Int>) -> [Int] {
    range.map { job.template.layout.contentHash(of: job.contents[$0], job.traits) }
  }

  /// Finds the heights of contents in their order.
  ///
  /// - Parameter representatives: For each content the first one with the same hash. Where the two put
  ///   the same into the cell, the later one's heights are left at 0.
  /// - Returns: The heights, and the contents that differ from those with the same hash.
  func heights(_ range: Range<Int>, _ representatives: [Int32]) throws(HeightMatrixError)
    -> (heights: [Double], different: [Int])
  {
    let count = job.widths.count * job.traits.count
    var heights = [Double](repeating: 0, count: range.count * count)
    var different: [Int] = []
    for (position, index) in range.enumerated() {
      let first = Int(representatives[index])
      if first != index {
        if isSame(index, first) { continue }
        different.append(index)
      }
      do {
        try measure(job.contents[index], into: &heights, at: position * count)
      } catch {
        throw HeightMatrixError(
          content: index, reason: .layout(template: job.template.name, error))
      }
    }
    return (heights, different)
  }

  private func measure(_ content: Content, into heights: inout [Double], at start: Int)
    throws(LayoutError)
  {
    var next = start
    for environment in environments {
      try engine.read(content, environment)
      for width in job.widths {
        heights[next] = try engine.height(
          of: content, fitting: LayoutSize(width: width, height: 0), environment)
        next += 1
      }
    }
  }

  /// Whether two contents with the same hash put the same into the cell.
  private func isSame(_ one: Int, _ other: Int) -> Bool {
    job.template.layout.areAlike(job.contents[one], job.contents[other], job.traits)
  }
}
