import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

/// The contents to measure, shared by all tasks that measure them.
struct HeightJob<Content> {
  let template: CellTemplate<Content>
  let contents: [Content]
  let widths: [Double]
  let traits: [TraitCollection]
  let priorities: FittingPriorities

  var heightsPerContent: Int { widths.count * traits.count }

  func check() throws(HeightMatrixError) {
    do { try template.checkDeclaration() } catch { throw HeightMatrixError(nil, error) }
    guard contents.count < Int32.max else {
      throw HeightMatrixError(Int(Int32.max), .tooManyContents(contents.count))
    }
    for width in widths where !(width >= 0 && width <= IntrinsicContentSize.largestSize) {
      throw HeightMatrixError(
        nil, .layout(template: template.name, .invalidNumber("target width", width)))
    }
  }
}

extension HeightJob: Sendable where Content: Sendable {}

extension HeightJob {
  /// The first content with the same hash, for each of them. No list grows here: one that does
  /// takes twice its memory, which would be most of what a million heights take.
  func firstPositions(of hashes: [[Int]]) -> [Int32] {
    var known = Dictionary<Int, Int32>(minimumCapacity: contents.count)
    var positions: [Int32] = []
    positions.reserveCapacity(contents.count)
    for hash in hashes.joined() {
      let position = Int32(positions.count)
      let first = known[hash] ?? position
      if first == position { known[hash] = position }
      positions.append(first)
    }
    return positions
  }

  /// Puts the heights of repeated contents where they belong, except those that differ.
  func matrix(
    _ pieces: [(heights: [Double], different: [Int])], _ representatives: [Int32]
  ) -> HeightMatrix {
    let count = heightsPerContent
    var heights: [Double] = []
    heights.reserveCapacity(contents.count * count)
    for piece in pieces { heights += piece.heights }
    let different = Set(pieces.lazy.flatMap(\.different))
    var repeatedCount = 0
    for (index, first) in representatives.enumerated()
    where Int(first) != index && !different.contains(index) {
      repeatedCount += 1
      for offset in 0..<count {
        heights[index * count + offset] = heights[Int(first) * count + offset]
      }
    }
    return HeightMatrix(
      contentCount: contents.count, widths: widths, traits: traits, heights: heights,
      measuredContentCount: contents.count - repeatedCount)
  }
}

/// Measures contents of a job; one per task.
struct HeightWorker<Content> {
  private let job: HeightJob<Content>
  /// The template's: asking the template for it copies more than that.
  private let bindings: CellBindings<Content>
  private(set) var measured: ContentHeights
  private let environments: [CellEnvironment]

  init(_ job: HeightJob<Content>, _ measured: ContentHeights) {
    self.job = job
    bindings = job.template.bindings
    self.measured = measured
    environments = job.traits.map { measured.measurer.environment($0, job.priorities) }
  }

  init(_ job: HeightJob<Content>) {
    let measurer = CellMeasurer(job.template.layout, site: job.template.site)
    self.init(job, ContentHeights(measurer, cacheCapacity: 0))
  }

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

  /// Finds the heights of contents in their order, and those that differ from the first content
  /// with the same hash; where they do not, the later one's heights are left at 0.
  mutating func heights(_ range: Range<Int>, _ representatives: [Int32]) throws(HeightMatrixError)
    -> (heights: [Double], different: [Int])
  {
    let count = job.heightsPerContent
    var heights = [Double](repeating: 0, count: range.count * count)
    var different: [Int] = []
    for (position, index) in range.enumerated() {
      let first = Int(representatives[index])
      if first != index {
        if areAlike(index, first) { continue }
        different.append(index)
      }
      do {
        try measure(job.contents[index], into: &heights, at: position * count)
      } catch {
        throw HeightMatrixError(index, .layout(template: job.template.name, error))
      }
    }
    return (heights, different)
  }

  private mutating func measure(
    _ content: Content, into heights: inout [Double], at start: Int
  ) throws(LayoutError) {
    var next = start
    measured.values.readTexts(of: content, bindings)
    measured.begin()
    for environment in environments {
      measured.values.readStates(of: content, environment.traits, bindings)
      for width in job.widths {
        heights[next] = try measured.height(width: width, environment)
        next += 1
      }
    }
  }

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
