#if os(Linux)
  import SelfSizing

  /// An app's cells in a worker, measured there.
  struct RemoteCells: MeasurableCells {
    private let worker: WorkerRun
    private let subject: WorkerSubject
    let name: String
    let site: DeclarationSite
    let platform: PlatformProfile
    private let contentNames: [String]
    /// The constants, which are asked for once.
    private let known = Guarded<[CellConstant]?>(nil)

    /// Asks a worker for the names of the samples.
    ///
    /// - Parameter platform: The system; nil for the one that the cells take themselves.
    init(_ worker: WorkerRun, entry: Int, for platform: PlatformProfile?) throws {
      self.worker = worker
      subject = WorkerSubject(entry: entry, system: platform?.name)
      var answer = try worker.ask(.samples(subject))
      name = answer.text()
      site = DeclarationSite(from: &answer)
      let system = answer.text()
      contentNames = answer.list { $0.text() }
      try worker.check(answer)
      self.platform =
        platform ?? PlatformProfile.all.first { $0.name == system } ?? PlatformProfile.iOS26
    }

    private init(_ cells: RemoteCells, replacing replacement: WorkerSubject.Replacement) {
      var subject = cells.subject
      subject.replacements.append(replacement)
      (worker, name, site) = (cells.worker, cells.name, cells.site)
      (platform, contentNames) = (cells.platform, cells.contentNames)
      self.subject = subject
    }

    var contentCount: Int { contentNames.count }
    var fileFindings: [CellFinding] { [] }

    var constants: [CellConstant] {
      known.withLock { known in
        let constants = known ?? readConstants()
        known = constants
        return constants
      }
    }

    private func readConstants() -> [CellConstant] {
      // A worker that fails has the command fail.
      guard var answer = try? worker.ask(.constants(subject)) else { return [] }
      let constants = answer.list { CellConstant(from: &$0) }
      return (try? worker.check(answer)) == nil ? [] : constants
    }

    func contentName(at index: Int) -> String { contentNames[index] }

    func makeMeasurer() -> any ContentMeasurer { RemoteMeasurer(worker, subject) }

    func living(_ contents: [Int], _ settings: MeasurementSettings) -> LivingContents? {
      let request = WorkerRequest.description(
        subject, contents, settings.traits, settings.priorities)
      guard var answer = try? worker.ask(request) else { return nil }
      let living = answer.optional { LivingContents(samples: contents, from: &$0) }
      guard (try? worker.check(answer)) != nil else { return nil }
      return living ?? nil
    }

    func replacing(_ constant: String, by value: String) -> (any MeasurableCells)? {
      guard constants.contains(where: { $0.name == constant }) else { return nil }
      return RemoteCells(
        self, replacing: WorkerSubject.Replacement(constant: constant, value: value))
    }

    func templateSource() throws -> String? {
      var answer = try worker.ask(.source(subject))
      let source = answer.optional { $0.text() }
      try worker.check(answer)
      return source
    }
  }

  /// The measurer of an app's cells in a worker.
  private final class RemoteMeasurer: ContentMeasurer {
    private let worker: WorkerRun
    private let subject: WorkerSubject

    init(_ worker: WorkerRun, _ subject: WorkerSubject) {
      self.worker = worker
      self.subject = subject
    }

    func measure(
      contentAt index: Int, widths: [Double], traits: TraitCollection,
      priorities: FittingPriorities
    ) throws -> [CellMeasurement] {
      var answer = try worker.ask(
        .measurements(subject, index, widths: widths, traits, priorities))
      let measurements = answer.list { CellMeasurement(from: &$0, traits.fallbackFaces) }
      try worker.check(answer, measurements.count == widths.count)
      return measurements
    }

    func outcomes(
      ofContents range: Range<Int>, widths: [Double], traits: [TraitCollection],
      priorities: FittingPriorities
    ) throws -> [CellOutcome] {
      var answer = try worker.ask(
        .outcomes(subject, range, widths: widths, traits, priorities))
      let outcomes = CellOutcome.outcomes(from: &answer, traits.first?.fallbackFaces ?? [])
      try worker.check(answer, outcomes.count == range.count * widths.count * traits.count)
      return outcomes
    }

    func height(ofContent index: Int, width: Double, traits: TraitCollection) throws -> Double {
      try outcomes(
        ofContents: index..<index + 1, widths: [width], traits: [traits],
        priorities: .requiredWidthFittingHeight)[0].height
    }

    func inspect(
      contentAt index: Int, width: Double, traits: TraitCollection, priorities: FittingPriorities
    ) throws -> CellInspection {
      var answer = try worker.ask(
        .inspection(subject, index, width: width, traits, priorities))
      let inspection = CellInspection(from: &answer, traits.fallbackFaces)
      try worker.check(answer)
      return inspection
    }
  }

  extension WorkerRun {
    /// The cells that it measures, without those at some places.
    func entries(except leftOut: Set<Int>) -> [TemplateEntry] {
      cellNames.enumerated().filter { !leftOut.contains($0.offset) }.map { place, name in
        TemplateEntry(name: name) { try RemoteCells(self, entry: place, for: $0) }
      }
    }

    var lists: [MovedListEntry] {
      listNames.map { name in
        MovedListEntry(name: name) { movement in
          var answer = try self.ask(.movement(movement))
          let run = SimulatedRun(from: &answer)
          try self.check(answer, run.layout == name && run.motion == movement.motion.rawValue)
          return run
        }
      }
    }

    /// The figures of a device's probe, measured there.
    var headless: HeadlessFigures {
      HeadlessFigures { platform, screen, scale in
        var answer = try self.ask(.figures(system: platform.name, screen: screen, scale: scale))
        let bytes = answer.bytes()
        try self.check(answer)
        return bytes
      }
    }
  }
#endif
