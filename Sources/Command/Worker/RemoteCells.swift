#if os(Linux)
  import SelfSizing

  struct RemoteCells: MeasurableCells {
    private let worker: WorkerRun, subject: WorkerSubject
    let name: String, site: DeclarationSite, platform: PlatformProfile
    private let contentNames: [String]
    private let known = Guarded<[CellConstant]?>(nil)

    /// Without a platform the cells take their own.
    init(_ worker: WorkerRun, entry: Int, for platform: PlatformProfile?) throws {
      self.worker = worker
      subject = WorkerSubject(entry: entry, system: platform?.name)
      let system: String
      (name, site, system, contentNames) = try worker.answer(to: .samples(subject)) { answer in
        let (name, site) = (answer.text(), DeclarationSite(from: &answer))
        return (name, site, answer.text(), answer.list { $0.text() })
      }
      self.platform =
        platform ?? PlatformProfile.all.first { $0.name == system } ?? PlatformProfile.iOS26
    }

    private init(_ cells: RemoteCells, replacing replacement: WorkerSubject.Replacement) {
      var subject = cells.subject
      subject.replacements.append(replacement)
      self.subject = subject
      (worker, name, site) = (cells.worker, cells.name, cells.site)
      (platform, contentNames) = (cells.platform, cells.contentNames)
    }

    var contentCount: Int { contentNames.count }
    var fileFindings: [CellFinding] { [] }

    var constants: [CellConstant] {
      known.withLock { known in
        if let known { return known }
        // A worker that fails has the command fail.
        let read = try? worker.answer(to: .constants(subject)) {
          $0.list { CellConstant(from: &$0) }
        }
        known = read ?? []
        return read ?? []
      }
    }

    func contentName(at index: Int) -> String { contentNames[index] }
    func makeMeasurer() -> any ContentMeasurer { RemoteMeasurer(worker, subject) }

    func living(_ contents: [Int], _ settings: MeasurementSettings) -> LivingContents? {
      let request = WorkerRequest.description(
        subject, contents, settings.traits, settings.priorities)
      return try? worker.answer(to: request) {
        $0.optional { LivingContents(samples: contents, from: &$0) }
      } ?? nil
    }

    func replacing(_ constant: String, by value: String) -> (any MeasurableCells)? {
      constants.contains { $0.name == constant }
        ? RemoteCells(self, replacing: .init(constant: constant, value: value)) : nil
    }

    func templateSource() throws -> String? {
      try worker.answer(to: .source(subject)) { $0.optional { $0.text() } }
    }
  }

  private final class RemoteMeasurer: ContentMeasurer {
    private let worker: WorkerRun, subject: WorkerSubject

    init(_ worker: WorkerRun, _ subject: WorkerSubject) {
      self.worker = worker
      self.subject = subject
    }

    func measure(
      contentAt index: Int, widths: [Double], traits: TraitCollection, priorities: FittingPriorities
    ) throws -> [CellMeasurement] {
      try worker.answer(
        to: .measurements(subject, index, widths: widths, traits, priorities),
        isComplete: { $0.count == widths.count },
        { $0.list { CellMeasurement(from: &$0, traits.fallbackFaces) } })
    }

    func outcomes(
      ofContents range: Range<Int>, widths: [Double], traits: [TraitCollection],
      priorities: FittingPriorities
    ) throws -> [CellOutcome] {
      try worker.answer(
        to: .outcomes(subject, range, widths: widths, traits, priorities),
        isComplete: { $0.count == range.count * widths.count * traits.count },
        { CellOutcome.outcomes(from: &$0, traits.first?.fallbackFaces ?? []) })
    }

    func height(ofContent index: Int, width: Double, traits: TraitCollection) throws -> Double {
      try outcomes(
        ofContents: index..<index + 1, widths: [width], traits: [traits],
        priorities: .requiredWidthFittingHeight)[0].height
    }

    func inspect(
      contentAt index: Int, width: Double, traits: TraitCollection, priorities: FittingPriorities
    ) throws -> CellInspection {
      try worker.answer(to: .inspection(subject, index, width: width, traits, priorities)) {
        CellInspection(from: &$0, traits.fallbackFaces)
      }
    }
  }

  extension WorkerRun {
    func entries(except leftOut: Set<Int>) -> [TemplateEntry] {
      cellNames.enumerated().filter { !leftOut.contains($0.offset) }.map { place, name in
        TemplateEntry(name: name) { try RemoteCells(self, entry: place, for: $0) }
      }
    }

    var lists: [MovedListEntry] {
      listNames.map { name in
        MovedListEntry(name: name) { movement in
          try self.answer(
            to: .movement(movement),
            isComplete: { $0.layout == name && $0.motion == movement.motion.rawValue },
            { SimulatedRun(from: &$0) })
        }
      }
    }

    var headless: HeadlessFigures {
      HeadlessFigures { platform, screen, scale in
        let request = WorkerRequest.figures(system: platform.name, screen: screen, scale: scale)
        return try self.answer(to: request) { $0.bytes() }
      }
    }
  }
#endif
