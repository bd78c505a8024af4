/// A position that may be missing, in the room of half an integer.
struct OptionalIndex: BitwiseCopyable, Sendable {
  private var stored: Int32

  /// No position.
  static let none = OptionalIndex(stored: -1)

  private init(stored: Int32) { self.stored = stored }

  init(_ index: Int) { stored = Int32(truncatingIfNeeded: index) }

  /// The position; nil if there is none.
  @inline(__always)
  var index: Int? { stored < 0 ? nil : Int(stored) }
}
