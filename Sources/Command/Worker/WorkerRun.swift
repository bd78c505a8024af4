#if os(Linux)
  import SelfSizing

  /// One worker from its start to its end. `lock` guards everything that changes: one request is
  /// answered at a time.
  final class WorkerRun: @unchecked Sendable {
    /// Why there are no more answers.
    enum Failure: Error, ErrorInLines {
      case cell(WorkerPlace, String)
      /// A cell cannot be measured; the reason names it and its place.
      case gaveUp(WorkerPlace, String)
      case failed(String)

      /// None: who started the worker says why it failed.
      var lines: [String] { [] }
    }

    private let supervision: WorkerSupervision, process: BoxedProcess, folder: PrivateFolder
    private let channel: Int32, output: WorkerOutput, nonce: String
    private let lock = ThreadLock()
    private var clock: WorkerClock
    private var reader = WorkerFrameReader()
    private var requestCount = 0, warningCount = 0
    private var end: BoxedProcess.End?, interruption: Int?, reasonOfFailure: Failure?
    private(set) var tool = ""
    private(set) var cellNames: [String] = [], listNames: [String] = []

    /// Warnings come before the list of cells is made, and none after it.
    private static let mostWarnings = 1000

    init(_ supervision: WorkerSupervision) throws {
      self.supervision = supervision
      folder = try PrivateFolder(at: supervision.level)
      nonce = (0..<4).map { _ in String(UInt32.random(in: 0 ... .max), radix: 16) }.joined()
      var program = supervision.program
      program.privateFolder = folder.path
      program.environment = WorkerEnvironment.ofApp(
        privateFolder: folder.path, timeZone: supervision.timeZone
      ).merging(supervision.variables) { $1 }
      program.environment[WorkerChannel.descriptorVariable] = "3"
      program.environment[WorkerChannel.nonceVariable] = nonce
      let ends = try WorkerEnds()
      defer { ends.closeWorkers() }
      channel = ends.channel.own
      output = WorkerOutput(
        [ends.output.own, ends.error.own],
        shownOn: supervision.isVerbose ? supervision.console : nil)
      clock = WorkerClock(
        supervision.limits, wholeEnd: supervision.wholeEnd, now: monotonicSeconds())
      process = try program.start(
        at: supervision.level,
        descriptors: [ends.null, ends.output.other, ends.error.other, ends.channel.other])
      interruption = supervision.interruptions.atEnd { [process, folder] in
        process.end()
        folder.remove()
      }
      let first = try answered { $0.kind == .ready }
      guard first.text(0) == nonce else {
        throw fail(.failed("the app's process answers in no known form"))
      }
      tool = first.text(1)
      (cellNames, listNames) = (Self.names(first.text(2)), Self.names(first.text(3)))
    }

    deinit {
      finish()
      if let interruption { supervision.interruptions.forgetEnd(interruption) }
      close(channel)
    }

    private static func names(_ text: String) -> [String] {
      text.isEmpty
        ? [] : text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    }

    var failure: Failure? { lock.withLock { reasonOfFailure } }

    func finish() {
      lock.withLock {
        process.end()
        output.readRest()
      }
      supervision.interruptions.waitForEnd()
    }

    /// Asks for figures. An answer that is incomplete or goes on is a ``Failure``.
    func answer<Figures>(
      to request: WorkerRequest, isComplete: (Figures) -> Bool = { _ in true },
      _ read: (inout PackedReader) -> Figures
    ) throws -> Figures {
      var answer = try ask(request)
      let figures = read(&answer)
      guard answer.isValid, answer.isAtEnd, isComplete(figures) else {
        throw lock.withLock { fail(.failed("the app's process answers with figures of no layout")) }
      }
      return figures
    }

    private func ask(_ request: WorkerRequest) throws -> PackedReader {
      lock.lock()
      defer { lock.unlock() }
      if let reasonOfFailure { throw reasonOfFailure }
      requestCount += 1
      let number = "\(requestCount)"
      let frame = WorkerFrame(.request, [Array(number.utf8), request.bytes])
      // A worker that has ended is noticed in the next step.
      _ = writeAll(frame.bytes, to: channel)
      let answer = try answered { $0.kind == .answer || $0.kind == .refusal }
      guard answer.text(0) == number, answer.fields.count == 2 else {
        throw fail(.failed("the app's process answers what it was not asked"))
      }
      if answer.kind == .refusal { throw CommandProblem(answer.text(1)) }
      return PackedReader(answer.fields[1])
    }

    private func fail(_ failure: Failure) -> Failure {
      reasonOfFailure = reasonOfFailure ?? failure
      process.end()
      return reasonOfFailure ?? failure
    }

    /// Watches the worker until it sends what is awaited, it ends, or a limit is reached.
    private func answered(_ isAwaited: (WorkerFrame) -> Bool) throws -> WorkerFrame {
      var isOpen = true
      while isOpen || end == nil {
        while let frame = reader.next() {
          clock.note(frame, now: monotonicSeconds())
          if isAwaited(frame) { return frame }
          try handle(frame)
        }
        if reader.isBroken { throw fail(.failed("the app's process answers in no known form")) }
        let now = monotonicSeconds()
        if let overrun = clock.overrun(now: now) { throw fail(reason(for: overrun)) }
        let own = [isOpen ? channel : -1, end == nil ? process.reports : -1]
        var waiting = (own + output.descriptors).map {
          pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let left = end == nil ? clock.secondsLeft(now: now) : 1
        let ready = poll(&waiting, nfds_t(waiting.count), Int32(min(left * 1000 + 1, 60_000)))
        // A pipe that a program leaves open when it ends is not waited for.
        if ready == 0, end != nil { break }
        if ready <= 0 { continue }
        for (place, entry) in waiting[2...].enumerated() where entry.revents != 0 {
          output.read(place)
        }
        if waiting[0].revents != 0 { isOpen = readFrames() }
        if waiting[1].revents != 0 {
          end = try process.wait() ?? BoxedProcess.End(lost: ())
          process.end()
        }
      }
      throw fail(reasonOfEnd)
    }

    private func readFrames() -> Bool {
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = systemRead(channel, &chunk)
      if count > 0 { reader.append(chunk[..<count]) }
      return count > 0 || count < 0 && errno == EAGAIN
    }

    private func handle(_ frame: WorkerFrame) throws {
      switch frame.kind {
      case .at, .idle, .asked, .answered: break
      case .gaveUp: throw fail(.gaveUp(WorkerPlace(frame), frame.text(3)))
      case .warning where clock.step == .list && warningCount < Self.mostWarnings:
        warningCount += 1
        supervision.console.message("warning: \(frame.text(0))")
      case .ready, .answer, .refusal, .request, .warning:
        throw fail(.failed("the app's process answers what it was not asked"))
      }
    }

    private func reason(for overrun: (words: String, isWhole: Bool)) -> Failure {
      let words = overrun.words
      if overrun.isWhole { return .failed(words) }
      switch clock.step {
      case .cell(let place): return .cell(place, words)
      case .waiting:
        return clock.lastPlace.map { .cell($0, "what it put on the main queue \(words)") }
          ?? .failed("the app's code on the main queue \(words)")
      case .list: return .failed("the app's list of cells \(words)")
      case .own: return .failed(words)
      }
    }

    private var reasonOfEnd: Failure {
      // Swift's message may still be on its way.
      output.readRest()
      let message = output.trap.text.map { ": \($0)" } ?? ""
      let signal = end?.signal.map { number in
        "traps (\(strsignal(number).map { String(cString: $0) } ?? "signal \(number)"))"
      }
      let reason = (signal ?? "ends the process") + message
      if case .cell(let place) = clock.step { return .cell(place, reason) }
      return .failed(
        clock.step == .list
          ? "the app's code \(reason) before its list of cells is made"
          : "the app's code \(reason) outside of the measurement of any cell")
    }
  }
#endif
