import SelfSizing

final class WorkerService {
  private let channel: WorkerChannel, entries: [TemplateEntry], lists: [MovedListEntry]
  private let headless: HeadlessFigures?, fonts: WorkerFonts
  /// The cells of requests so far, and their measurers: making them makes cells of each sample.
  private var known: [WorkerSubject: Known] = [:]
  private typealias Known = (cells: any MeasurableCells, measurer: any ContentMeasurer)
  private static let mostKnown = 512

  init(
    _ channel: WorkerChannel, _ entries: [TemplateEntry], _ lists: [MovedListEntry],
    _ headless: HeadlessFigures?, arguments: [String]
  ) {
    self.channel = channel
    self.entries = entries
    self.lists = lists
    self.headless = headless
    fonts = WorkerFonts(arguments)
  }

  func serve(as tool: String) -> Never {
    channel.send(
      .ready, channel.nonce, tool, entries.map(\.name).joined(separator: "\0"),
      lists.map(\.name).joined(separator: "\0"))
    while true {
      let frame = channel.nextRequest()
      do {
        guard frame.kind == .request, frame.fields.count == 2,
          let request = WorkerRequest(frame.fields[1], fonts)
        else { throw CommandProblem("the request is in no known form") }
        channel.send(WorkerFrame(.answer, [frame.fields[0], try answer(request)]))
      } catch { channel.send(.refusal, frame.text(0), "\(error)") }
    }
  }

  private func answer(_ request: WorkerRequest) throws -> [UInt8] {
    var writer = PackedWriter()
    switch request {
    case .samples(let subject):
      let cells = try cells(subject).cells
      writer.write(cells.name)
      cells.site.write(to: &writer)
      writer.write(cells.platform.name)
      writer.write(Array(0..<cells.contentCount)) { $0.write(cells.contentName(at: $1)) }
    case .constants(let subject):
      writer.write(try cells(subject).cells.constants) { $1.write(to: &$0) }
    case .outcomes(let subject, let contents, let widths, let traits, let priorities):
      let outcomes = try cells(subject).measurer.outcomes(
        ofContents: contents, widths: widths, traits: traits, priorities: priorities)
      CellOutcome.write(outcomes, to: &writer, traits.first?.fallbackFaces ?? [])
    case .measurements(let subject, let content, let widths, let traits, let priorities):
      let measurements = try cells(subject).measurer.measure(
        contentAt: content, widths: widths, traits: traits, priorities: priorities)
      writer.write(measurements) { $1.write(to: &$0, traits.fallbackFaces) }
    case .inspection(let subject, let content, let width, let traits, let priorities):
      let inspection = try cells(subject).measurer.inspect(
        contentAt: content, width: width, traits: traits, priorities: priorities)
      inspection.write(to: &writer, traits.fallbackFaces)
    case .description(let subject, let contents, let traits, let priorities):
      let living = try cells(subject).cells.living(
        contents, MeasurementSettings(traits, priorities: priorities))
      writer.write(living) { $1.write(to: &$0) }
    case .source(let subject):
      writer.write(try cells(subject).cells.templateSource()) { $0.write($1) }
    case .figures(let system, let screen, let scale):
      guard let headless else { throw HeadlessFiguresError.none }
      let figures = try headless.measure(try platform(system), screen, scale)
      writer.write(figures) { $0.write(count: Int($1)) }
    case .movement(let movement):
      guard let list = lists.first(where: { $0.name == movement.list }) else {
        throw CommandProblem("there is no list \(movement.list)")
      }
      try list.move(movement).write(to: &writer)
    }
    return writer.bytes
  }

  private func platform(_ name: String) throws -> PlatformProfile {
    if let system = fonts.system(name) { return system }
    throw CommandProblem("there is no system \(name)")
  }

  private func cells(_ subject: WorkerSubject) throws -> Known {
    if let known = known[subject] { return known }
    guard entries.indices.contains(subject.entry) else {
      throw CommandProblem("there are no cells \(subject.entry)")
    }
    let system = try subject.system.map(platform)
    var cells = try entries[subject.entry].load(TemplateRequest(platform: system)).measurable
    for replacement in subject.replacements {
      guard let other = cells.replacing(replacement.constant, by: replacement.value) else {
        throw CommandProblem("\(cells.name) has no constant \(replacement.constant)")
      }
      cells = other
    }
    let made: Known = (cells, cells.makeMeasurer())
    if known.count >= Self.mostKnown { known = [:] }
    known[subject] = made
    return made
  }
}
