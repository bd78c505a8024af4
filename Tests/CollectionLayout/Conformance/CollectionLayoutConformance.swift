import Foundation
import SelfSizingCollectionLayout
import TestSupport
import Testing

/// Runs `collection-layout.json`: layouts of other engines and independent oracles.
@Suite struct CollectionLayoutConformance {
  @Test("agrees with the layouts of collection-layout.json")
  func agrees() {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures", isDirectory: true)
    let suite = ConformanceSuite("collection-layout", fixtures: fixtures)
    var tally = ConformanceTally("collection-layout")
    for file in suite.decode(CollectionCases.self) {
      for test in file.cases { tally.record(test) { try judge($0.content) } }
    }
    tally.finish()
  }

  @Test("agrees with the flow layouts of uikit.json")
  func agreesWithFlow() {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("AutoLayout/Fixtures", isDirectory: true)
    let suite = ConformanceSuite("uikit", fixtures: fixtures)
    var tally = ConformanceTally("uikit-flow")
    for file in suite.decode(FlowCases.self) {
      for test in file.cases {
        // The tests of Auto Layout run the cases of other kinds, and name those that cannot be
        // read.
        guard case .success(let content) = test.content, content.kind == "flow" else { continue }
        tally.record(test) { try $0.run() }
      }
    }
    tally.finish()
  }

  @Test("agrees with the compositional layouts of compositional.json")
  func agreesWithCompositional() {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures", isDirectory: true)
    let suite = ConformanceSuite("compositional", fixtures: fixtures)
    var tally = ConformanceTally("compositional")
    for file in suite.decode(CompositionalCases.self) {
      for test in file.cases { tally.record(test) { try $0.run() } }
    }
    tally.finish()
  }

  private func judge(_ content: CollectionCase.Content) throws -> ConformanceOutcome {
    switch content {
    case .list(let test): try test.run()
    case .chat(let test): try test.run()
    case .pinned(let test): try test.run()
    case .grid(let test): try test.run()
    case .masonry(let test): try test.run()
    case .anchor(let test): test.run()
    case .offset(let test): try test.run()
    case .offsetBatch(let test): try test.run()
    case .unsupported(let feature): .skipped(feature)
    }
  }
}
