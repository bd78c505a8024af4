/// One block of memory, of which the lists of a piece of work take their parts in turn.
///
/// A small system needs dozens of lists of some bytes each, and to allocate and free them one by
/// one takes longer than to solve it. What the block has no room for is allocated on its own.
/// - Important: A list must not outlive its block. Lists are never handed out of the body of
///   ``with(room:_:)``; what is kept is copied into arrays.
struct ScratchBlock: BitwiseCopyable {
  private struct Header: BitwiseCopyable {
    var next: UnsafeMutableRawPointer
    var end: UnsafeMutableRawPointer
  }

  /// Not an optional, for the reason that ``Scratch`` gives.
  private let header: UnsafeMutablePointer<Header>

  static var none: ScratchBlock { ScratchBlock(header: .toNothing) }
  /// Larger blocks cost more than they are worth: long lists are few.
  private static var limit: Int { 1 << 15 }
  /// More work has no block: what one step frees the next takes, in pages already in memory.
  private static var roomLimit: Int { 1 << 17 }

  /// Lets a body work with a block for about so many bytes.
  static func with<Result, Failure: Error>(
    room: Int, _ body: (ScratchBlock) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if room > roomLimit { return try body(.none) }
    let size = MemoryLayout<Header>.size + min(room, limit)
    let start = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
    defer { start.deallocate() }
    let header = start.bindMemory(to: Header.self, capacity: 1)
    header.pointee = Header(next: start + MemoryLayout<Header>.size, end: start + size)
    return try body(ScratchBlock(header: header))
  }

  /// For more than numbers, memory is not plain `malloc`'s.
  private static var alignment: Int { MemoryLayout<Double>.alignment }

  /// A part of the block if it has room, otherwise an allocation, to be freed by ``free(_:)``.
  @inline(__always) func memory<Element: BitwiseCopyable>(
    for count: Int, of type: Element.Type
  ) -> (start: UnsafeMutablePointer<Element>, isSeparate: Bool) {
    if count == 0 { return (.toNothing, false) }
    let size = count * MemoryLayout<Element>.stride
    if let part = part(of: size) { return (part.bindMemory(to: type, capacity: count), false) }
    // Typed memory does not come from plain `malloc`.
    let start = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<Element>.alignment)
    return (start.bindMemory(to: type, capacity: count), true)
  }

  @inline(__always)
  static func free<Element: BitwiseCopyable>(_ start: UnsafeMutablePointer<Element>) {
    UnsafeMutableRawPointer(start).deallocate()
  }

  /// Nil if there are not as many.
  private func part(of size: Int) -> UnsafeMutableRawPointer? {
    if header == .toNothing { return nil }
    let size = (size + Self.alignment - 1) & -Self.alignment
    let start = header.pointee.next
    guard size <= header.pointee.end - start else { return nil }
    header.pointee.next = start + size
    return start
  }
}
