/// Numbers or marks for the length of one piece of work.
/// It has one owner, a fixed size and elements that need no clean-up: one allocation, or a part of
/// a ``ScratchBlock``, and plain memory accesses. Builds for debugging check indices.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  /// Where the elements are. Not a buffer and not an optional: Swift 6.3 crashes on changes in
  /// place after either when it builds for the thread sanitizer.
  private let start: UnsafeMutablePointer<Element>
  let count: Int
  private let isSeparate: Bool

  @inline(__always) init(repeating element: Element, count: Int, in block: ScratchBlock = .none) {
    self.init(count: count, in: block) { _ in element }
  }

  @inline(__always) init(count: Int, in block: ScratchBlock = .none, _ element: (Int) -> Element) {
    self.count = count
    (start, isSeparate) = block.memory(for: count, of: Element.self)
    for index in 0..<count { (start + index).initialize(to: element(index)) }
  }

  deinit { if isSeparate { ScratchBlock.free(start) } }

  /// To be changed in place for as long as a call lasts.
  var elements: BorrowedElements<Element> { mutating get { BorrowedElements(start, count: count) } }
  var array: [Element] { Array(UnsafeBufferPointer(start: start, count: count)) }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "Element \(index) of \(count)")
      return start[index]
    }
    _modify {
      assert(index >= 0 && index < count, "Element \(index) of \(count)")
      yield &start[index]
    }
  }
}

extension UnsafeMutablePointer {
  /// For memory without elements.
  @inline(__always) static var toNothing: Self {
    // An alignment is never 0.
    Self(bitPattern: MemoryLayout<Pointee>.alignment).unsafelyUnwrapped
  }
}
