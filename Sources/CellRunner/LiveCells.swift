import SelfSizing
import SelfSizingCommand
import SelfSizingUIKit

/// Cells of an app's own class with their samples, as runs measure them.
struct LiveCells: MeasurableCells {
  let entry: CellEntry
  let platform: PlatformProfile
  /// The place of the entry in its list; nil outside of one.
  private let place: String?
  private let names: [String]
  fileprivate var replacements: [ConstantReplacement] = []

  init(_ entry: CellEntry, for platform: PlatformProfile?, at place: String? = nil) {
    let platform = platform ?? .iOS26
    self.entry = entry
    self.platform = platform
    self.place = place
    names =
      entry.sampleNames.isEmpty
      ? onMainActor {
        Supervision.noting(place, entry.name, entry.site) {
          HeadlessMaker.names(of: entry, on: platform)
        }
      } : entry.sampleNames
  }

  static func entries(_ cells: [CellEntry]) -> [TemplateEntry] {
    var taken: Set<String> = []
    return cells.enumerated().map { place, entry in
      var name = entry.name
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(entry.name)-\(number)"
        number += 1
      }
      return TemplateEntry(name: name) { LiveCells(entry, for: $0, at: "\(place)") }
    }
  }

  var name: String { entry.name }
  var site: DeclarationSite { entry.site }
  var contentCount: Int { entry.sampleCount }
  var constants: [CellConstant] {
    onMainActor { supervised { HeadlessMaker.constants(of: entry, on: platform) } }
  }
  var fileFindings: [CellFinding] { [] }

  func contentName(at index: Int) -> String { names[index] }
  func makeMeasurer() -> any ContentMeasurer { LiveMeasurer(self) }

  func templateSource() throws -> String? {
    try onMainActor { try supervised { try ImportedCell(entry, for: platform).source } }
  }

  @MainActor func supervised<Outcome, Failure: Error>(
    _ work: @MainActor () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome { try Supervision.noting(place, entry.name, entry.site, work) }

  func giveUp(because reason: String) {
    Supervision.give(up: place, entry.name, entry.site, because: reason)
  }

  func replacing(_ constant: String, by value: String) -> (any MeasurableCells)? {
    guard let current = constants.first(where: { $0.name == constant })?.value else { return nil }
    var changed = self
    changed.replacements.append(ConstantReplacement(of: constant, current, by: value))
    return changed
  }
}

final class LiveMeasurer: ContentMeasurer {
  private let cells: LiveCells

  init(_ cells: LiveCells) { self.cells = cells }

  func measure(
    contentAt index: Int, widths: [Double], traits: TraitCollection, priorities: FittingPriorities
  ) throws(MeasuringError) -> [CellMeasurement] {
    try measure(index, widths, traits, priorities, .measurement)
  }

  func outcomes(
    ofContents range: Range<Int>, widths: [Double], traits: [TraitCollection],
    priorities: FittingPriorities
  ) throws(MeasuringError) -> [CellOutcome] {
    var outcomes: [CellOutcome] = []
    for index in range {
      for traits in traits {
        outcomes += try measure(index, widths, traits, priorities, .outcome).map(CellOutcome.init)
      }
    }
    return outcomes
  }

  private func measure(
    _ index: Int, _ widths: [Double], _ traits: TraitCollection, _ priorities: FittingPriorities,
    _ depth: LiveFit.Depth
  ) throws(MeasuringError) -> [CellMeasurement] {
    try supervised { cells throws(MeasuringError) in
      try widths.map { width throws(MeasuringError) in
        try HeadlessMaker.under(traits, cells.platform, width: width) { () throws(MeasuringError) in
          try HeadlessMaker.fitted(
            cells.entry, index, width: width, priorities, depth: depth,
            replacing: cells.replacements
          ).measurement
        }
      }
    }
  }

  func inspect(
    contentAt index: Int, width: Double, traits: TraitCollection, priorities: FittingPriorities
  ) throws(MeasuringError) -> CellInspection {
    try supervised { cells throws(MeasuringError) in
      try HeadlessMaker.under(traits, cells.platform, width: width) { () throws(MeasuringError) in
        let fitted = try HeadlessMaker.fitted(
          cells.entry, index, width: width, priorities, depth: .inspection,
          replacing: cells.replacements)
        if let inspection = fitted.inspection { return inspection }
        throw .layout(template: cells.name, .invalidNumber("the width", width))
      }
    }
  }

  private func supervised<Outcome: Sendable>(
    _ work: @MainActor @Sendable (LiveCells) throws(MeasuringError) -> Outcome
  ) throws(MeasuringError) -> Outcome {
    try onMainActor { [cells] () throws(MeasuringError) in
      do throws(MeasuringError) {
        return try cells.supervised { () throws(MeasuringError) in try work(cells) }
      } catch {
        cells.giveUp(because: "\(error)")
        throw error
      }
    }
  }
}

extension CellEntry {
  nonisolated package func measurements(_ run: MeasuringRun) async throws -> TemplateMeasurements {
    try await run.measure(LiveCells(self, for: nil))
  }
}
