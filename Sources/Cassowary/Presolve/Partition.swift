/// Numbers sorted into parts, each part ascending.
struct Partition: Sendable {
  /// Where each part starts in `members`; one more than there are parts.
  let starts: [Int]
  /// The members of all parts, part after part.
  let members: [Int]

  /// Sorts 0..<count by part.
  ///
  /// - Parameter parts: The part of each number.
  /// - Complexity: O(numbers + parts).
  init(_ parts: [Int], count: Int) {
    var ends = [Int](repeating: 0, count: count + 1)
    for part in parts { ends[part + 1] += 1 }
    for index in 0..<count { ends[index + 1] += ends[index] }
    starts = ends
    var members = [Int](repeating: 0, count: parts.count)
    for (member, part) in parts.enumerated() {
      members[ends[part]] = member
      ends[part] += 1
    }
    self.members = members
  }

  /// The members of a part.
  subscript(part: Int) -> ArraySlice<Int> { members[starts[part]..<starts[part + 1]] }

  /// Whether a part has no members.
  func isEmpty(_ part: Int) -> Bool { starts[part] == starts[part + 1] }

  /// The number of a part's members.
  func count(_ part: Int) -> Int { starts[part + 1] - starts[part] }
}
