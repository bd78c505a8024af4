/// A list that grows, for the length of one piece of work; see ``Scratch``.
struct ScratchList<Element: BitwiseCopyable>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  private var isSeparate: Bool
  private(set) var count: Int

  @inline(__always) init(capacity: Int, in block: ScratchBlock = .none) {
    self.capacity = capacity
    (elements, isSeparate) = block.memory(for: capacity, of: Element.self)
    count = 0
  }

  init(_ list: KeptList<Element>, in block: ScratchBlock = .none) {
    self.init(capacity: list.count, in: block)
    for element in list { append(element) }
  }

  init(_ array: [Element], room: Int, in block: ScratchBlock = .none) {
    self.init(capacity: array.count + room, in: block)
    array.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      elements.update(from: base, count: source.count)
    }
    count = array.count
  }

  deinit { if isSeparate { ScratchBlock.free(elements) } }

  var indices: Range<Int> { 0..<count }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "Element \(index) of \(count)")
      return elements[index]
    }
    _modify {
      assert(index >= 0 && index < count, "Element \(index) of \(count)")
      yield &elements[index]
    }
  }

  /// To be changed in place for as long as a call lasts.
  var borrowed: BorrowedElements<Element> {
    mutating get { BorrowedElements(elements, count: count) }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    elements[count] = element
    count += 1
  }

  /// Adds elements that are whatever the memory holds until they are written.
  @inline(__always) mutating func appendRoom(_ more: Int) {
    while count + more > capacity { grow() }
    count += more
  }

  @inline(__always) mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return elements[count]
  }

  mutating func removeAll() { count = 0 }

  @inline(never) private mutating func grow() { move(toRoom: max(2 * capacity, 8)) }

  /// And no others.
  mutating func reserve(_ more: Int) { if count + more > capacity { move(toRoom: count + more) } }

  private mutating func move(toRoom room: Int) {
    let former = (elements: elements, isSeparate: isSeparate)
    capacity = room
    (elements, isSeparate) = ScratchBlock.none.memory(for: capacity, of: Element.self)
    elements.update(from: former.elements, count: count)
    if former.isSeparate { ScratchBlock.free(former.elements) }
  }

  var array: [Element] { Array(UnsafeBufferPointer(start: elements, count: count)) }
}
