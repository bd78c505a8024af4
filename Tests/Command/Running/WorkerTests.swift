import Foundation
import TestSupport
import Testing

@testable import SelfSizingCommand

/// The frames between a worker and the command, the clock and the output.
@Suite("A worker")
struct WorkerTests {
  @Test("sends frames that are read in whatever pieces they come")
  func frames() {
    var random = SeededGenerator(seed: 1)
    let frames = [
      WorkerFrame(.ready, texts: ["nonce"]), WorkerFrame(.idle),
      WorkerFrame(.answer, [Array("1".utf8), [UInt8](repeating: 7, count: 70_000)]),
      WorkerFrame(.warning, texts: ["", "ä\u{1B}"]),
    ]
    let bytes = frames.flatMap(\.bytes)
    for _ in 0..<50 {
      var reader = WorkerFrameReader()
      var read: [WorkerFrame] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = min(Int.random(in: 1...40_000, using: &random), rest.count)
        reader.append(rest.prefix(count))
        rest = rest.dropFirst(count)
        while let frame = reader.next() { read.append(frame) }
      }
      #expect(read == frames)
      #expect(!reader.isBroken)
    }
  }

  @Test("that sends something else is noticed, and never believed to have more than it sent")
  func brokenFrames() {
    var random = SeededGenerator(seed: 2)
    let bytes = [
      WorkerFrame(.at, texts: ["0", "Cell", "Cell.swift:3"]),
      WorkerFrame(.refusal, texts: ["1", "a reason"]),
    ].flatMap(\.bytes)
    for _ in 0..<20_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      var reader = WorkerFrameReader()
      reader.append(changed[...])
      var count = 0
      while let frame = reader.next() {
        count += 1
        #expect(frame.fields.map(\.count).reduce(0, +) <= bytes.count)
      }
      #expect(count <= bytes.count)
    }
    var reader = WorkerFrameReader()
    reader.append([0xFF, 0xFF, 0xFF, 0xFF, 1][...])
    #expect(reader.next() == nil)
    #expect(reader.isBroken)
  }

  private func clock() -> WorkerClock {
    WorkerClock(
      WorkerLimits(["SELFSIZING_SECONDS": "100", "SELFSIZING_CELL_SECONDS": "10"]),
      wholeEnd: 100, now: 0)
  }

  @Test("has a limit for the whole that no step resets")
  func wholeLimit() {
    var clock = clock()
    clock.note(WorkerFrame(.ready), now: 1)
    for second in stride(from: 2.0, to: 100, by: 4) {
      clock.note(WorkerFrame(.at, texts: ["0", "Cell", "Cell.swift:3"]), now: second)
      #expect(clock.overrun(now: second + 2) == nil || second + 2 >= 100)
      clock.note(WorkerFrame(.idle), now: second + 2)
    }
    #expect(clock.overrun(now: 99.9) == nil)
    #expect(clock.overrun(now: 100)?.isWhole == true)
    #expect(clock.secondsLeft(now: 90) == 10)
  }

  @Test("has a limit for the list, for each measurement, and for what waits for the main thread")
  func stepLimits() {
    var clock = clock()
    #expect(clock.overrun(now: 9) == nil)
    #expect(clock.overrun(now: 10)?.isWhole == false)
    clock.note(WorkerFrame(.ready), now: 9)
    // The command's own work takes as long as it takes.
    #expect(clock.overrun(now: 80) == nil)
    clock.note(WorkerFrame(.asked), now: 20)
    clock.note(WorkerFrame(.at, texts: ["3", "Cell", "Cell.swift:3"]), now: 22)
    #expect(clock.overrun(now: 31) == nil)
    #expect(clock.overrun(now: 32)?.words == "does not end within 10 seconds")
    // Others that wait do not give a cell more time.
    clock.note(WorkerFrame(.asked), now: 31)
    #expect(clock.overrun(now: 32) != nil)
    clock.note(WorkerFrame(.idle), now: 31)
    #expect(clock.step == .waiting)
    #expect(clock.overrun(now: 41) != nil)
    #expect(clock.lastPlace?.index == 3)
    clock.note(WorkerFrame(.answered), now: 32)
    clock.note(WorkerFrame(.answered), now: 32)
    #expect(clock.step == .own)
  }

  @Test("prints line by line after a mark, without commands and controls")
  func output() {
    var output = AppOutput()
    let lines = output.lines(adding: Array("one\n::error::x\n\u{1B}[31m##[group]y".utf8)[...])
    #expect(lines.count == 2)
    #expect(lines[0] == "app: one")
    let all = lines + output.rest()
    #expect(all.count == 3)
    for line in all {
      #expect(line.hasPrefix("app: "))
      #expect(!line.contains("app: ::") && !line.contains("##[") && !line.contains("\u{1B}"))
    }
    #expect(output.lines(adding: [UInt8](repeating: 65, count: 1 << 23)[...]).count < 1200)
  }

  @Test(
    "needs the sandbox that the command line asks for",
    arguments: [
      ("--require-sandbox", SandboxLevel.files), ("--require-sandbox=files", .files),
      ("--require-sandbox=full", .full),
    ])
  func required(_ flag: String, _ level: SandboxLevel) throws {
    let (taken, rest) = try AppCellArguments.taken(
      from: ["measure", "--sources", "Heights", flag, "--quiet"])
    #expect(taken.required == level)
    #expect(rest == ["measure", "--quiet"])
    #expect(throws: UsageError.self) {
      try AppCellArguments.taken(from: ["measure", "--sources", "H", "--require-sandbox=none"])
    }
    #expect(throws: UsageError.self) { try AppCellArguments.taken(from: ["measure", flag]) }
  }

  @Test("leaves --verbose to the commands that have one, too")
  func verbose() throws {
    let plain = try AppCellArguments.taken(from: ["simulate", "--items", "3", "--verbose"])
    #expect(plain.0 == AppCellArguments())
    #expect(plain.1 == ["simulate", "--verbose", "--items", "3"])
    let both = try AppCellArguments.taken(from: ["explain", "--sources", "H", "--verbose"])
    #expect(both.0.isVerbose && both.1 == ["explain", "--verbose"])
    let shown = try AppCellArguments.taken(from: ["measure", "--sources", "H", "--verbose"])
    #expect(shown.0.isVerbose && shown.1 == ["measure"])
    #expect(throws: UsageError.self) { try AppCellArguments.taken(from: ["measure", "--verbose"]) }
  }

  @Test("is refused where only a weaker sandbox works, and says what is missing")
  func refusal() {
    let available = AvailableSandbox(level: .files, missing: ["full is missing: no bwrap"])
    #expect(available.line == "sandbox: files; full is missing: no bwrap")
    let error = SandboxError(required: .full, available: available)
    #expect("\(error)".hasPrefix("--require-sandbox=full: nothing of the app was run: sandbox"))
    #expect(SandboxLevel.limits < .files && SandboxLevel.files < .full)
  }
}
