/// A position that is stored in half the room, so that more of a system fits the caches.
///
/// Rows, variables and entries are counted with 32 bits: memory ends long before.
@propertyWrapper
struct Narrow: BitwiseCopyable, Sendable {
  private var stored: Int32

  @inline(__always)
  init(wrappedValue: Int) {
    stored = Int32(truncatingIfNeeded: wrappedValue)
  }

  @inline(__always)
  var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(truncatingIfNeeded: newValue) }
  }
}
