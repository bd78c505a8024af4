/// A position in half the room, so that more fits the caches: memory ends long before 32 bits.
@propertyWrapper
struct Narrow: BitwiseCopyable, Sendable {
  private var stored: Int32

  @inline(__always) init(wrappedValue: Int) { stored = Int32(truncatingIfNeeded: wrappedValue) }

  @inline(__always) var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(truncatingIfNeeded: newValue) }
  }
}

/// A position and a mark in the room of a ``Narrow``.
struct MarkedPosition: BitwiseCopyable, Sendable {
  private var stored: Int32

  @inline(__always) init(_ position: Int) { stored = Int32(truncatingIfNeeded: position << 1) }

  @inline(__always) var position: Int {
    get { Int(stored >> 1) }
    set { stored = Int32(truncatingIfNeeded: newValue << 1) | stored & 1 }
  }

  @inline(__always) var isMarked: Bool {
    get { stored & 1 != 0 }
    set { stored = stored & ~1 | (newValue ? 1 : 0) }
  }
}
