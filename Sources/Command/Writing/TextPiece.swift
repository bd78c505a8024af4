/// Text that is gathered and passed on in pieces, so that a long document is nowhere as a whole.
struct TextPiece {
  private static let size = 1 << 16

  var text = ""

  /// Hands the text on once it is long enough.
  mutating func flushIfLong(_ write: (String) -> Void) {
    if text.utf8.count >= Self.size { flush(write) }
  }

  mutating func flush(_ write: (String) -> Void) {
    write(text)
    text.removeAll(keepingCapacity: true)
  }
}
