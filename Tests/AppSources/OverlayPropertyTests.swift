import SelfSizingAppSources
import TestSupport
import Testing

@Suite("Properties of the overlay")
struct OverlayPropertyTests {
  private func sources(_ seed: Int) -> [String: String] {
    var random = SeededGenerator(seed: UInt64(seed))
    var sources: [String: String] = [:]
    for file in 0..<3 {
      let bytes = RandomSource.bytes(pieces: 150, &random)
      sources["\(file).swift"] = String(decoding: bytes, as: UTF8.self)
    }
    return sources
  }

  private func lines(_ text: String) -> [Substring.UTF8View] {
    text.utf8.split(separator: 0x0a, omittingEmptySubsequences: false)
  }

  @Test("no line end goes, whatever the source", arguments: 0..<100)
  func lineEnds(seed: Int) {
    let sources = sources(seed)
    let overlay = SourceOverlay(of: sources)
    #expect(overlay.sources.keys.sorted() == sources.keys.sorted())
    for (name, text) in sources {
      #expect(lines(overlay.sources[name] ?? "").count >= lines(text).count, "seed \(seed)")
    }
    for error in overlay.errors {
      #expect(error.line >= 1 && error.line <= lines(sources[error.file] ?? "").count)
      #expect(error.column >= 1 && !error.message.isEmpty)
    }
  }

  @Test("every line keeps its number", arguments: 0..<100)
  func lineNumbers(seed: Int) {
    let sources = wellFormed(seed).mapValues { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        $1.hasPrefix("#") || $1.hasPrefix("import") ? String($1) : "\($1) //\($0)#"
      }.joined(separator: "\n")
    }
    for (name, text) in SourceOverlay(of: sources).sources {
      for (line, content) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let mark = content.firstRange(of: " //") else { continue }
        #expect(content[mark.upperBound...] == "\(line)#", "seed \(seed), \(name)")
      }
    }
  }

  @Test("what was rewritten stays as it is when it is rewritten again", arguments: 0..<100)
  func idempotence(seed: Int) {
    let once = SourceOverlay(of: wellFormed(seed))
    let twice = SourceOverlay(of: once.sources)
    #expect(twice.sources == once.sources, "seed \(seed)")
  }

  /// Declarations that end, with everything that the rules look for.
  private func wellFormed(_ seed: Int) -> [String: String] {
    var random = SeededGenerator(seed: UInt64(seed))
    let members = [
      "@objc func f(_ a: Int) { let s = #selector(A.f(_:)) }", "override func layoutSubviews() {}",
      "override var v: Int { didSet { g() } }", "@IBOutlet weak var label: UILabel!",
      "@objc(x) dynamic var k = #keyPath(A.label.text)", "override func f(_ a: Int) { super.f(a) }",
      "init(model: M) { }",
      "@available(*, unavailable) required init?(coder: NSCoder) { fatalError() }",
      "func tapped(x: Int) -> Int { 1 }", "/* } */ let t = \"} \\(1 + 2)\"",
    ]
    let requirements = ["@objc optional func tapped(x: Int) -> Int", "func needed()"]
    let heads = [
      "class A: UIView, D", "class B: A", "extension A", "extension B: D", "extension UIView",
      "class C: UITableViewCell", "public final class E<T>: UICollectionViewCell", "extension C",
    ]
    var sources: [String: String] = [:]
    for file in 0..<3 {
      var text = file == 0 ? "import UIKit.UIView\n#if os(iOS)\n#endif\n" : ""
      if Bool.random(using: &random) {
        text += "@objc protocol D {\n  \(requirements.randomElement(using: &random) ?? "")\n}\n"
      }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        text += (heads.randomElement(using: &random) ?? "") + " {\n"
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          text += "  " + (members.randomElement(using: &random) ?? "") + "\n"
        }
        text += "}\n"
      }
      sources["\(file).swift"] = text
    }
    return sources
  }

  @Test("plain Swift stays as it is, byte for byte")
  func plainSwift() {
    let text = """
      import Foundation\r
      /// A comment with @objc and "#selector(x)".
      struct A: Codable { var a = #"os(iOS) \\(b)"#, é = "👩‍👧" }
      final class B { func f() -> Int { /x y/.count / 2 } }
      #if DEBUG
      #endif
      """
    #expect(SourceOverlay(of: ["A.swift": text]).sources == ["A.swift": text])
  }

  @Test("the same sources give the same bytes")
  func determinism() {
    let sources = wellFormed(7)
    #expect(SourceOverlay(of: sources).sources == SourceOverlay(of: sources).sources)
  }
}

@Suite("Malformed sources")
struct HostileSourceTests {
  private func survives(_ text: String) -> [OverlayError] {
    SourceOverlay(of: ["A.swift": text]).errors
  }

  @Test(
    "files without end are reported and left",
    arguments: [
      "\"", "\"\\(", "\"\"\"", "/*", "#if A", "#endif", "#else", "class A {", "func f(", "@objc(",
      "#selector(", "#keyPath", "#", "`", "@", "extension", "override", "import", "class A<",
      "@objc protocol",
    ])
  func unfinished(text: String) {
    let overlay = SourceOverlay(of: ["A.swift": text, "": text])
    #expect(overlay.sources.count == 2)
  }

  @Test("what is open at the end of a file is named with its line")
  func openEnds() {
    #expect(survives("\n\"abc").map(\.line) == [2])
    #expect(survives("\n\n/* abc").map(\.line) == [3])
    #expect(survives("#if A\n#if B\n#endif").map(\.line) == [1])
    #expect(survives("#endif\n#else").map(\.line) == [1, 2])
    #expect(survives("a \"\\(b").map(\.column) == [3])
  }

  @Test("text that is not UTF-8 is read as far as it is")
  func invalidText() {
    let bytes: [UInt8] = [0xff, 0xfe] + Array("@objc func f() {}".utf8) + [0xc3]
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(overlaid(text).contains("       func f() {}".dropFirst()))
  }

  @Test("a megabyte on one line is read")
  func oneLine() {
    let name = String(repeating: "a", count: 1_000)
    let text = String(repeating: "let \(name) = 1; ", count: 1_000) + "@objc func f() {}"
    #expect(overlaid(text).hasSuffix("= 1;       func f() {}"))
  }

  @Test(
    "nesting without bounds and endless heads cost no more than their bytes",
    arguments: [
      "a ", "(", "{", "\"\\(", "/*", "#if A\n", "class A { ", "func f<", "class A: ", "#(", "(/",
      "\\/", "`", "@objc ", "extension A { override func f() {} }; ", "#selector(a)", "\"",
      "####", "<", "[:", "var a: ", "#else }\n",
    ])
  func large(piece: String) {
    let count = Trials.count(50_000, quick: 10_000) / piece.utf8.count
    let text = String(repeating: piece, count: count)
    let overlay = SourceOverlay(of: ["A.swift": "/ " + text])
    #expect(overlay.sources["A.swift"]?.isEmpty == false)
  }

  @Test("nothing comes of nothing")
  func empty() {
    #expect(SourceOverlay(of: [:]).sources.isEmpty)
    #expect(SourceOverlay(of: ["A": ""]).sources == ["A": ""])
  }
}
