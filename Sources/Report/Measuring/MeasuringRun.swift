import Foundation
import SelfSizing
import SelfSizingReport

/// What a run measures, and how.
struct MeasuringRun: Sendable {
  let widths: [Double]
  let categories: [DynamicTypeCategory]
  let settings: MeasurementSettings
  /// Whether the cells that a report draws are kept with all of their frames.
  let keepsDrawings: Bool
}

extension ContentsOfTemplate {
  /// Contents measured by one task in a row: enough to make preparing a measurer negligible, few
  /// enough to keep every core busy.
  private static var chunk: Int { 256 }

  /// Measures in parallel; the result is in the order of the input at any number of tasks.
  func measure(_ run: MeasuringRun) async throws -> TemplateMeasurements {
    let jobs = run.categories.indices.flatMap { category in
      stride(from: 0, to: contents.count, by: Self.chunk).map { first in
        (category, first..<min(first + Self.chunk, contents.count))
      }
    }
    var cells = [MeasuredCell?](
      repeating: nil, count: run.widths.count * run.categories.count * contents.count)
    try await withThrowingTaskGroup(of: (Int, [MeasuredCell]).self) { group in
      var pending = jobs.indices.makeIterator()
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        addJob(from: &pending, jobs, run, to: &group)
      }
      while let (job, measured) = try await group.next() {
        place(measured, of: jobs[job], run, in: &cells)
        addJob(from: &pending, jobs, run, to: &group)
      }
    }
    let measurements = measurements(run, cells.compactMap { $0 }, drawings: [])
    guard run.keepsDrawings else { return measurements }
    return self.measurements(
      run, measurements.cells, drawings: try drawings(run, of: measurements))
  }

  private typealias Job = (category: Int, contents: Range<Int>)

  private func addJob(
    from pending: inout Range<Int>.Iterator, _ jobs: [Job], _ run: MeasuringRun,
    to group: inout ThrowingTaskGroup<(Int, [MeasuredCell]), any Error>
  ) {
    guard let job = pending.next() else { return }
    let (category, range) = jobs[job]
    group.addTask { (job, try measure(run, category: category, range)) }
  }

  /// Width by width, so that each text is prepared once.
  private func measure(_ run: MeasuringRun, category: Int, _ range: Range<Int>) throws
    -> [MeasuredCell]
  {
    let measurer = Measurer(template)
    let traits = run.settings.traits(run.categories[category])
    return try run.widths.flatMap { width in
      try contents[range].map { content in
        MeasuredCell(
          try measurer.measure(
            content, width: width, traits: traits, priorities: run.settings.priorities))
      }
    }
  }

  private func place(
    _ measured: [MeasuredCell], of job: Job, _ run: MeasuringRun,
    in cells: inout [MeasuredCell?]
  ) {
    for width in run.widths.indices {
      let first = (width * run.categories.count + job.category) * contents.count
      for (offset, content) in job.contents.enumerated() {
        cells[first + content] = measured[width * job.contents.count + offset]
      }
    }
  }

  private func measurements(
    _ run: MeasuringRun, _ cells: [MeasuredCell], drawings: [DrawnCell]
  ) -> TemplateMeasurements {
    TemplateMeasurements(
      name: template.name, site: template.site, widths: run.widths, categories: run.categories,
      contentNames: contents.map(name), cells: cells, drawings: drawings)
  }

  /// Measures the representative contents once more and keeps their frames.
  private func drawings(_ run: MeasuringRun, of measurements: TemplateMeasurements) throws
    -> [DrawnCell]
  {
    let measurer = Measurer(template)
    let middle = run.categories.firstIndex(of: .large) ?? 0
    return try run.widths.indices.flatMap { width in
      let chosen = measurements.representativeContents(width: width, category: middle)
      return try run.categories.indices.flatMap { category in
        try chosen.map { content in
          DrawnCell(
            width: width, category: category, content: content,
            measurement: try measurer.measure(
              contents[content], width: run.widths[width],
              traits: run.settings.traits(run.categories[category]),
              priorities: run.settings.priorities))
        }
      }
    }
  }

  /// The content's texts on one line, shortened.
  private func name(of content: Content) -> String {
    let texts = template.texts(for: content).filter { !$0.isEmpty }.joined(separator: " · ")
    let line = texts.prefix(Self.nameLength + 1).map { $0.isNewline ? " " : $0 }
    return line.count > Self.nameLength
      ? String(line.prefix(Self.nameLength - 1)) + "…" : String(line)
  }

  private static var nameLength: Int { 40 }
}
