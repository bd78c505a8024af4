/// Groups that were solved for themselves, by their numbers: one that comes later takes the place
/// of one that came earlier, so that those in sight are there and few others.
struct KnownGroups {
  private struct Entry {
    /// The group; −1 where there is none.
    var group = -1
    var solved = SolvedGroup(slots: [], hosts: [], length: 0, width: 0)
  }

  /// A power of two of them; empty until there is a group.
  private var entries: [Entry] = []

  /// The most groups that are kept, as many as a screen may show; of long ones a single one.
  private static let limit = 64

  @inline(__always)
  subscript(group: Int) -> SolvedGroup? {
    guard !entries.isEmpty else { return nil }
    let place = group & (entries.count - 1)
    return entries[place].group == group ? entries[place].solved : nil
  }

  mutating func keep(_ solved: SolvedGroup, of group: Int, among count: Int) {
    let isLong = solved.slots.count > Self.limit
    if entries.isEmpty || isLong && entries.count > 1 {
      var size = 1
      while !isLong, size < min(count, Self.limit) { size *= 2 }
      entries = [Entry](repeating: Entry(), count: size)
    }
    entries[group & (entries.count - 1)] = Entry(group: group, solved: solved)
  }

  mutating func forget(_ group: Int) {
    guard !entries.isEmpty else { return }
    let place = group & (entries.count - 1)
    if entries[place].group == group { entries[place] = Entry() }
  }

  mutating func forgetAll() { entries = [] }
}
