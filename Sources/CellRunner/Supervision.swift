import Foundation
import SelfSizingCommand

/// Notes of a worker on the app's code that it runs: the command that started it counts the time,
/// and names the cell if it ends the process.
enum Supervision {
  private static var channel: WorkerChannel? { WorkerChannel.current }

  /// Starts this program again as a worker, and ends as that does; returns in a worker, and where
  /// none can be started.
  static func begin() {
    guard channel == nil, let status = MeasurementCommand.superviseThisProgram() else { return }
    exit(status)
  }

  /// Says that a cell is made and measured.
  static func noting<Outcome, Failure: Error>(
    _ cell: Int?, _ name: String, _ site: String, _ work: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    guard let cell else { return try work() }
    return try noting("\(cell)", name, site, work)
  }

  /// Says that a list is made, moved or looked through.
  static func noting<Outcome, Failure: Error>(
    list name: String, _ site: String, _ work: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome { try noting("list", name, site, work) }

  private static func noting<Outcome, Failure: Error>(
    _ place: String, _ name: String, _ site: String, _ work: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    guard let channel else { return try work() }
    channel.send(.at, place, name, site)
    defer { channel.send(.idle) }
    return try work()
  }

  /// Says that work of a cell waits for the main thread, which the code of an earlier one may keep.
  static func asking<Outcome, Failure: Error>(
    _ work: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    guard let channel else { return try work() }
    channel.send(.asked)
    defer { channel.send(.answered) }
    return try work()
  }

  /// Ends the process for a cell that cannot be measured, if another one can go on without it.
  static func give(up cell: Int?, _ name: String, _ site: String, because reason: String) {
    guard let cell, let channel else { return }
    let reason = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    channel.send(.gaveUp, "\(cell)", name, site, reason)
    _exit(ExitStatus.failure.rawValue)
  }

  /// Writes a warning where the command writes its own.
  static func warn(_ warning: String) {
    if let channel { return channel.send(.warning, warning) }
    FileHandle.standardError.write(Data("warning: \(warning)\n".utf8))
  }
}
