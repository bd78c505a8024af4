// Loops, and not the library's methods: a closure of a type that belongs to the main actor asks at
// run time whether it is on it.
extension Array where Element: AnyObject {
  func place(of object: Element) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }

  /// Inserts at the end mostly, for which the library's method makes a list of the object first.
  mutating func put(_ object: Element, at place: Int) {
    if isEmpty { reserveCapacity(4) }
    if place == count { append(object) } else { insert(object, at: place) }
  }

  mutating func remove(_ object: Element) { if let place = place(of: object) { remove(at: place) } }

  func appendReversed(to list: inout [Element]) {
    var index = count
    while index > 0 {
      index -= 1
      list.append(self[index])
    }
  }
}
