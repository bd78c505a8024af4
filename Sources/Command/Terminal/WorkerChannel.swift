import SelfSizing

/// A worker's end of what it shares with the command that started it: its output, its files and its
/// exit status go there, and nowhere else.
///
/// `lock` guards the descriptor and the counts: a frame is sent as a whole, and an answer is read
/// before anything else is asked.
package final class WorkerChannel: @unchecked Sendable {
  /// The variables with the descriptor, and with what the last frame repeats.
  static let descriptorVariable = "SELFSIZING_CHANNEL"
  static let nonceVariable = "SELFSIZING_NONCE"

  /// The channel of this process; nil in one that no command has started as a worker.
  package static let current: WorkerChannel? = {
    let environment = ProcessInfo.processInfo.environment
    guard let descriptor = environment[descriptorVariable].flatMap(Int32.init),
      let nonce = environment[nonceVariable]
    else { return nil }
    // An app's code has no use for them.
    unsetenv(descriptorVariable)
    unsetenv(nonceVariable)
    return WorkerChannel(descriptor, nonce: nonce)
  }()

  private let lock = ThreadLock()
  private let descriptor: Int32
  private let nonce: String
  private var sentCount = 0
  private var reader = WorkerFrameReader()

  init(_ descriptor: Int32, nonce: String) {
    self.descriptor = descriptor
    self.nonce = nonce
  }

  package func send(_ kind: WorkerFrame.Kind, _ texts: String...) {
    lock.withLock { send(WorkerFrame(kind, texts: texts)) }
  }

  private func send(_ frame: WorkerFrame) {
    sentCount += 1
    // Without the command that reads them there is nothing left to do.
    if writeAll(frame.bytes, to: descriptor) != 0 { _exit(ExitStatus.failure.rawValue) }
  }

  /// Says that the list of cells has been made.
  package func sayReady() { send(.ready, nonce) }

  /// Ends the process with a status that the command takes for its own.
  package func end(with status: Int32) -> Never {
    lock.withLock {
      send(WorkerFrame(.end, texts: [nonce, "\(status)", "\(sentCount)"]))
    }
    // An app's code is not asked whether it wants to do something at the end.
    fflush(nil)
    _exit(status)
  }

  /// Asks the command for something.
  ///
  /// - Throws: `WorkerRefusal` with its reason.
  func ask(_ kind: WorkerFrame.Kind, _ fields: [[UInt8]]) throws(WorkerRefusal) -> WorkerFrame {
    lock.lock()
    defer { lock.unlock() }
    send(WorkerFrame(kind, fields))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let frame = reader.next() {
        guard frame.kind == .answer else { throw WorkerRefusal(reason: frame.text(0)) }
        return frame
      }
      let count = systemRead(descriptor, &chunk)
      if count < 0, errno == EINTR { continue }
      guard count > 0, !reader.isBroken else { _exit(ExitStatus.failure.rawValue) }
      reader.append(chunk[..<count])
    }
  }

  func ask(_ kind: WorkerFrame.Kind, _ texts: String...) throws(WorkerRefusal) -> WorkerFrame {
    try ask(kind, texts.map { Array($0.utf8) })
  }
}

/// The command's answer that something cannot or must not be done.
struct WorkerRefusal: Error, Hashable, CustomStringConvertible {
  let reason: String

  var description: String { reason }
}
