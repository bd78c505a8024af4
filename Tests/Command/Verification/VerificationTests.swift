import Testing

@testable import SelfSizingCommand

@Suite("Verification")
struct VerificationTests {
  private func figure(
    _ family: String, _ name: String, _ measured: Double, _ ours: Double?, isHeight: Bool = true
  ) -> Verification.Figure {
    Verification.Figure(
      family: family, name: name, figure: "height", measured: measured, ours: ours,
      tolerance: 0.5, isHeight: isHeight, basis: "assumed: <no source>")
  }

  private func verification(_ figures: [Verification.Figure]) -> Verification {
    Verification(
      title: "Device", facts: ["iOS 26.1"], figures: figures,
      omissions: [("x", "no cells"), ("y", "no cells")])
  }

  @Test("agreement is counted by family, with the largest error of either sign")
  func families() {
    let families = verification([
      figure("b", "1", 10, 10), figure("a", "1", 10, 14), figure("b", "2", 10, 10.4),
      figure("b", "3", 10, 3),
    ]).families
    #expect(families.map(\.name) == ["b", "a"])
    #expect(families.map(\.agreeing) == [2, 0])
    #expect(families.map(\.count) == [3, 1])
    #expect(families.map(\.largestError) == [7, 4])
  }

  @Test("a figure that is missing here does not agree")
  func missing() {
    let result = verification([figure("a", "1", 10, nil)])
    #expect(result.disagreements.count == 1)
    #expect(result.hasOtherHeights)
    #expect(!verification([figure("a", "1", 10, 12, isHeight: false)]).hasOtherHeights)
  }

  @Test("every form names each disagreement and what was left out")
  func forms() {
    let result = verification([figure("a", "1", 10, 10), figure("a", "2", 10, 12.5)])
    let table = result.text(in: .table)
    #expect(table.contains("1 of 2 agree; 2 not compared"))
    #expect(table.contains("not compared, no cells: x, y"))
    #expect(table.contains("2.5"))
    for format in OutputFormat.allCases { #expect(result.text(in: format).contains("12.5")) }
    #expect(result.text(in: .json).hasPrefix(#"{"schema":"selfsize.verification.v1""#))
  }

  @Test("the page escapes what it shows and has a row for each disagreement only")
  func page() {
    let result = verification([figure("a", "<1>", 10, 12.5), figure("a", "same", 10, 10)])
    let html = VerificationPage(verification: result, version: "1").html()
    #expect(html.contains("&lt;1&gt;: height"))
    #expect(html.contains("assumed: &lt;no source&gt;"))
    #expect(!html.contains("same: height"))
    #expect(html == VerificationPage(verification: result, version: "1").html())
  }
}
