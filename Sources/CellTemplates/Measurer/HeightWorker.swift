import SelfSizingAutoLayout
import SelfSizingCells

/// Measures contents of a job; one per task.
struct HeightWorker<Content> {
  private let job: HeightJob<Content>
  /// The template's: asking the template for it copies more than that.
  private let bindings: CellBindings<Content>
  private(set) var measured: ContentHeights
  private let environments: [CellEnvironment]

  /// Creates a worker that measures with what others have measured with before.
  init(_ job: HeightJob<Content>, _ measured: ContentHeights) {
    self.job = job
    bindings = job.template.bindings
    self.measured = measured
    environments = job.traits.map { measured.measurer.environment($0, job.priorities) }
  }

  /// Creates a worker with its own measurer, which caches nothing.
  init(_ job: HeightJob<Content>) {
    let measurer = CellMeasurer(job.template.layout, site: job.template.site)
    self.init(job, ContentHeights(measurer, cacheCapacity: 0))
  }

  /// Hashes what each of the contents puts into the cell.
  func hashes(_ range: Range<Int>) -> [Int] {
    var values = CellValues()
    return range.map { index in
      values.readTexts(of: job.contents[index], bindings)
      var hash = values.hashTexts()
      if bindings.hasStates {
        for traits in job.traits {
          values.readStates(of: job.contents[index], traits, bindings)
          hash.combine(values.states)
        }
      }
      return Int(truncatingIfNeeded: hash.value)
    }
  }

  /// Finds the heights of contents in their order.
  ///
  /// - Parameter representatives: For each content the first one with the same hash. Where the two
  ///   put the same into the cell, the later one's heights are left at 0.
  /// - Returns: The heights, and the contents that differ from those with the same hash.
  mutating func heights(_ range: Range<Int>, _ representatives: [Int32]) throws(HeightMatrixError)
    -> (heights: [Double], different: [Int])
  {
    let count = job.heightsPerContent
    var heights = [Double](repeating: 0, count: range.count * count)
    var different: [Int] = []
    var values = CellValues()
    for (position, index) in range.enumerated() {
      let first = Int(representatives[index])
      if first != index {
        if areAlike(index, first) { continue }
        different.append(index)
      }
      do {
        try measure(job.contents[index], &values, into: &heights, at: position * count)
      } catch {
        throw HeightMatrixError(
          content: index, reason: .layout(template: job.template.name, error))
      }
    }
    return (heights, different)
  }

  private mutating func measure(
    _ content: Content, _ values: inout CellValues, into heights: inout [Double], at start: Int
  ) throws(LayoutError) {
    var next = start
    values.readTexts(of: content, bindings)
    measured.begin(&values)
    for environment in environments {
      values.readStates(of: content, environment.traits, bindings)
      for width in job.widths {
        heights[next] = try measured.height(of: &values, width: width, environment)
        next += 1
      }
    }
  }

  /// Whether two contents with the same hash put the same into the cell under all traits.
  private func areAlike(_ one: Int, _ other: Int) -> Bool {
    var first = CellValues()
    var second = CellValues()
    first.readTexts(of: job.contents[one], bindings)
    second.readTexts(of: job.contents[other], bindings)
    guard bindings.hasStates else { return first.isIdentical(to: second) }
    return job.traits.allSatisfy { traits in
      first.readStates(of: job.contents[one], traits, bindings)
      second.readStates(of: job.contents[other], traits, bindings)
      return first.isIdentical(to: second)
    }
  }
}
