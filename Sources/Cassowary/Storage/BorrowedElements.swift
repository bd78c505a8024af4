/// Elements that someone else owns, to be changed in place for as long as a call lasts.
///
/// A buffer would do, were it not for what ``Scratch`` says of the thread sanitizer.
struct BorrowedElements<Element: BitwiseCopyable>: BitwiseCopyable {
  private let start: UnsafeMutablePointer<Element>
  /// The number of elements.
  let count: Int

  /// Borrows elements by the address of the first.
  init(_ start: UnsafeMutablePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  /// The positions of the elements.
  var indices: Range<Int> { 0..<count }

  /// The element at an index.
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

  /// Swaps two elements.
  @inline(__always) mutating func swapAt(_ one: Int, _ other: Int) {
    let element = self[one]
    self[one] = self[other]
    self[other] = element
  }
}
