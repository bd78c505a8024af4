extension Sequence where Element: Hashable {
  /// The elements, each once, in the order in which they come first.
  var distinct: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension Collection<String> {
  /// The first names, and how many are left: `title, time and 3 more`.
  func listed(atMost count: Int) -> String {
    let rest = self.count - count
    return prefix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
