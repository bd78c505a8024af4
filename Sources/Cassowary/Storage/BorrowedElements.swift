/// Elements of someone else, to be changed in place; no buffer for the reason that ``Scratch``
/// gives.
struct BorrowedElements<Element: BitwiseCopyable>: BitwiseCopyable {
  private let start: UnsafeMutablePointer<Element>
  let count: Int

  init(_ start: UnsafeMutablePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  var indices: Range<Int> { 0..<count }

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

  @inline(__always) mutating func swapAt(_ one: Int, _ other: Int) {
    let element = self[one]
    self[one] = self[other]
    self[other] = element
  }
}
