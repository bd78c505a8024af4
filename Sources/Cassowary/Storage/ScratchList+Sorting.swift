extension ScratchList {
  /// So many elements are sorted by insertion.
  private static var runLength: Int { 16 }

  /// Equal elements stay in order. The standard library's sort makes an array of ranges, for which
  /// the runtime first searches all conformances: longer than 100 rows take to solve.
  @inline(__always) mutating func sort(by precedes: (Element, Element) -> Bool) {
    for start in stride(from: 0, to: count, by: Self.runLength) {
      insert(start..<min(start + Self.runLength, count), by: precedes)
    }
    if count <= Self.runLength { return }
    var merged = ScratchList(capacity: count)
    var length = Self.runLength
    while length < count {
      merged.removeAll()
      for start in stride(from: 0, to: count, by: 2 * length) {
        let middle = min(start + length, count)
        merged.append(
          mergeOf: self, start..<middle, middle..<min(middle + length, count), by: precedes)
      }
      swap(&self, &merged)
      length *= 2
    }
  }

  /// Most of the elements are in order.
  @inline(__always)
  private mutating func insert(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
    var elements = borrowed
    for index in range {
      let element = elements[index]
      var place = index
      while place > range.lowerBound && precedes(element, elements[place - 1]) {
        elements[place] = elements[place - 1]
        place -= 1
      }
      if place < index { elements[place] = element }
    }
  }

  @inline(__always) private mutating func append(
    mergeOf list: borrowing ScratchList, _ first: Range<Int>, _ second: Range<Int>,
    by precedes: (Element, Element) -> Bool
  ) {
    var (one, other) = (first.lowerBound, second.lowerBound)
    while one < first.upperBound || other < second.upperBound {
      let takesOther =
        one == first.upperBound || (other < second.upperBound && precedes(list[other], list[one]))
      append(takesOther ? list[other] : list[one])
      if takesOther { other += 1 } else { one += 1 }
    }
  }
}
