/// A run of plain values in memory of its own, which copies share: whoever makes it deallocates it, once.
///
/// An array in a class has its exclusive access and its bounds checked at every element, which costs a
/// tree more than its own work. Bounds are checked here with internal checks only.
struct Slab<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>?
  private var storedCount: Int32 = 0
  private var storedCapacity: Int32 = 0

  /// Creates a run without elements, and without memory.
  init() {}

  /// Creates a run of equal elements.
  init(repeating element: Element, count: Int) {
    append(repeating: element, count: count)
  }

  /// Creates a run with the elements of an array.
  init(_ elements: [Element]) {
    reserve(elements.count)
    for (index, element) in elements.enumerated() { base?[index] = element }
    storedCount = Int32(elements.count)
  }

  /// Creates a run with the elements of another one, in memory of its own.
  init(copying other: Slab) {
    reserve(other.count)
    if let base, let source = other.base { base.update(from: source, count: other.count) }
    storedCount = other.storedCount
  }

  /// The number of elements.
  var count: Int { Int(storedCount) }

  /// The memory in bytes that the run has taken.
  var byteCount: Int { Int(storedCapacity) * MemoryLayout<Element>.stride }

  /// An existing element.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      check(index)
      return base.unsafelyUnwrapped[index]
    }
    @inline(__always) nonmutating set {
      check(index)
      base.unsafelyUnwrapped[index] = newValue
    }
  }

  /// Existing elements that follow each other.
  func elements(_ range: Range<Int>) -> UnsafeMutableBufferPointer<Element> {
    guard !range.isEmpty, let base else { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    check(range.lowerBound)
    check(range.upperBound - 1)
    return UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    append(repeating: element, count: 1)
  }

  /// Adds equal elements at the end.
  mutating func append(repeating element: Element, count added: Int) {
    // A quarter in reserve: doubling would leave up to half of a long run empty.
    if count + added > Int(storedCapacity) { reserve(max(count + added, count + count / 4)) }
    if added > 0 { (base.unsafelyUnwrapped + count).update(repeating: element, count: added) }
    storedCount += Int32(added)
  }

  /// Inserts an element; the index may be the count.
  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    let base = base.unsafelyUnwrapped
    (base + index + 1).update(from: base + index, count: count - 1 - index)
    base[index] = element
  }

  /// Removes an existing element.
  mutating func remove(at index: Int) {
    check(index)
    let base = base.unsafelyUnwrapped
    (base + index).update(from: base + index + 1, count: count - 1 - index)
    storedCount -= 1
  }

  /// Gives the memory back; the run is empty then.
  mutating func deallocate() {
    base?.deallocate()
    self = Slab()
  }

  private mutating func reserve(_ capacity: Int) {
    guard capacity > Int(storedCapacity) else { return }
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let base {
      grown.update(from: base, count: count)
      base.deallocate()
    }
    base = grown
    storedCapacity = Int32(capacity)
  }

  @inline(__always)
  private func check(_ index: Int) {
    #if InternalChecks
      precondition(index >= 0 && index < count, "element \(index) of \(count)")
    #endif
  }
}
