/// A value that threads share, one at a time.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  /// Accessed under `lock` only.
  private var value: Value
  private let lock = ThreadLock()

  package init(_ value: Value) { self.value = value }

  /// Runs a closure with the value, while no other thread has it. Not reentrant.
  package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result)
    throws(Failure) -> Result
  { try lock.withLock { () throws(Failure) in try body(&value) } }
}
