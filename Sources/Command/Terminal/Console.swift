/// Standard output for data, written in large pieces, and standard error for everything else. A
/// reader that closes its end, as `head` does, ends the output quietly; `finish()` reports any
/// other failure. A console belongs to one task.
final class Console {
  private static let bufferSize = 1 << 16
  private let output: Int32, messages: Int32, colors: (output: Bool, messages: Bool)
  private var isHeld = false
  private var buffer: [UInt8] = []
  private var failure: OutputError?

  /// Whether writing is of no use any more: the reader is gone, or writing failed.
  private(set) var isOutputClosed = false

  /// The descriptors stay open. Without `ignoreBrokenPipes()` a closed pipe ends the process.
  init(output: Int32 = STDOUT_FILENO, messages: Int32 = STDERR_FILENO, isColored: Bool? = nil) {
    self.output = output
    self.messages = messages
    colors = (
      isColored ?? TerminalColors.areWanted(on: output),
      isColored ?? TerminalColors.areWanted(on: messages)
    )
  }

  private init(holding console: Console) {
    output = console.output
    messages = console.messages
    colors = console.colors
    // A terminal shows what comes as it comes.
    isHeld = isatty(output) != 1
  }

  /// A console on the same descriptors whose data is lost unless it is released.
  func held() -> Console { Console(holding: self) }

  /// Writes the data that was kept; `finish()` of the other console reports a failure.
  func release(to console: Console) {
    isHeld = false
    flush()
    console.failure = console.failure ?? failure
  }

  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Appends output in a form that people or programs read. What people read steers no terminal and
  /// commands no runner, whatever the contents are; what programs read means the same.
  func write(_ text: String, in format: OutputFormat) {
    switch format {
    case .table, .markdown:
      let text = text.visible.withoutCommands
      write(colors.output && format == .table ? TerminalColors.colored(text) : text)
    case .json: write(text.harmlessJSON)
    case .csv: write(text)
    }
  }

  func write(_ text: String) {
    guard !isOutputClosed else { return }
    buffer += text.utf8
    if buffer.count >= Self.bufferSize { flush() }
  }

  /// Writes a line to standard error, after the data so far; it stays one, whatever is in it.
  func message(_ line: String) {
    flush()
    let line = line.onOneLine
    let text = colors.messages ? TerminalColors.colored(line) : line
    _ = writeAll(Array("\(text)\n".utf8), to: messages)
  }

  func message(_ error: any Error) {
    let lines = (error as? any ErrorInLines)?.lines ?? ["\(error)"]
    for (number, line) in lines.enumerated() {
      // The compiler's own lines may say so already.
      message(number == 0 && !line.hasPrefix("error: ") ? "error: \(line)" : line)
    }
  }

  /// Writes the data that is still gathered; throws the first failure, which a closed pipe is not.
  func finish() throws(OutputError) {
    flush()
    if let failure { throw failure }
  }

  private func flush() {
    guard !isHeld, !isOutputClosed, !buffer.isEmpty else { return }
    let error = writeAll(buffer, to: output)
    buffer.removeAll(keepingCapacity: true)
    guard error != 0 else { return }
    isOutputClosed = true
    if error != EPIPE {
      failure = .unwritable(path: "standard output", reason: systemErrorMessage(error))
    }
  }
}

/// Writes all bytes; returns 0, or the number of the error that kept it from doing so.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  bytes.withUnsafeBytes { bytes in
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 { written += count } else if errno != EINTR { return errno }
    }
    return 0
  }
}
