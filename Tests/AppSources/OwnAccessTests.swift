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

  @Test("keeps the access that a library gives")
  func library() throws {
    #expect(try compiled("public struct A {}\n", library: "Kit") == "public struct A {}\n")
  }
}
