import SelfSizingAppSources
import Testing

/// The access that an app's files give, once all are compiled as one.
@Suite struct OwnAccessTests {
  private func compiled(_ text: String, library: String? = nil) throws -> String {
    var settings = HeightsSettings()
    if let library { settings.libraries = [.init(name: library, sources: [])] }
    let package = RunnerPackage(
      settings, module: "App", sources: [.init(path: "A.swift", text: text, library: library)],
      packagePath: "/SelfSizing")
    return try #require(package.files["Sources/\(library ?? "App")/A.swift"])
  }

  @Test(
    "leaves out what only other modules need, and keeps columns",
    arguments: [
      ("public struct A {}", "       struct A {}"),
      ("public class A { open class func b() {} }", "       class A {      class func b() {} }"),
      ("public private(set) var a = 1", "       private(set) var a = 1"),
      ("struct A { public internal(set) var a: B }", "struct A {        internal(set) var a: B }"),
      ("private public(set) var a = 1", "private             var a = 1"),
      ("@frozen public enum A {}", "               enum A {}"),
      ("public @MainActor class A {}", "       @MainActor class A {}"),
      ("package extension A {}", "        extension A {}"),
    ])
  func left(text: String, expected: String) throws {
    #expect(try compiled(text + "\n") == expected + "\n")
  }

  @Test(
    "keeps names",
    arguments: [
      "func open() { open(); self.open() }", "enum Access { case open, closed }",
      "let a = access == .public", "func f(open: Bool) { if open { g() } }",
    ])
  func names(text: String) throws {
    #expect(try compiled(text + "\n") == text + "\n")
  }

  @Test("keeps what Swift wants public: conformances of other modules' types to their protocols")
  func conformances() throws {
    let witness = "{ public init(integerLiteral value: Int) { self.init(Float(value)) } }"
    let plain = witness.replacing("public", with: "      ")
    let literal = "extension UILayoutPriority: ExpressibleByIntegerLiteral "
    let own = "\nstruct A {}\nprotocol B {}\n"
    #expect(try compiled(literal + witness + own) == literal + witness + own)
    for header in ["extension A: Hashable ", "extension UIView: B ", "extension UIView "] {
      #expect(try compiled(header + witness + own) == header + plain + own)
    }
    let both = literal + witness + "\npublic struct C {}" + own
    #expect(try compiled(both) == both.replacing("public struct", with: "       struct"))
  }

  @Test("keeps the access that a library gives")
  func library() throws {
    #expect(try compiled("public struct A {}\n", library: "Kit") == "public struct A {}\n")
  }
}
