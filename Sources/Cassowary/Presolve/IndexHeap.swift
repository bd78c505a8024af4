/// Numbers with keys, of which the one with the least key comes first.
struct IndexHeap {
  private var items: [(key: Int, value: Int)] = []

  mutating func push(_ key: Int, _ value: Int) {
    items.append((key, value))
    var place = items.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      if items[parent].key <= items[place].key { break }
      items.swapAt(parent, place)
      place = parent
    }
  }

  mutating func pop() -> (key: Int, value: Int)? {
    guard let last = items.popLast() else { return nil }
    guard let top = items.first else { return last }
    items[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= items.count { break }
      if child + 1 < items.count, items[child + 1].key < items[child].key { child += 1 }
      if items[place].key <= items[child].key { break }
      items.swapAt(place, child)
      place = child
    }
    return top
  }
}
