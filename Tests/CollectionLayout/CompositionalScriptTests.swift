import Testing

@testable import SelfSizingCollectionLayout

/// Random scripts on compositional layouts: what was done step by step is what is laid out afresh.
@Suite("Compositional scripts")
struct CompositionalScriptTests {
  @Test(
    "keeps what it laid out step by step equal to laying out afresh, and the anchor in place",
    arguments: CompositionalSample.allCases)
  func agreesWithFreshLayout(_ sample: CompositionalSample) throws {
    for seed in 0..<12 {
      var script = CompositionalScript([sample, .rows], seed: UInt64(seed))
      for step in 0..<40 {
        try script.step()
        if let difference = try script.difference() {
          Issue.record("\(sample), seed \(seed), step \(step) (\(script.last)): \(difference)")
          return
        }
      }
    }
  }

  @Test("runs scripts over sections of every make in both reading directions")
  func agreesWithFreshLayoutOfAll() throws {
    for seed in 100..<106 {
      var script = CompositionalScript(CompositionalSample.allCases, seed: UInt64(seed))
      for step in 0..<40 {
        try script.step()
        if let difference = try script.difference() {
          Issue.record("seed \(seed), step \(step) (\(script.last)): \(difference)")
          return
        }
      }
    }
  }
}
