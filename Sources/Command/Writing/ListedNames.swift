import SelfSizing

extension Sequence where Element: Hashable {
  /// The elements, each once, in the order in which they come first.
  var distinct: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension Sequence {
  /// The elements with equal keys together, in the order in which the keys come first.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = key(element)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append((key, []))
      }
      groups[place].elements.append(element)
    }
    return groups
  }
}

extension Collection<String> {
  /// The first names, and how many are left: `title, time and 3 more`.
  func listed(atMost count: Int) -> String {
    let rest = self.count - count
    return prefix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension NumberFormat {
  /// The least and the greatest of some lengths: `92–104`, or `92` where they are printed alike.
  static func span(_ least: Double, _ greatest: Double) -> String {
    let words = [least.short, greatest.short]
    return words[0] == words[1] ? words[0] : words.joined(separator: "–")
  }

  /// How many there are of something: `1 failure`, `3 failures`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Double {
  /// A difference in points with its sign: `+8`, `−0.33`.
  var signed: String { self < 0 ? "−\((-self).short)" : "+\(short)" }
}
