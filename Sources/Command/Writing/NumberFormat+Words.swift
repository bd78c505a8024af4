import SelfSizing

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
