/// A run of plain values in its own memory.
///
/// An array in a structure of many has its uniqueness checked at every write; a slab has one owner,
/// and is written where it is. Bounds are asserted in debug builds.
/// - Source: The cost of uniqueness and bounds checks shows in `Benchmarks/compare layout`.
struct Slab<Element: BitwiseCopyable>: ~Copyable {
  /// Room for `storedCapacity` elements; nil as long as there is no room.
  private var base: UnsafeMutablePointer<Element>?
  private var storedCount: Int32 = 0
  private var storedCapacity: Int32 = 0
  init() {}
  init(repeating element: Element, count: Int) { append(repeating: element, count: count) }

  init(_ elements: [Element]) {
    reserve(elements.count)
    for (index, element) in elements.enumerated() { base?[index] = element }
    storedCount = Int32(elements.count)
  }

  deinit { base?.deallocate() }

  func copy() -> Slab {
    var copy = Slab()
    copy.reserve(count)
    if let base, let target = copy.base { target.update(from: base, count: count) }
    copy.storedCount = storedCount
    return copy
  }

  var count: Int { Int(storedCount) }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      check(index)
      return base.unsafelyUnwrapped[index]
    }
    @inline(__always) set {
      check(index)
      base.unsafelyUnwrapped[index] = newValue
    }
  }

  /// Adds existing elements that follow each other to an array.
  func append(_ range: Range<Int>, to elements: inout [Element]) {
    guard !range.isEmpty, let base else { return }
    check(range.lowerBound)
    check(range.upperBound - 1)
    elements += UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  mutating func append(_ element: Element) { append(repeating: element, count: 1) }

  mutating func append(repeating element: Element, count added: Int) {
    // A quarter in reserve: doubling would leave up to half of a long run empty.
    if count + added > Int(storedCapacity) { reserve(max(count + added, count + count / 4)) }
    if added > 0 { (base.unsafelyUnwrapped + count).update(repeating: element, count: added) }
    storedCount += Int32(added)
  }

  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    check(index)
    let base = base.unsafelyUnwrapped
    (base + index + 1).update(from: base + index, count: count - 1 - index)
    base[index] = element
  }

  mutating func remove(at index: Int) {
    check(index)
    let base = base.unsafelyUnwrapped
    (base + index).update(from: base + index + 1, count: count - 1 - index)
    storedCount -= 1
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
    assert(index >= 0 && index < count, "element \(index) of \(count)")
  }
}
