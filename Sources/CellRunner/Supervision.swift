import Foundation
import SelfSizingCommand
import SelfSizingUIKit

/// The supervision of a process that makes an app's cells.
///
/// Nothing catches a trap in an app's code, and nothing ends a loop in it. So the command is done
/// in another process, within limits, which notes the cell that it is at. If a cell ends it, the
/// cell is named, and another process does the command without it.
enum Supervision {
  /// The environment variable with the path of the journal; a process that has one is supervised.
  private static let journalVariable = "SELFSIZING_JOURNAL"
  /// The environment variable with the places of cells that are left out, with commas.
  private static let leftOutVariable = "SELFSIZING_LEFT_OUT"
  /// The environment variable with the seconds that one measurement of a cell may take.
  private static let timeVariable = "SELFSIZING_CELL_SECONDS"
  /// The environment variable with the gigabytes of address space that a process may take.
  private static let memoryVariable = "SELFSIZING_GIGABYTES"

  /// The seconds that one measurement of a cell may take.
  private static var longestTime: UInt32 { UInt32(number(timeVariable, 60)) }

  /// The path of the journal; nil in a process that no one supervises.
  static let journal = ProcessInfo.processInfo.environment[journalVariable]

  /// The places of the cells that have ended a process.
  static let leftOut: Set<Int> = Set(
    (ProcessInfo.processInfo.environment[leftOutVariable] ?? "").split(separator: ",")
      .compactMap { Int($0) })

  private static func number(_ variable: String, _ usual: Int) -> Int {
    let asked = ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
    return min(max(asked, 1), 100_000)
  }

  // MARK: The process that is supervised

  /// Notes that a cell is made and measured, and limits the time of that.
  static func noting<Outcome, Failure: Error>(
    _ cell: Int?, _ name: String, _ site: String, _ work: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    guard let cell else { return try work() }
    return try noting("\(cell)", name, site, work)
  }

  /// Notes that a list is made, moved or looked through, and limits the time of that.
  static func noting<Outcome, Failure: Error>(
    list name: String, _ site: String, _ work: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    try noting("list", name, site, work)
  }

  private static func noting<Outcome, Failure: Error>(
    _ place: String, _ name: String, _ site: String, _ work: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    guard journal != nil else { return try work() }
    write("\(place)\t\(name)\t\(site)\t")
    alarm(longestTime)
    defer {
      alarm(0)
      write("\t\t\t")
    }
    return try work()
  }

  /// Ends the process for a cell that cannot be measured, if another one can go on without it.
  static func give(up cell: Int?, _ name: String, _ site: String, because reason: String) {
    guard let cell, journal != nil else { return }
    let reason = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    write("\(cell)\t\(name)\t\(site)\t\(reason)")
    _exit(ExitStatus.failure.rawValue)
  }

  private static let file: Int32 = journal.map { open($0, O_WRONLY) } ?? -1

  /// Writes the journal's only line: what follows it is left of longer ones.
  private static func write(_ line: String) {
    guard file >= 0 else { return }
    let bytes = Array(line.utf8) + [0x0a]
    _ = pwrite(file, bytes, bytes.count, 0)
  }

  private static func limitMemory() {
    let size = rlim_t(number(memoryVariable, 16)) << 30
    var limit = rlimit(rlim_cur: size, rlim_max: size)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      setrlimit(RLIMIT_AS, &limit)
    #endif
  }

  // MARK: The process that supervises

  /// Does the command in other processes and ends this one as they do; returns in those.
  static func begin() {
    if journal != nil { return limitMemory() }
    let path = NSTemporaryDirectory() + "selfsizing-\(getpid())"
    guard FileManager.default.createFile(atPath: "\(path).journal", contents: nil) else { return }
    let status = supervise(journal: "\(path).journal", output: "\(path).output")
    unlink("\(path).journal")
    unlink("\(path).output")
    if let status { exit(status) }
  }

