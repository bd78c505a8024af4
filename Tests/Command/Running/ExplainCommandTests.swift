import Testing

@testable import SelfSizingCommand

@Suite("selfsize explain")
struct ExplainCommandTests {
  @Test("names the constants and what holds them; derivatives are for --verbose")
  func words() async throws {
    let plain = try await CommandLineTest.run("explain", "note")
    #expect(plain.status == .success)
    #expect(plain.output.contains("height 60.67 = margin 8"))
    #expect(plain.output.contains("+20.33  title keeps its intrinsic height ("))
    #expect(plain.output.contains("    +4  spacing of stack before text"))
    #expect(!plain.output.contains("derivative"))
    #expect(!plain.output.contains("canvas-connection"))
    let verbose = try await CommandLineTest.run("explain", "note", "--verbose")
    #expect(verbose.output.contains("20.33, derivative 1: title keeps its intrinsic height"))
    #expect(verbose.output.contains("canvas-connection"))
  }

  @Test("the numbers of the sum, as they are printed, add up to the height of its headline")
  func sum() async throws {
    for size in ["xS", "L", "xxxL", "AX1", "AX3", "AX5"] {
      let text = try await CommandLineTest.run("explain", "note", "--item", "2", "--sizes", size)
      let lines = text.output.split(separator: "\n")
      let headline = try #require(lines.first { $0.hasPrefix("height ") })
      let height = try #require(
        headline.firstMatch(of: /^height ([0-9.]+) =.*?(?:whole pixels: ([0-9.]+))?$/))
      let total = try #require(Double(height.2 ?? height.1))
      let terms = lines.compactMap { line in
        line.firstMatch(of: #/^ +([+−])([0-9.]+)  /#).flatMap { match in
          Double(match.2).map { match.1 == "+" ? $0 : -$0 }
        }
      }
      #expect(terms.count > 3)
      #expect((terms.reduce(0, +) - total).magnitude < 1e-9, "\(text.output)")
    }
  }

  @Test("explains several sizes one after another, as one line of JSON each")
  func sizes() async throws {
    let both = try await CommandLineTest.run("explain", "note", "--sizes", "L,AX3")
    let large = try await CommandLineTest.run("explain", "note", "--sizes", "L")
    let larger = try await CommandLineTest.run("explain", "note", "--sizes", "AX3")
    #expect(both.output == large.output + "\n" + larger.output)
    let json = try await CommandLineTest.run(
      "explain", "note", "--sizes", "L,AX3", "--format", "json")
    #expect(json.output.split(separator: "\n").count == 2)
    let drawing = try await CommandLineTest.run(
      "explain", "note", "--sizes", "L,AX3", "--svg", "a.svg")
    #expect(drawing.status == .usage)
    #expect(drawing.messages.contains("--svg needs one text size"))
  }

  @Test("tables name the devices that widths stand for")
  func devices() async throws {
    let table = try await CommandLineTest.run(
      "measure", "--all", "--device", "iPhone16,iPhoneSE", "--sizes", "L", "--scale", "2", "--ios",
      "18")
    #expect(table.output.contains("note, iOS 18, width 393 (iPhone 16), "))
    let markdown = try await CommandLineTest.run(
      "measure", "--device", "iPhone16", "--sizes", "L", "--format", "markdown")
    #expect(markdown.output.contains(" 393: iPhone 16."))
  }

  @Test("an app's own executable goes by its own name")
  func name() {
    #expect(MeasurementCommand.executableName("build/heights") == "heights")
    #expect(MeasurementCommand.executableName("heights") == "heights")
    #expect(MeasurementCommand.executableName(nil) == "selfsize")
    #expect(MeasurementCommand.executableName("") == "selfsize")
  }
}
