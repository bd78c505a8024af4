import Testing

@testable import SelfSizingCommand

@Suite struct BuildProgressTests {
  @Test(
    "reads steps of a build, and nothing else",
    arguments: [
      (
        "[12/345] Compiling SelfSizingCells Finding.swift",
        "compiling: step 12 of 345, SelfSizingCells"
      ),
      ("[3/3] Linking", "compiling: step 3 of 3"),
      ("Building for debugging...", nil), ("[0/1] Planning build", "compiling: step 0 of 1, build"),
      ("[4/3] Compiling A", nil), ("[a/b] C", nil), ("[12/345", nil), ("", nil),
    ])
  func steps(line: String, shown: String?) {
    #expect(StatusLine.buildStep(in: Substring(line)) == shown)
  }

  @Test("hands the lines of a run on as they come")
  func lines() throws {
    var lines: [Substring] = []
    let (status, output) = try CompilerRun.of(
      ["printf", "[1/2] A\\n[2/2] B\\n"], progress: { lines.append($0) })
    #expect(status == 0)
    #expect(output == "[1/2] A\n[2/2] B\n")
    #expect(lines == ["[1/2] A", "[2/2] B"])
  }
}
