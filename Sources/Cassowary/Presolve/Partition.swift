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
    var starts = [Int](repeating: 0, count: count + 1)
    var members = [Int](repeating: 0, count: parts.count)
    starts.withUnsafeMutableBufferPointer { starts in
      members.withUnsafeMutableBufferPointer { members in
        parts.withUnsafeBufferPointer { parts in
          for part in parts { starts[part] += 1 }
          var end = 0
          for part in 0...count {
            end += starts[part]
            starts[part] = end
          }
          // Backwards, each part from its end: then its start is left.
          for member in parts.indices.reversed() {
            starts[parts[member]] -= 1
            members[starts[parts[member]]] = member
          }
        }
      }
    }
    self.starts = starts
    self.members = members
  }

  /// The members of a part.
  subscript(part: Int) -> ArraySlice<Int> { members[starts[part]..<starts[part + 1]] }

  /// Whether a part has no members.
  func isEmpty(_ part: Int) -> Bool { starts[part] == starts[part + 1] }

  /// The number of a part's members.
  func count(_ part: Int) -> Int { starts[part + 1] - starts[part] }
}
