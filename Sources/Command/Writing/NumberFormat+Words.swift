import SelfSizing

extension NumberFormat {
  /// A difference in points with its sign: `+8`, `−0.33`.
  static func signed(_ difference: Double) -> String {
    difference < 0 ? "−\(short(-difference))" : "+\(short(difference))"
  }

  /// The least and the greatest of some lengths: `92–104`, or `92` where they are printed alike.
  static func span(_ least: Double, _ greatest: Double) -> String {
    let words = [short(least), short(greatest)]
    return words[0] == words[1] ? words[0] : words.joined(separator: "–")
  }

  /// How many there are of something: `1 failure`, `3 failures`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
