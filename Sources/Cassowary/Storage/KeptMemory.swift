/// Memory of lists that are kept together. A small program has a dozen lists of some bytes: to
/// allocate, count and free each would take longer than to solve it.
/// - Important: Lists are only made while one task knows the memory, and never changed after that.
final class KeptMemory: @unchecked Sendable {
  /// The last block, which starts with the address of the one before; nil at the first.
  private var block: UnsafeMutableRawPointer
  /// The free part of the first block.
  private var next: UnsafeMutableRawPointer
  private let end: UnsafeMutableRawPointer

  /// A list that needs more room gets its own block.
  init(room: Int) {
    block = Self.block(of: room, after: nil)
    next = block + Self.headerSize
    end = next + room
  }

  deinit {
    var last: UnsafeMutableRawPointer? = block
    while let block = last {
      last = block.load(as: UnsafeMutableRawPointer?.self)
      block.deallocate()
    }
  }

  private static var headerSize: Int { MemoryLayout<UnsafeMutableRawPointer?>.size }

  private static func block(of room: Int, after former: UnsafeMutableRawPointer?)
    -> UnsafeMutableRawPointer
  {
    let block = UnsafeMutableRawPointer.allocate(byteCount: headerSize + room, alignment: alignment)
    block.storeBytes(of: former, as: UnsafeMutableRawPointer?.self)
    return block
  }

  /// For more than numbers, memory is not plain `malloc`'s.
  private static var alignment: Int { MemoryLayout<Double>.alignment }

  @inline(__always)
  func list<Element>(count: Int, _ element: (Int) -> Element) -> KeptList<Element> {
    if count == 0 { return .empty }
    let elements = memory(of: count * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: count)
    for index in 0..<count { (elements + index).initialize(to: element(index)) }
    return KeptList(elements, count: count)
  }

  @inline(__always)
  func list<Element>(_ list: borrowing ScratchList<Element>) -> KeptList<Element> {
    self.list(count: list.count) { list[$0] }
  }

  func list<Element>(_ list: KeptList<Element>, room: Int) -> KeptList<Element> {
    let count = list.count + room
    if count == 0 { return .empty }
    let elements = memory(of: count * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: count)
    for index in 0..<list.count { (elements + index).initialize(to: list[index]) }
    return KeptList(elements, count: count)
  }

  private func memory(of size: Int) -> UnsafeMutableRawPointer {
    let size = (size + Self.alignment - 1) & -Self.alignment
    if size <= end - next {
      next += size
      return next - size
    }
    block = Self.block(of: size, after: block)
    return block + Self.headerSize
  }
}

/// A list in a ``KeptMemory``, to which whoever has the list refers, too.
struct KeptList<Element: BitwiseCopyable>: RandomAccessCollection, BitwiseCopyable,
  @unchecked Sendable
{
  private let start: UnsafeMutablePointer<Element>
  let count: Int

  fileprivate init(_ start: UnsafeMutablePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  static var empty: KeptList { KeptList(.toNothing, count: 0) }

  func prefix(_ count: Int) -> KeptList {
    assert(count >= 0 && count <= self.count, "\(count) of \(self.count) elements")
    return KeptList(start, count: count)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always) subscript(index: Int) -> Element {
    assert(index >= 0 && index < count, "Element \(index) of \(count)")
    return start[index]
  }

  /// Checked in every build, for indices from outside the module.
  @inline(__always) subscript(given index: Int) -> Element {
    precondition(index >= 0 && index < count, "Element \(index) of \(count)")
    return start[index]
  }

  /// To be changed while the list is being made.
  var elements: BorrowedElements<Element> { BorrowedElements(start, count: count) }
  /// For as long as the memory is kept.
  var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }
}
