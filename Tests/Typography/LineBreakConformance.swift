import Foundation
import TestSupport
import Testing

@testable import SelfSizingTypography

/// The Unicode Consortium's own samples of line breaking.
@Suite("Line break conformance")
struct LineBreakConformance {
  @Test("breaks every sample of LineBreakTest.txt where the standard does")
  func samples() throws {
    var tally = ConformanceTally("line-break")
    let file = Fixtures.folder.appendingPathComponent("LineBreakTest.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for line in lines where !line.hasPrefix("#") {
      tally.record(String(line), Self.outcome(of: line))
    }
    tally.finish()
  }

  private static func outcome(of line: Substring) -> ConformanceOutcome {
    var text = String.UnicodeScalarView()
    var expected: [Int] = []
    for token in line.split(separator: " ") {
      if let code = UInt32(token, radix: 16), let scalar = Unicode.Scalar(code) {
        text.append(scalar)
      } else if token == "÷" {
        expected.append(String(text).utf8.count)
      }
    }
    let prepared = PreparedText(String(text), font: .systemFont(ofSize: 17))
    let actual = prepared.segments.map { $0.end }
    return actual == expected ? .passed : .failed("expected \(expected), got \(actual)")
  }
}
