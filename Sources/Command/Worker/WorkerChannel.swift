import SelfSizing

/// A worker's end of the channel. `lock` guards the descriptor: a frame is sent as a whole.
package final class WorkerChannel: @unchecked Sendable {
  /// The variables with the descriptor, and with what the first frame repeats.
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
  let nonce: String
  /// The bytes that were read of requests; only the thread that serves them uses it.
  private var reader = WorkerFrameReader()

  private init(_ descriptor: Int32, nonce: String) {
    self.descriptor = descriptor
    self.nonce = nonce
  }

  package func send(_ kind: WorkerFrame.Kind, _ texts: String...) {
    send(WorkerFrame(kind, texts: texts))
  }
  func send(_ frame: WorkerFrame) {
    lock.withLock {
      // Without the command that reads them there is nothing left to do.
      if writeAll(frame.bytes, to: descriptor) != 0 { _exit(ExitStatus.failure.rawValue) }
    }
  }

  /// Waits for the next request; ends the process with the command.
  func nextRequest() -> WorkerFrame {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let frame = reader.next() { return frame }
      let count = systemRead(descriptor, &chunk)
      guard count > 0, !reader.isBroken else { _exit(ExitStatus.failure.rawValue) }
      reader.append(chunk[..<count])
    }
  }
}
