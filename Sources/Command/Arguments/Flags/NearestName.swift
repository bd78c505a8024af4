/// The end of a message about an unknown name: the one that was meant, or else some known ones.
func suggestion(for name: String, in known: [String]) -> String {
  suggestion(for: name, nearest: nearestName(to: name, in: known), in: known)
}

func suggestion(for name: String, nearest: String?, in known: [String]) -> String {
  if let nearest { return "; did you mean \(nearest)?" }
  guard known.count > longestList else {
    return known.isEmpty ? "" : "; known are \(known.joined(separator: ", "))"
  }
  let names = nearestNames(to: name, in: known, count: 5)
  return "; the nearest are \(names.joined(separator: ", "))"
}

private let longestList = 12

/// Returns the name that was probably meant, or nil where none is near.
///
/// Near is a third of the name's length in edits, upper and lower case aside. A name that begins
/// with what was written is near as well, and so is one that starts with it except for one edit in
/// every four characters: `titel` is near `titleLabel`. Of names that are one edit away the first
/// one wins; of equally near names farther away none was meant, as with `iPhone99`.
/// - Complexity: O(length of the name) for each candidate
func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let written = Array(name.lowercased().prefix(longestComparedName + 1))
  guard !written.isEmpty, written.count <= longestComparedName else { return nil }
  var best: (name: String, distance: Int)?
  var isTied = false
  for candidate in candidates {
    let meant = Array(candidate.lowercased().prefix(longestComparedName + 1))
    guard meant.count <= longestComparedName,
      let distance = distanceIfNear(from: written, to: meant)
    else { continue }
    if let best, distance >= best.distance {
      isTied = isTied || distance == best.distance && candidate != best.name
    } else {
      best = (candidate, distance)
      isTied = false
    }
  }
  guard let best else { return nil }
  return isTied && best.distance > 1 ? nil : best.name
}

/// Returns the number of edits to a name that is near; one more where only its beginning is.
private func distanceIfNear(from written: [Character], to meant: [Character]) -> Int? {
  let distances = editDistances(from: written, toBeginningsOf: meant)
  let (whole, beginning) = (distances[meant.count], distances.min() ?? .max)
  let bound = max(1, max(written.count, meant.count) / 3)
  let isAbbreviated = written.count > 1 && beginning <= written.count / 4
  let near =
    (whole <= bound && whole < meant.count ? [whole] : []) + (isAbbreviated ? [beginning + 1] : [])
  return near.min()
}

/// Returns the names with the fewest edits, the nearest first.
func nearestNames(to name: String, in candidates: [String], count: Int) -> [String] {
  let written = Array(name.lowercased().prefix(longestComparedName))
  let distances = candidates.map { candidate in
    editDistance(written, Array(candidate.lowercased().prefix(longestComparedName)))
  }
  return candidates.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.prefix(count)
    .map { candidates[$0] }
}

/// Longer names are not typing mistakes; a bound keeps hostile ones from costing time.
private let longestComparedName = 64

/// The edits between two texts: a character inserted, removed or replaced, or two swapped.
///
/// - Complexity: O(first.count · second.count)
/// - Source: The optimal string alignment variant of the distance of Damerau (CACM 7, 1964) and
///   Levenshtein: no part is edited twice.
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  editDistances(from: first, toBeginningsOf: second)[second.count]
}

/// Returns the edits to the beginnings of a text: to the empty one first, to the whole last.
private func editDistances(from first: [Character], toBeginningsOf second: [Character]) -> [Int] {
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for (row, character) in first.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(second.count + 1)
    for (column, other) in second.enumerated() {
      var distance = min(
        previous[column] + (character == other ? 0 : 1), previous[column + 1] + 1,
        current[column] + 1)
      if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous
}
