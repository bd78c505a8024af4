import SelfSizing

/// A request of the command to a worker: for figures of an app's cells and lists. The command does
/// everything else itself.
enum WorkerRequest: Sendable {
  /// The names of the samples, and where the cells are declared.
  case samples(WorkerSubject)
  case constants(WorkerSubject)
  case outcomes(WorkerSubject, Range<Int>, widths: [Double], [TraitCollection], FittingPriorities)
  case measurements(WorkerSubject, Int, widths: [Double], TraitCollection, FittingPriorities)
  case inspection(WorkerSubject, Int, width: Double, TraitCollection, FittingPriorities)
  /// Contents as data that a page can measure itself.
  case description(WorkerSubject, [Int], TraitCollection, FittingPriorities)
  case source(WorkerSubject)
  case figures(system: String, screen: LayoutSize, scale: Double)
  case movement(ListMovement)
}

extension WorkerRequest {
  var bytes: [UInt8] {
    var writer = PackedWriter()
    write(to: &writer)
    return writer.bytes
  }

  private func write(to writer: inout PackedWriter) {
    func write(_ number: Int, _ subject: WorkerSubject) {
      writer.write(count: number)
      subject.write(to: &writer)
    }
    switch self {
    case .samples(let subject): write(0, subject)
    case .constants(let subject): write(1, subject)
    case .outcomes(let subject, let contents, let widths, let traits, let priorities):
      write(2, subject)
      writer.write(count: contents.lowerBound)
      writer.write(count: contents.upperBound)
      writer.write(widths) { $0.write($1) }
      writer.write(traits) { $1.write(to: &$0) }
      priorities.write(to: &writer)
    case .measurements(let subject, let content, let widths, let traits, let priorities):
      write(3, subject)
      writer.write(count: content)
      writer.write(widths) { $0.write($1) }
      traits.write(to: &writer)
      priorities.write(to: &writer)
    case .inspection(let subject, let content, let width, let traits, let priorities):
      write(4, subject)
      writer.write(count: content)
      writer.write(width)
      traits.write(to: &writer)
      priorities.write(to: &writer)
    case .description(let subject, let contents, let traits, let priorities):
      write(5, subject)
      writer.write(contents) { $0.write(count: $1) }
      traits.write(to: &writer)
      priorities.write(to: &writer)
    case .source(let subject): write(6, subject)
    case .figures(let system, let screen, let scale):
      writer.write(count: 7)
      writer.write(system)
      for length in [screen.width, screen.height, scale] { writer.write(length) }
    case .movement(let movement):
      writer.write(count: 8)
      movement.write(to: &writer)
    }
  }

  init?(_ bytes: [UInt8], _ fonts: WorkerFonts) {
    var reader = PackedReader(bytes)
    let number = reader.index()
    if number < 7 {
      guard let request = Self(number, WorkerSubject(from: &reader), &reader, fonts) else {
        return nil
      }
      self = request
    } else if number == 7 {
      let system = reader.text()
      let width = reader.length()
      let screen = LayoutSize(width: width, height: reader.length())
      self = .figures(system: system, screen: screen, scale: reader.length())
    } else {
      self = .movement(ListMovement(from: &reader, fonts))
    }
    guard reader.isValid, reader.isAtEnd else { return nil }
  }

  private init?(
    _ number: Int, _ subject: WorkerSubject, _ reader: inout PackedReader, _ fonts: WorkerFonts
  ) {
    func traits() -> TraitCollection { TraitCollection(from: &reader, fonts) }
    switch number {
    case 0: self = .samples(subject)
    case 1: self = .constants(subject)
    case 2:
      let (first, end) = (reader.index(), reader.index())
      guard first <= end else { return nil }
      let widths = reader.list { $0.length() }
      let all = reader.list { TraitCollection(from: &$0, fonts) }
      self = .outcomes(subject, first..<end, widths: widths, all, FittingPriorities(from: &reader))
    case 3:
      let content = reader.index()
      let widths = reader.list { $0.length() }
      let traits = traits()
      self = .measurements(
        subject, content, widths: widths, traits, FittingPriorities(from: &reader))
    case 4:
      let content = reader.index()
      let width = reader.length()
      let traits = traits()
      self = .inspection(subject, content, width: width, traits, FittingPriorities(from: &reader))
    case 5:
      let contents = reader.list { $0.index() }
      let traits = traits()
      self = .description(subject, contents, traits, FittingPriorities(from: &reader))
    default: self = .source(subject)
    }
  }
}

extension FittingPriorities {
  fileprivate func write(to writer: inout PackedWriter) {
    writer.write(horizontal.rawValue)
    writer.write(vertical.rawValue)
  }

  fileprivate init(from reader: inout PackedReader) {
    let horizontal = LayoutPriority(reader.length())
    self.init(horizontal: horizontal, vertical: LayoutPriority(reader.length()))
  }
}