  /// Runs processes until one is not ended by a cell.
  ///
  /// - Returns: The exit status; nil if no process can be run.
  private static func supervise(journal: String, output: String) -> Int32? {
    // The process that does the work is interrupted, too, and ends as it should.
    signal(SIGINT) { _ in }
    var leftOut: Set<Int> = []
    // A terminal shows what comes as it comes; elsewhere there is nothing of a process that failed.
    let kept = isatty(STDOUT_FILENO) == 1 ? nil : output
    while true {
      _ = truncate(journal, 0)
      guard let end = run(journal, leftOut, output: kept) else { return nil }
      let note = CellNote(at: journal)
      guard let cell = note, let index = cell.index,
        end.status != ExitStatus.interrupted.rawValue, leftOut.insert(index).inserted
      else {
        kept.map(copy)
        if let list = note, list.index == nil, end.status != ExitStatus.interrupted.rawValue {
          say("error: \(list.site): \(list.name): \(end.signal.map(words) ?? "ends the process")")
          return ExitStatus.failure.rawValue
        }
        if let signal = end.signal {
          say("error: \(words(for: signal)) outside of the measurement of any cell")
          return ExitStatus.failure.rawValue
        }
        let isWell = end.status == ExitStatus.success.rawValue
        return isWell && !leftOut.isEmpty ? ExitStatus.findings.rawValue : end.status
      }
      // What is thrown names the cell and its place.
      let reason = end.signal.map(words) ?? "ends the process"
      say(
        "error: "
          + (cell.reason.isEmpty ? "\(cell.site): \(cell.name): \(reason)" : cell.reason)
          + "; it is left out")
    }
  }

  private static func words(for signal: Int32) -> String {
    signal == SIGALRM
      ? "does not end within \(longestTime) seconds"
      : "traps (\(strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"))"
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// Copies what a process has written to the standard output.
  private static func copy(_ path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    while let data = try? file.read(upToCount: 1 << 20), !data.isEmpty {
      guard (try? FileHandle.standardOutput.write(contentsOf: data)) != nil else { return }
    }
  }

  /// Runs this executable with its arguments and waits for its end.
  ///
  /// - Parameter output: The file that takes its output; nil for the standard output.
  /// - Returns: Its status, or the signal that ended it; nil if it cannot be run.
  private static func run(_ journal: String, _ leftOut: Set<Int>, output: String?)
    -> (status: Int32, signal: Int32?)?
  {
    guard let executable = Bundle.main.executablePath else { return nil }
    let environment = ProcessInfo.processInfo.environment.merging([
      journalVariable: journal, "SWIFT_BACKTRACE": "enable=no",
      leftOutVariable: leftOut.sorted().map(String.init).joined(separator: ","),
    ]) { $1 }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output {
      posix_spawn_file_actions_addopen(
        &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var process: pid_t = 0
    let spawned = withPointers(CommandLine.arguments) { arguments in
      withPointers(environment.map { "\($0)=\($1)" }.sorted()) { environment in
        posix_spawn(&process, executable, &actions, nil, arguments, environment)
      }
    }
    guard spawned == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return ((status >> 8) & 0xff, signal == 0 ? nil : signal)
  }

  /// Texts as a system's function takes them.
  private static func withPointers<Outcome>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Outcome
  ) -> Outcome {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}

/// The cell or the list at which a process was when it ended.
private struct CellNote {
  /// The place of the cell; nil for a list.
  let index: Int?
  let name: String
  let site: String
  /// Why it cannot be measured, where the process could say so.
  let reason: String

  /// Reads a journal; nil if the process was at none.
  init?(at path: String) {
    let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    let fields = text.prefix { $0 != "\n" }
      .split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4, !fields[0].isEmpty else { return nil }
    index = Int(fields[0])
    name = fields[1]
    site = fields[2]
    reason = fields[3]
  }
}
