/// Which constraints name which variables: every term, in the order of the constraints.
///
/// Terms are numbered as they come, so that the number of the first one that names a variable says
/// when the tie rule comes to it.
struct Mentions: Sendable {
  /// The terms that name a variable.
  private struct Chain: Sendable {
    /// The first one that is followed, or -1; those before belong to constraints that are gone.
    var first: Int32 = -1
    /// The last one, or -1.
    var last: Int32 = -1
    /// The number of terms of constraints that are there.
    var count: Int32 = 0
  }

  /// By variable.
  private var chains: [Chain] = []
  /// The slot of each term's constraint.
  private var slots: [Int32] = []
  /// The next and the previous term that names the same variable, or -1.
  private var links: [(next: Int32, previous: Int32)] = []

  /// The number of terms that name a variable, of constraints that are there.
  func count(of variable: Int) -> Int { Int(chains[variable].count) }

  /// The number of the first term that names a variable; nil if no constraint that is there does.
  func first(of variable: Int, among isLive: [Bool]) -> Int? {
    var term = chains[variable].first
    while term >= 0, !isLive[Int(slots[Int(term)])] { term = links[Int(term)].next }
    return term < 0 ? nil : Int(term)
  }

  mutating func addVariable() { chains.append(Chain()) }

  mutating func removeLastVariable() { chains.removeLast() }

  /// Adds the terms of a new constraint.
  mutating func append(_ constraint: LinearConstraint, slot: Int) {
    for term in constraint.terms {
      let variable = term.variable.index
      let number = Int32(slots.count)
      let last = chains[variable].last
      slots.append(Int32(slot))
      links.append((next: -1, previous: last))
      if last >= 0 { links[Int(last)].next = number }
      if chains[variable].first < 0 { chains[variable].first = number }
      chains[variable].last = number
      chains[variable].count += 1
    }
  }

  /// Takes the terms of the constraint back that was added last.
  mutating func removeLast(_ constraint: LinearConstraint) {
    for term in constraint.terms.reversed() {
      let variable = term.variable.index
      let number = Int32(slots.count - 1)
      let previous = links[Int(number)].previous
      if previous >= 0 { links[Int(previous)].next = -1 }
      if chains[variable].first == number { chains[variable].first = -1 }
      chains[variable].last = previous
      chains[variable].count -= 1
      slots.removeLast()
      links.removeLast()
    }
  }

  /// Counts a constraint's terms as gone.
  mutating func remove(_ constraint: LinearConstraint) {
    for term in constraint.terms { chains[term.variable.index].count -= 1 }
  }

  /// Counts a constraint's terms as there again.
  mutating func restore(_ constraint: LinearConstraint) {
    for term in constraint.terms { chains[term.variable.index].count += 1 }
  }

  /// Forgets the first terms that belong to constraints that are gone for good.
  mutating func skipDead(of variable: Int, among isLive: [Bool]) {
    var term = chains[variable].first
    while term >= 0, !isLive[Int(slots[Int(term)])] { term = links[Int(term)].next }
    chains[variable].first = term
  }
}
