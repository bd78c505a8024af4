import SelfSizing

/// What is measured of each template, and how.
public struct MeasuringRun: Sendable {
  /// The widths in points.
  public var widths: [Double]
  /// The text sizes.
  public var categories: [DynamicTypeCategory]
  /// What all measurements have in common.
  public var settings: MeasurementSettings
  /// The number of tasks that measure at the same time; results do not depend on it.
  public var taskCount: Int
  /// Hears how many more cells have been measured, from any task.
  public var progress: (@Sendable (Int) -> Void)?

  /// Creates a run.
  public init(
    widths: [Double], categories: [DynamicTypeCategory], settings: MeasurementSettings,
    taskCount: Int, progress: (@Sendable (Int) -> Void)? = nil
  ) {
    self.widths = widths
    self.categories = categories
    self.settings = settings
    self.taskCount = max(taskCount, 1)
    self.progress = progress
  }

  /// Contents measured by one task in a row: enough to make preparing a measurer negligible, few
  /// enough to keep every core busy.
  private static var chunk: Int { 256 }

  private typealias Job = (category: Int, contents: Range<Int>)

  /// Measures every content at every width and text size.
  ///
  /// - Throws: `MeasuringError` if the template cannot be measured.
  public func measure<Content: Sendable>(
    _ template: CellTemplate<Content>, _ contents: [Content]
  ) async throws -> TemplateMeasurements {
    let jobs = categories.indices.flatMap { category in
      stride(from: 0, to: contents.count, by: Self.chunk).map { first in
        (category, first..<min(first + Self.chunk, contents.count))
      }
    }
    var cells = [MeasuredCell?](
      repeating: nil, count: widths.count * categories.count * contents.count)
    try await withThrowingTaskGroup(of: (Int, [MeasuredCell]).self) { group in
      var pending = jobs.indices.makeIterator()
      func addJob() {
        guard let job = pending.next() else { return }
        group.addTask {
          let (category, range) = jobs[job]
          return (job, try measure(template, contents[range], category: category))
        }
      }
      for _ in 0..<taskCount { addJob() }
      while let (job, measured) = try await group.next() {
        progress?(measured.count)
        place(measured, of: jobs[job], count: contents.count, in: &cells)
        addJob()
      }
    }
    var measured = cells.compactMap { $0 }
    findShrinking(among: &measured, count: contents.count, template.site)
    return TemplateMeasurements(
      name: template.name, site: template.site, widths: widths, categories: categories,
      contentNames: contents.map { template.contentName($0) }, cells: measured,
      constants: template.constants, fileFindings: template.fileFindings)
  }

  /// The outcomes of some contents at one text size: content by content, width by width.
  private func measure<Content>(
    _ template: CellTemplate<Content>, _ contents: ArraySlice<Content>, category: Int
  ) throws -> [MeasuredCell] {
    let measurer = Measurer(template)
    let traits = settings.traits(categories[category])
    var cells: [MeasuredCell] = []
    cells.reserveCapacity(contents.count * widths.count)
    for content in contents {
      cells += try measurer.measure(
        content, widths: widths, traits: traits, priorities: settings.priorities
      ).map(MeasuredCell.init)
    }
    return cells
  }

  private func place(
    _ measured: [MeasuredCell], of job: Job, count: Int, in cells: inout [MeasuredCell?]
  ) {
    for width in widths.indices {
      let first = (width * categories.count + job.category) * count
      for (offset, content) in job.contents.enumerated() {
        cells[first + content] = measured[offset * widths.count + width]
      }
    }
  }
}

extension CellTemplate {
  /// How reports call a content: its texts on one line, shortened.
  public func contentName(_ content: Content) -> String {
    let longest = 40
    let texts = texts(for: content).filter { !$0.isEmpty }.joined(separator: " · ")
    // A single character may be arbitrarily long; what is compared and printed is cut between scalars.
    let scalars = texts.unicodeScalars.prefix(4 * longest).map { scalar in
      scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar
    }
    let line = String(String.UnicodeScalarView(scalars))
    let words = line.split(separator: " ").joined(separator: " ")
    return words.count > longest ? String(words.prefix(longest - 1)) + "…" : words
  }
}
