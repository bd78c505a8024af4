#if os(Linux)
  import Foundation

  /// The supervision of a process that makes an app's cells.
  ///
  /// Nothing catches a trap in an app's code, and nothing ends a loop in it. So the code runs in
  /// another process, within limits, which says at which cell it is. If a cell ends it, the cell is
  /// named, and another process does the command without it.
  struct WorkerSupervision {
    /// The worker, without its private folder and what belongs to it.
    let program: BoxedProgram
    let timeZone: String
    /// Variables beside those of every worker.
    let variables: [String: String]
    let level: SandboxLevel
    let limits: WorkerLimits
    /// When the whole run ends, in the seconds of `monotonicSeconds()`.
    let wholeEnd: Double
    let files: WorkerFiles
    let isVerbose: Bool
    let console: Console
    let interruptions: Interruptions

    /// Runs workers until one is not ended by a cell.
    func run() -> ExitStatus {
      var leftOut: Set<Int> = []
      var endings: [String] = []
      while true {
        let run: WorkerRun
        do {
          run = try WorkerRun(self, leftOut)
          try run.watch()
        } catch {
          console.message(AppCellError.notStarted(reason: "\(error)"))
          return .failure
        }
        switch run.outcome {
        case .ended(let status):
          for write in run.output { console.write(write) }
          // The output may have taken the first words about them out of sight.
          for ending in endings { console.message("left out: \(ending)") }
          return status == .success && !leftOut.isEmpty ? .findings : status
        case .cell(let place, let reason):
          guard let index = place.index, leftOut.insert(index).inserted else {
            for write in run.output { console.write(write) }
            console.message("error: \(place.site): \(place.name): \(reason)")
            return .failure
          }
          // A thrown error names the cell and its place already.
          let words = run.hasGivenUp ? reason : "\(place.site): \(place.name): \(reason)"
          console.message("error: \(words); it is left out")
          endings.append(words)
        case .failed(let reason):
          console.message("error: \(reason)")
          return .failure
        }
      }
    }
  }

  /// Output of a worker: text, and the form of it, where it has one.
  struct WorkerOutput {
    let text: String
    let format: OutputFormat?
  }

  extension Console {
    /// Writes output of a worker: whatever it holds steers no terminal.
    fileprivate func write(_ output: WorkerOutput) {
      if let format = output.format {
        write(output.text, in: format)
      } else {
        write(output.text.visible)
      }
    }
  }

  /// One worker from its start to its end.
  private final class WorkerRun {
    enum Outcome {
      /// It has said its status last.
      case ended(ExitStatus)
      /// A cell or a list has ended it.
      case cell(WorkerPlace, String)
      /// Something else has.
      case failed(String)
    }

    private let supervision: WorkerSupervision
    private let process: BoxedProcess
    private let folder: PrivateFolder
    private let channel: Int32
    /// The app's standard output and standard error; -1 once they are closed.
    private var appOutputs: [Int32]
    private var shown = [AppOutput(), AppOutput()]
    private var trap = TrapMessage()
    private let nonce: String
    private var clock: WorkerClock
    private var reader = WorkerFrameReader()
    private var frameCount = 0
    private var isReady = false
    private var status: ExitStatus?
    private var end: BoxedProcess.End?
    private var interruption: Int?

    private(set) var outcome = Outcome.failed("the worker was not started")
    private(set) var hasGivenUp = false
    private(set) var output: [WorkerOutput] = []
    private var outputSize = 0
    private let isImmediate = isatty(STDOUT_FILENO) == 1

    /// The most bytes of output that a worker has.
    private static let mostOutput = 1 << 30

    init(_ supervision: WorkerSupervision, _ leftOut: Set<Int>) throws {
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
      program.environment[MeasurementCommand.leftOutVariable] =
        leftOut.sorted().map(String.init).joined(separator: ",")
      let ends = try WorkerEnds()
      defer { ends.closeWorkers() }
      channel = ends.channel.own
      appOutputs = [ends.output.own, ends.error.own]
      clock = WorkerClock(
        supervision.limits, wholeEnd: supervision.wholeEnd, now: monotonicSeconds())
      process = try program.start(
        at: supervision.level,
        descriptors: [ends.null, ends.output.other, ends.error.other, ends.channel.other])
      interruption = supervision.interruptions.atEnd { [process, folder] in
        process.end()
        folder.remove()
      }
    }

    deinit {
      if let interruption { supervision.interruptions.forgetEnd(interruption) }
      for descriptor in appOutputs + [channel] where descriptor >= 0 { close(descriptor) }
    }

    /// Reads what the worker says, and answers it, until it ends or a limit is reached.
    func watch() throws {
      defer {
        process.end()
        readRest()
        supervision.interruptions.waitForEnd()
      }
      var isOpen = true
      while isOpen || end == nil {
        let now = monotonicSeconds()
        if let overrun = clock.overrun(now: now) { return stop(for: overrun) }
        var waiting = [
          pollfd(fd: isOpen ? channel : -1, events: Int16(POLLIN), revents: 0),
          pollfd(fd: end == nil ? process.reports : -1, events: Int16(POLLIN), revents: 0),
          pollfd(fd: appOutputs[0], events: Int16(POLLIN), revents: 0),
          pollfd(fd: appOutputs[1], events: Int16(POLLIN), revents: 0),
        ]
        let left = end == nil ? clock.secondsLeft(now: now) : 1
        let ready = poll(&waiting, nfds_t(waiting.count), Int32(min(left * 1000 + 1, 60_000)))
        guard ready > 0 else {
          // A pipe that a program leaves open when it ends is not waited for.
          if ready == 0, end != nil { break }
          continue
        }
        for (place, entry) in waiting[2...].enumerated() where entry.revents != 0 {
          readAppOutput(place)
        }
        if waiting[0].revents != 0 { isOpen = try readFrames() }
        if hasGivenUp { return }
        if let status { return outcome = .ended(status) }
        if let broken = broken { return outcome = .failed(broken) }
        if waiting[1].revents != 0 {
          end = try process.readEnd() ?? BoxedProcess.End(lost: ())
          process.end()
        }
      }
      conclude()
    }

    private var broken: String? {
      if reader.isBroken { return "the app's process answers in no known form" }
      if outputSize > Self.mostOutput { return "the app's process has more than 1 GiB of output" }
      return nil
    }

    /// Returns whether more may come.
    private func readFrames() throws -> Bool {
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = systemRead(channel, &chunk)
      if count < 0 { return errno == EINTR || errno == EAGAIN }
      guard count > 0 else { return false }
      reader.append(chunk[..<count])
      while let frame = reader.next() {
        handle(frame)
        if hasGivenUp || status != nil { return false }
      }
      return true
    }

    private func handle(_ frame: WorkerFrame) {
      clock.note(frame, now: monotonicSeconds())
      switch frame.kind {
      case .ready: isReady = frame.text(0) == nonce
      case .gaveUp:
        hasGivenUp = true
        outcome = .cell(WorkerPlace(frame), frame.text(3))
      case .output:
        let text = WorkerOutput(
          text: frame.text(1), format: OutputFormat(rawValue: frame.text(0)))
        outputSize += text.text.utf8.count
        // A terminal shows what comes as it comes; elsewhere there is nothing of a process that
        // failed.
        if isImmediate { supervision.console.write(text) } else { output.append(text) }
      case .message: supervision.console.message(frame.text(0))
      case .end:
        // Another nonce or another count is no end: whoever wrote it did not do the command.
        guard isReady, frame.text(0) == nonce, frame.text(2) == "\(frameCount)",
          let number = Int32(frame.text(1)), let said = ExitStatus(rawValue: number)
        else { break }
        status = said
      default:
        if let answer = supervision.files.answer(frame) {
          _ = writeAll(answer.bytes, to: channel)
        }
      }
      frameCount += 1
    }

    private func readAppOutput(_ place: Int) {
      var chunk = [UInt8](repeating: 0, count: 1 << 14)
      let count = systemRead(appOutputs[place], &chunk)
      if count < 0, errno == EINTR { return }
      var lines = shown[place].lines(adding: chunk[..<max(count, 0)])
      if count <= 0 {
        lines += shown[place].rest()
        close(appOutputs[place])
        appOutputs[place] = -1
      }
      for line in lines { trap.read(line) }
      if supervision.isVerbose { for line in lines { supervision.console.message(line) } }
    }

    /// Reads what the app has printed before its end.
    private func readRest() {
      for place in appOutputs.indices {
        while appOutputs[place] >= 0 {
          var waiting = [pollfd(fd: appOutputs[place], events: Int16(POLLIN), revents: 0)]
          guard poll(&waiting, 1, 100) > 0 else { break }
          readAppOutput(place)
        }
      }
    }

    private func stop(for overrun: (words: String, isWhole: Bool)) {
      switch clock.step {
      case .cell(let place) where !overrun.isWhole: outcome = .cell(place, overrun.words)
      case .waiting where !overrun.isWhole:
        outcome =
          clock.lastPlace.map { .cell($0, "what it put on the main queue \(overrun.words)") }
          ?? .failed("the app's code on the main queue \(overrun.words)")
      case .list where !overrun.isWhole:
        outcome = .failed("the app's list of cells \(overrun.words)")
      default: outcome = .failed(overrun.words)
      }
    }

    /// Judges a process that has ended by itself.
    private func conclude() {
      // The message may still be on its way.
      readRest()
      let message = trap.text.map { ": \($0)" } ?? ""
      let reason = (end?.signal.map(Self.words) ?? "ends the process") + message
      if case .cell(let place) = clock.step {
        outcome = .cell(place, reason)
      } else if !isReady {
        outcome = .failed("the app's code \(reason) before its list of cells is made")
      } else {
        outcome = .failed("the app's code \(reason) outside of the measurement of any cell")
      }
    }

    private static func words(for signal: Int32) -> String {
      "traps (\(strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"))"
    }
  }

  /// The descriptors of a worker, and the command's ends of them.
  private struct WorkerEnds {
    let null: Int32
    let channel: (own: Int32, other: Int32)
    let output: (own: Int32, other: Int32)
    let error: (own: Int32, other: Int32)

    init() throws {
      null = open("/dev/null", O_RDONLY | O_CLOEXEC)
      var pair: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard null >= 0, socketpair(AF_UNIX, kind, 0, &pair) == 0, let output = closedPipe(),
        let error = closedPipe()
      else { throw BoxError.notStarted(systemErrorMessage(errno)) }
      channel = (pair[0], pair[1])
      self.output = output
      self.error = error
    }

    /// Closes what the worker has copies of.
    func closeWorkers() {
      for descriptor in [null, channel.other, output.other, error.other] { close(descriptor) }
    }
  }

  /// A pipe that no program inherits: the end to read from, and the one to write to.
  func closedPipe() -> (own: Int32, other: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
#endif
