import Foundation
import SelfSizing
import SelfSizingCommand

/// Notes of a worker on the app's code that it runs, for the command that started it.
enum Supervision {
  private static var channel: WorkerChannel? { WorkerChannel.current }

  /// Starts this program again as a worker, and ends as that does; returns in a worker.
  static func begin() {
    guard channel == nil, let status = MeasurementCommand.superviseThisProgram() else { return }
    exit(status)
  }

  /// Says that a cell at a place of its list, or a `list`, is made, measured or moved.
  static func noting<Outcome, Failure: Error>(
    _ place: String?, _ name: String, _ site: DeclarationSite, _ work: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    guard let place, let channel else { return try work() }
    channel.send(.at, place, name, "\(site)")
    defer { channel.send(.idle) }
    return try work()
  }

  /// Says that work of a cell waits for the main thread, which the code of an earlier one may keep.
  static func asking<Outcome, Failure: Error>(_ work: () throws(Failure) -> Outcome) throws(Failure)
    -> Outcome
  {
    guard let channel else { return try work() }
    channel.send(.asked)
    defer { channel.send(.answered) }
    return try work()
  }

  static func give(
    up place: String?, _ name: String, _ site: DeclarationSite, because reason: String
  ) {
    guard let place, let channel else { return }
    let reason = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    channel.send(.gaveUp, place, name, "\(site)", reason)
    _exit(ExitStatus.failure.rawValue)
  }

  static func warn(_ warning: String) {
    if let channel { return channel.send(.warning, warning) }
    FileHandle.standardError.write(Data("warning: \(warning)\n".utf8))
  }
}
