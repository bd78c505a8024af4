import LayoutTestSupport
import SelfSizing

/// A great many random edits on one solver or one collection view.
///
/// At intervals it is compared with a fresh one, and the memory that is resident is looked at:
/// anything that edits leave would show as growth.
struct Soak {
  let edits: Int
  let seed: UInt64

  private static let interval = 1000
  /// How many edits of a compositional layout are between two comparisons.
  private static let shortInterval = 10
  /// How much resident memory may grow after the first tenth of the edits, in megabytes.
  private static let tolerance = 64

  func solver() throws {
    var choices = Choices(seed: seed)
    var script = SolverScript(variableCount: 60, isTame: true, limit: 120)
    try run("solver") {
      try script.step(&choices)
    } compare: {
      try script.compare()
      return "\(script.declared.count) constraints, \(script.refusalCount) edits refused"
    }
  }

  func collection() throws {
    var choices = Choices(seed: seed)
    var script = try CollectionScript(&choices, isTame: true, limit: 120)
    while script.kind == .stickyMasonry {
      script = try CollectionScript(&choices, isTame: true, limit: 120)
    }
    try run("collection (\(script.kind))") {
      try script.step(&choices)
    } compare: {
      try script.compare()
      return
        "\(script.collection.indexPaths.count) items of \(script.collection.itemCount) so far"
    }
  }

  /// Sections of every make, in one collection.
  func compositional() throws {
    var choices = Choices(seed: seed)
    func choose(_ bound: Int) -> Int { choices.number(below: bound) }
    var script = try CompositionalScript(CompositionalSample.alike, choosing: choose)
    try run("compositional", interval: Self.shortInterval) {
      try script.step(choose)
    } compare: {
      try script.compare(choose)
      return "anchor moved by 0"
    }
  }

  private func run(
    _ name: String, interval: Int = Self.interval, edit: () throws -> Void,
    compare: () throws -> String
  ) throws {
    let start = ContinuousClock.now
    var first: Int?
    for number in 1...edits {
      try edit()
      guard number.isMultiple(of: interval) || number == edits else { continue }
      let state: String
      do {
        state = try compare()
      } catch {
        throw FuzzTarget.Failure("\(name), after edit \(number) of seed \(seed): \(error)")
      }
      guard number.isMultiple(of: max(edits / 10, interval)) else { continue }
      let memory = Memory.residentMegabytes
      say("\(name): \(number) edits, as a fresh one, \(memory) MB resident, \(state)")
      let former = first ?? memory
      first = former
      try require(
        memory <= former + Self.tolerance, "memory grew from \(former) to \(memory) MB")
    }
    say("\(name): done in \((ContinuousClock.now - start).components.seconds) s, seed \(seed)")
  }
}
