import Foundation

/// Runs a target's cases in another process, and finds out what made it die.
struct Supervisor {
  let target: FuzzTarget
  let arguments: Arguments
  let executable: URL

  /// How long one case may take before it counts as a hang, in seconds; sanitizers take their time.
  private static let patience = 30.0
  /// The most attempts at making a failing input shorter.
  private static let maximumAttempts = 400

  /// - Returns: Whether nothing failed.
  func run() throws -> Bool {
    let progress = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier)-\(target.name)")
    try Data(count: MemoryLayout<Int>.size).write(to: progress)
    defer { try? FileManager.default.removeItem(at: progress) }

    var words = [target.name, "--seed", "\(arguments.seed)", "--progress", progress.path]
    if let seconds = arguments.seconds { words += ["--seconds", "\(seconds)"] }
    if let cases = arguments.cases { words += ["--cases", "\(cases)"] }
    let outcome = try execute(words + arguments.files, progress: progress)
    guard outcome != .fine else { return true }

    let number = Self.caseNumber(in: progress)
    let input = try target.mutator(seed: arguments.seed, adding: arguments.files).input(number)
    say("\(target.name): case \(number) of seed \(arguments.seed) \(outcome)")
    let shortest = try shorten(input, to: outcome)
    let folder = URL(fileURLWithPath: arguments.findings)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(target.name)-\(arguments.seed)-\(number)")
    try Data(shortest).write(to: file)
    say("  \(input.count) bytes, shortened to \(shortest.count): \(file.path)")
    say("  try again: Fuzz \(target.name) --input \(file.path)")
    return false
  }

  // MARK: Processes

  private enum Outcome: CustomStringConvertible {
    case fine, failed, died, hung

    var description: String {
      switch self {
      case .fine: "passes"
      case .failed: "fails"
      case .died: "makes the process die"
      case .hung: "takes more than \(Int(Supervisor.patience)) s"
      }
    }
  }

  private static func caseNumber(in progress: URL) -> Int {
    guard let data = try? Data(contentsOf: progress), data.count >= MemoryLayout<Int>.size
    else { return 0 }
    return data.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
  }

  /// Runs this executable with other words; `progress` says whether it still moves.
  private func execute(_ words: [String], progress: URL?, isQuiet: Bool = false) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    if isQuiet {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    // A backtrace of a trap takes seconds; the failing input says more.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    try process.run()
    var (last, since) = (-1, ContinuousClock.now)
    while process.isRunning {
      Thread.sleep(forTimeInterval: progress == nil ? 0.005 : 0.1)
      let number = progress.map(Self.caseNumber) ?? 0
      if number != last { (last, since) = (number, .now) }
      if ContinuousClock.now - since > .seconds(Self.patience) {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return .hung
      }
    }
    process.waitUntilExit()
    if process.terminationReason == .exit {
      return [0: .fine, 1: .failed][process.terminationStatus] ?? .died
    }
    return .died
  }

  // MARK: Shortening

  /// Removes parts of an input, smaller and smaller ones, as long as it still ends the same way.
  private func shorten(_ input: [UInt8], to outcome: Outcome) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier)-input")
    defer { try? FileManager.default.removeItem(at: file) }
    var (shortest, attempts) = (input, 0)
    var length = max(input.count / 2, 1)
    let limit = outcome == .hung ? 10 : Self.maximumAttempts
    while !shortest.isEmpty {
      var (place, isShorter) = (0, false)
      while place < shortest.count {
        if attempts == limit { return shortest }
        attempts += 1
        var candidate = shortest
        candidate.removeSubrange(place..<min(place + length, shortest.count))
        try Data(candidate).write(to: file)
        let words = [target.name, "--input", file.path]
        if try execute(words, progress: nil, isQuiet: true) == outcome {
          (shortest, isShorter) = (candidate, true)
        } else {
          place += length
        }
      }
      if length == 1 && !isShorter { break }
      length = max(length / 2, 1)
    }
    return shortest
  }
}
