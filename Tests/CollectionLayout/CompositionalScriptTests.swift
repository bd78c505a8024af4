import LayoutTestSupport
import TestSupport
import Testing

/// Random scripts on compositional layouts: what was done step by step is what is laid out again.
///
/// They are short; `Fuzz soak compositional` runs the same ones a hundred thousand steps long.
@Suite("Compositional scripts")
struct CompositionalScriptTests {
  @Test(
    "keeps what it laid out step by step equal to laying out afresh, and the anchor in place",
    arguments: CompositionalSample.alike)
  func agreesWithFreshLayout(_ sample: CompositionalSample) throws {
    try run([sample, .rows], seeds: Trials.seeds(0..<2, quick: 1), steps: 24)
  }

  @Test("runs scripts over sections of every make in both reading directions")
  func agreesWithFreshLayoutOfAll() throws {
    try run(CompositionalSample.alike, seeds: 100..<102, steps: 12)
  }

  private func run(_ samples: [CompositionalSample], seeds: Range<UInt64>, steps: Int) throws {
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      func choose(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
      var step = 0
      do {
        var script = try CompositionalScript(samples, choosing: choose)
        while step < steps {
          try script.step(choose)
          step += 1
          if step.isMultiple(of: 3) { try script.compare(choose) }
        }
      } catch {
        Issue.record("seed \(seed), step \(step): \(error)")
        return
      }
    }
  }
}
