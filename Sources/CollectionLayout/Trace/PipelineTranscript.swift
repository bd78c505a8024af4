/// The text of a trace, to be replayed without the trace: what a bug report, a log or a file holds.
///
/// The requests and the answers of the data source and the cells are read from the text; all other
/// lines are what a replay has to come to again.
public struct PipelineTranscript: Hashable, Sendable {
  /// The lines of the text.
  let lines: [Substring]
  /// The script read so far.
  private(set) var script = PipelineScript()

  /// Reads the description of a ``PipelineTrace``.
  ///
  /// - Throws: ``PipelineTranscriptError/malformed(line:expected:found:)`` for the first line that
  ///   cannot be read.
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
          guard try scanner.integer() == script.entries.count else {
            throw TraceSyntaxError(expected: "the number \(script.entries.count)")
          }
          try scanner.expect(" ")
          let request = try scanner.request()
          try scanner.expectEnd()
          script.entries.append(
            PipelineScript.Entry(settings: settings, isInvalidated: isInvalidated, request: request)
          )
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
    script.viewport = try scanner.viewport()
    script.hasPrefetching = scanner.skip(", prefetching")
    script.beginsAtFirstStep = !scanner.skip(", after the first step")
    try scanner.expectEnd()
  }

  /// Reads a call; what is written of outcomes and of the state at the end is only compared.
  private mutating func readCall(_ scanner: inout TraceScanner) throws(TraceSyntaxError) {
    try scanner.expect("  ")
    guard !script.entries.isEmpty, !scanner.skip("= "), !scanner.skip(" ") else { return }
    if let call = try scanner.answer() {
      try scanner.expectEnd()
      script.entries[script.entries.count - 1].calls.append(call)
    } else {
      script.entries[script.entries.count - 1].calls.append(.prepare)
    }
  }

  /// Does every request again on a new collection view, with the answers that are in the text, and
  /// compares the text of that with this one, line by line.
  ///
  /// - Parameter layout: A layout that is set as the one in the trace was, and serves no collection
  ///   view.
  /// - Returns: The trace of the replay, with the same text.
  /// - Throws: Where the replay first differs.
  @discardableResult
  public func replay(on layout: CollectionViewLayout)
    throws(PipelineTranscriptError) -> PipelineTrace
  {
    let replayed: PipelineTrace
    do {
      replayed = try script.replay(on: layout) { _, _ in }
    } catch {
      throw .replay(error)
    }
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
  /// The trace cannot be replayed: it begins too late, or the layout cannot be used.
  case replay(PipelineReplayError)
  /// A line of the replay's text is another one; lines count from 1. Empty where there is no
  /// further line.
  case difference(line: Int, expected: String, actual: String)
}

extension PipelineTranscriptError: CustomStringConvertible {
  /// A sentence that names the line.
  public var description: String {
    switch self {
    case .malformed(let line, let expected, let found):
      "Line \(line): expected \(expected) in “\(found)”."
    case .replay(let error): error.description
    case .difference(let line, let expected, let actual):
      "Line \(line): the text has “\(expected)”, the replay “\(actual)”."
    }
  }
}
