import SelfSizing
import SelfSizingCommand
import SelfSizingUIKit

/// Cells of an app's own class with their samples, as runs measure them.
struct LiveCells: MeasurableCells {
  let entry: CellEntry
  let platform: PlatformProfile
  /// The place of the entry in its list; nil outside of one.
  private let place: Int?
  private let names: [String]
  private var replacements: [ConstantReplacement] = []

  /// Reads the names of the samples: cells are made for that where their texts name them.
  init(_ entry: CellEntry, for platform: PlatformProfile?, at place: Int? = nil) {
    let platform = platform ?? .iOS26
    self.entry = entry
    self.platform = platform
    self.place = place
    names =
      entry.sampleNames.isEmpty
      ? onMainActor {
        Supervision.noting(place, entry.name, "\(entry.site)") {
          HeadlessMaker.names(of: entry, on: platform)
        }
      } : entry.sampleNames
  }

  /// The entries of a command, under names that no other has.
  static func entries(_ cells: [CellEntry]) -> [TemplateEntry] {
    var taken: Set<String> = []
    return cells.enumerated().map { place, entry in
      var name = entry.name
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(entry.name)-\(number)"
        number += 1
      }
      return TemplateEntry(name: name) { LiveCells(entry, for: $0, at: place) }
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
  func makeMeasurer() -> any ContentMeasurer {
    LiveMeasurer(entry, platform, at: place, replacements)
  }

  func templateSource() throws -> String? {
    try onMainActor { try supervised { try ImportedCell(entry, for: platform).source } }
  }

  /// Does work that runs the code of the cells, where a supervised process can be ended for it.
  @MainActor func supervised<Outcome, Failure: Error>(
    _ work: @MainActor () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome { try Supervision.noting(place, entry.name, "\(entry.site)", work) }

  func replacing(_ constant: String, by value: String) -> (any MeasurableCells)? {
    guard let current = constants.first(where: { $0.name == constant })?.value else { return nil }
    var changed = self
    changed.replacements.append(ConstantReplacement(of: constant, current, by: value))
    return changed
  }
}

/// The measurer of live cells: it makes a fresh one for each measurement, on the main actor.
final class LiveMeasurer: ContentMeasurer {
  private let entry: CellEntry
  private let platform: PlatformProfile
  private let place: Int?
  private let replacements: [ConstantReplacement]

  init(
    _ entry: CellEntry, _ platform: PlatformProfile, at place: Int?,
    _ replacements: [ConstantReplacement]
  ) {
    self.entry = entry
    self.platform = platform
    self.place = place
    self.replacements = replacements
  }

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
    try supervised { [entry, platform, replacements] () throws(MeasuringError) in
      var measurements: [CellMeasurement] = []
      for width in widths {
        measurements.append(
          try HeadlessMaker.under(traits, platform, width: width) { () throws(MeasuringError) in
            try HeadlessMaker.measure(
              entry, index, width: width, priorities, depth: depth, replacing: replacements)
          })
      }
      return measurements
    }
  }

  func inspect(
    contentAt index: Int, width: Double, traits: TraitCollection, priorities: FittingPriorities
  ) throws(MeasuringError) -> CellInspection {
    try supervised { [entry, platform, replacements] () throws(MeasuringError) in
      try HeadlessMaker.under(traits, platform, width: width) { () throws(MeasuringError) in
        try HeadlessMaker.inspect(entry, index, width: width, priorities, replacing: replacements)
      }
    }
  }

  /// Does work on the main actor, where a supervised process can be ended for it.
  private func supervised<Outcome: Sendable>(
    _ work: @MainActor @Sendable () throws(MeasuringError) -> Outcome
  ) throws(MeasuringError) -> Outcome {
    try onMainActor { [place, entry] () throws(MeasuringError) in
      let site = "\(entry.site)"
      do throws(MeasuringError) {
        return try Supervision.noting(place, entry.name, site, work)
      } catch {
        Supervision.give(up: place, entry.name, site, because: "\(error)")
        throw error
      }
    }
  }
}
