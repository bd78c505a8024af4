/// The text of a trace, to be replayed without the trace: what a bug report, a log or a file holds.
///
/// The requests and the answers of the data source and the cells are read from the text; all other lines
/// are what a replay has to come to again.
public struct PipelineTranscript: Hashable, Sendable {
  /// What was read of one request.
  struct Entry: Hashable, Sendable {
    var settings = CollectionViewSettings()
    var isInvalidated = false
    var request = PipelineRequest.layoutIfNeeded
    /// The calls with their answers; a call that a replay makes itself is there only to be counted.
    var calls: [PipelineCall] = []
  }

  /// The lines of the text.
  let lines: [Substring]
  private(set) var viewport = CollectionViewport(size: .zero)
  private(set) var beginsAtFirstStep = true
  private(set) var hasPrefetching = false
  private(set) var entries: [Entry] = []

  /// Reads the description of a ``PipelineTrace``.
  ///
  /// - Throws: ``PipelineTranscriptError/malformed(line:expected:found:)`` for the first line that cannot
  ///   be read.
  /// - Complexity: O(characters).
  public init(_ text: String) throws(PipelineTranscriptError) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0.last == "\r" ? $0.dropLast() : $0) }
    var settings = CollectionViewSettings()
    var isInvalidated = false
    for (number, line) in lines.enumerated() {
      do throws(TraceSyntaxError) {
        var scanner = TraceScanner(line)
        if number == 0 {
          try readHead(&scanner)
        } else if line.hasPrefix("  ") {
          try readCall(&scanner)
        } else if scanner.skip("set ") {
          settings = try scanner.settings()
          try scanner.expectEnd()
        } else if line == "invalidated" {
          isInvalidated = true
        } else if let first = line.unicodeScalars.first, ("0"..."9").contains(first) {
          guard try scanner.integer() == entries.count else {
            throw TraceSyntaxError(expected: "the number \(entries.count)")
          }
          try scanner.expect(" ")
          let request = try scanner.request()
          try scanner.expectEnd()
          entries.append(
            Entry(settings: settings, isInvalidated: isInvalidated, request: request))
          isInvalidated = false
        } else if !line.isEmpty, !line.hasPrefix("= ") {
          throw TraceSyntaxError(expected: "a request, a call or what came of it")
        }
      } catch {
        throw .malformed(line: number + 1, expected: error.expected, found: String(line))
      }
    }
  }

  private mutating func readHead(_ scanner: inout TraceScanner) throws(TraceSyntaxError) {
    try scanner.expect("viewport ")
    viewport = try scanner.viewport()
    hasPrefetching = scanner.skip(", prefetching")
    beginsAtFirstStep = !scanner.skip(", after the first step")
    try scanner.expectEnd()
  }

  /// Reads a call; what is written of outcomes and of the state at the end is only compared.
  private mutating func readCall(_ scanner: inout TraceScanner) throws(TraceSyntaxError) {
    try scanner.expect("  ")
    guard !entries.isEmpty, !scanner.skip("= "), !scanner.skip(" ") else { return }
    if let call = try scanner.answer() {
      try scanner.expectEnd()
      entries[entries.count - 1].calls.append(call)
    } else {
      entries[entries.count - 1].calls.append(.prepare)
    }
  }

  /// Does every request again on a new collection view, with the answers that are in the text, and
  /// compares the text of that with this one, line by line.
  ///
  /// - Parameter layout: A layout that is set as the one in the trace was, and serves no collection view.
  /// - Returns: The trace of the replay, with the same text.
  /// - Throws: Where the replay first differs.
  @discardableResult
  public func replay(on layout: CollectionViewLayout)
    throws(PipelineTranscriptError) -> PipelineTrace
  {
    guard beginsAtFirstStep else { throw .beginsLate }
    let replay: PipelineReplay
    do {
      replay = try PipelineReplay(viewport: viewport, on: layout, hasPrefetching: hasPrefetching)
    } catch {
      throw .layout(error)
    }
    for entry in entries {
      replay.perform(
        entry.request, entry.settings, isInvalidated: entry.isInvalidated, answeredAs: entry.calls)
    }
    guard let replayed = replay.trace else { throw .beginsLate }
    let actual = replayed.description.split(separator: "\n", omittingEmptySubsequences: false)
    for number in 0..<max(lines.count, actual.count) {
      let expected = number < lines.count ? lines[number] : ""
      let present = number < actual.count ? actual[number] : ""
      guard expected == present else {
        throw .difference(
          line: number + 1, expected: String(expected), actual: String(present))
      }
    }
    return replayed
  }
}

/// Why the text of a trace cannot be read, or where its replay first differs.
public enum PipelineTranscriptError: Error, Hashable, Sendable {
  /// A line cannot be read; lines count from 1.
  case malformed(line: Int, expected: String, found: String)
  /// The trace was begun after the first step: what cells had answered before is not in it.
  case beginsLate
  /// The layout cannot serve the collection view.
  case layout(CollectionLayoutError)
  /// A line of the replay's text is another one; lines count from 1. Empty where there is no further line.
  case difference(line: Int, expected: String, actual: String)
}

extension PipelineTranscriptError: CustomStringConvertible {
  /// A sentence that names the line.
  public var description: String {
    switch self {
    case .malformed(let line, let expected, let found):
      "Line \(line): expected \(expected) in “\(found)”."
    case .beginsLate: PipelineReplayError.beginsLate.description
    case .layout(let error): PipelineReplayError.layout(error).description
    case .difference(let line, let expected, let actual):
      "Line \(line): the text has “\(expected)”, the replay “\(actual)”."
    }
  }
}
