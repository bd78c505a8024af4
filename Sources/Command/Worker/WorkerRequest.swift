import SelfSizing

/// A request for figures of an app's cells and lists: the command does everything else itself.
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

  /// A request of cells as it is sent: its number, and what such requests are about. All others
  /// have their own form.
  private typealias Question = (
    number: Int, subject: WorkerSubject, contents: [Int], widths: [Double],
    traits: [TraitCollection], priorities: FittingPriorities
  )

  private var question: Question? {
    let any = FittingPriorities.requiredWidthFittingHeight
    return switch self {
    case .samples(let subject): (0, subject, [], [], [], any)
    case .constants(let subject): (1, subject, [], [], [], any)
    case .outcomes(let subject, let contents, let widths, let traits, let priorities):
      (2, subject, [contents.lowerBound, contents.upperBound], widths, traits, priorities)
    case .measurements(let subject, let content, let widths, let traits, let priorities):
      (3, subject, [content], widths, [traits], priorities)
    case .inspection(let subject, let content, let width, let traits, let priorities):
      (4, subject, [content], [width], [traits], priorities)
    case .description(let subject, let contents, let traits, let priorities):
      (5, subject, contents, [], [traits], priorities)
    case .source(let subject): (6, subject, [], [], [], any)
    case .figures, .movement: nil
    }
  }

  var bytes: [UInt8] {
    var writer = PackedWriter()
    if let question {
      writer.write(count: question.number)
      question.subject.write(to: &writer)
      writer.write(question.contents) { $0.write(count: $1) }
      writer.write(question.widths) { $0.write($1) }
      writer.write(question.traits) { $1.write(to: &$0) }
      writer.write(question.priorities.horizontal.rawValue)
      writer.write(question.priorities.vertical.rawValue)
    } else if case .figures(let system, let screen, let scale) = self {
      writer.write(count: 7)
      writer.write(system)
      for length in [screen.width, screen.height, scale] { writer.write(length) }
    } else if case .movement(let movement) = self {
      writer.write(count: 8)
      movement.write(to: &writer)
    }
    return writer.bytes
  }

  init?(_ bytes: [UInt8], _ fonts: WorkerFonts) {
    var reader = PackedReader(bytes)
    let number = reader.index()
    if number < 7 {
      let subject = WorkerSubject(from: &reader)
      let contents = reader.list { $0.index() }
      let widths = reader.list { $0.length() }
      let traits = reader.list { TraitCollection(from: &$0, fonts) }
      let horizontal = LayoutPriority(reader.length())
      self.init(
        (
          number, subject, contents, widths, traits,
          FittingPriorities(horizontal: horizontal, vertical: LayoutPriority(reader.length()))
        ))
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

  private init?(_ question: Question) {
    let (number, subject, contents, widths, traits, priorities) = question
    switch (number, contents.first, traits.first) {
    case (0, _, _): self = .samples(subject)
    case (1, _, _): self = .constants(subject)
    case (2, let first?, _) where contents.count == 2 && first <= contents[1]:
      self = .outcomes(subject, first..<contents[1], widths: widths, traits, priorities)
    case (3, let content?, let traits?):
      self = .measurements(subject, content, widths: widths, traits, priorities)
    case (4, let content?, let traits?) where widths.count == 1:
      self = .inspection(subject, content, width: widths[0], traits, priorities)
    case (5, _, let traits?): self = .description(subject, contents, traits, priorities)
    case (6, _, _): self = .source(subject)
    default: return nil
    }
  }
}
