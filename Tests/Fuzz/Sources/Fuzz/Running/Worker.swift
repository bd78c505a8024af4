import Foundation

/// Tries the cases of one target, in a process that may die of one.
struct Worker {
  let target: FuzzTarget
  let arguments: Arguments

  /// Tries one file.
  func tryInput(_ path: String) throws {
    let isAccepted = try target.run([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    say("\(target.name): \(isAccepted ? "accepted" : "refused"), and nothing is wrong")
  }

  /// Tries cases until time or count is up.
  func run(progress: String) throws {
    let note = try FileHandle(forWritingTo: URL(fileURLWithPath: progress))
    let mutator = try target.mutator(seed: arguments.seed, adding: arguments.files)
    let end = ContinuousClock.now + .seconds(arguments.seconds ?? 1e6)
    let limit = arguments.cases ?? .max
    var (number, acceptedCount) = (0, 0)
    while number < limit && ContinuousClock.now < end {
      try note.seek(toOffset: 0)
      withUnsafeBytes(of: number) { note.write(Data($0)) }
      if try target.run(mutator.input(number)) { acceptedCount += 1 }
      number += 1
    }
    say(
      "\(target.name): \(number) cases, \(acceptedCount) accepted, none failed, "
        + "seed \(arguments.seed), \(Memory.residentMegabytes) MB resident")
  }
}

/// How much memory the process takes.
enum Memory {
  /// Megabytes that are resident now; 0 where the system has no file for it.
  static var residentMegabytes: Int {
    // The file reports no size, so that only reading to its end shows what is in it.
    guard let bytes = try? FileHandle(forReadingAtPath: "/proc/self/statm")?.readToEnd(),
      let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").dropFirst().first
    else { return 0 }
    return (Int(pages) ?? 0) * 4096 / 1_048_576
  }
}

/// Writes a line at once: a process that dies takes along what is buffered.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
