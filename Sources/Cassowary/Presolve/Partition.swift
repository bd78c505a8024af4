/// Numbers sorted into parts, each part ascending.
struct Partition: Sendable {
  /// Where each part starts in `members`; one more than there are parts.
  private(set) var starts: [Int]
  /// The members of all parts, part after part.
  private(set) var members: [Int]

  /// Sorts 0..<count by part; those whose part is negative are left out.
  ///
  /// - Complexity: O(count + parts).
  init(count: Int, parts: Int, part: (Int) -> Int) {
    var ends = [Int](repeating: 0, count: parts + 1)
    for member in 0..<count where part(member) >= 0 { ends[part(member) + 1] += 1 }
    for index in 0..<parts { ends[index + 1] += ends[index] }
    starts = ends
    var sorted = [Int](repeating: 0, count: ends[parts])
    for member in 0..<count where part(member) >= 0 {
      sorted[ends[part(member)]] = member
      ends[part(member)] += 1
    }
    members = sorted
  }

  /// The members of a part.
  subscript(part: Int) -> ArraySlice<Int> { members[starts[part]..<starts[part + 1]] }

  /// Whether a part has no members.
  func isEmpty(_ part: Int) -> Bool { starts[part] == starts[part + 1] }

  /// The number of a part's members.
  func count(_ part: Int) -> Int { starts[part + 1] - starts[part] }
}
