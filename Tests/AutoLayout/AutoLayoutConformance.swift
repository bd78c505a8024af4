import Foundation
import SelfSizingAutoLayout
import SelfSizingGeometry
import TestSupport
import Testing

@Suite("Auto Layout conformance")
struct AutoLayoutConformance {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  @Test("lays out every case as UIKit or an independent oracle does")
  func allCases() {
    var tally = ConformanceTally("auto-layout")
    let suite = ConformanceSuite("auto-layout", fixtures: Self.fixtures)
    for file in suite.decode(AutoLayoutFile.self) {
      for testCase in file.cases {
        tally.record(testCase, outcome)
      }
    }
    tally.finish()
  }

  private func outcome(of testCase: AutoLayoutCase) throws -> ConformanceOutcome {
    switch testCase.kind {
    case "layout", "fitting", "multiline", "stack":
      var runner = AutoLayoutCaseRunner(testCase)
      return try runner.run()
    case "vfl_parse", "vfl_layout":
      return try testCase.visualFormat?.outcome() ?? .failed("not read")
    case "linear":
      return try testCase.linear?.outcome() ?? .failed("not read")
    case "conflict_log":
      return .skipped("the log does not give the order of the views, which decides")
    case "rounding_fitting":
      return testCase.compareRounding { PixelGrid(scale: $1).roundedUp($0) }
    case "rounding_frame_edge":
      return testCase.compareRounding { PixelGrid(scale: $1).roundedEdge($0) }
    default:
      return .skipped("no \(testCase.kind) yet")
    }
  }
}

extension AutoLayoutCase {
  fileprivate func compareRounding(_ round: (Double, Double) -> Double) -> ConformanceOutcome {
    guard let value, let scale, let rounded else { return .failed("no value to round") }
    let actual = round(value, scale)
    return actual == rounded ? .passed : .failed("expected \(rounded), got \(actual)")
  }
}
