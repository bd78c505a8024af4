import TestSupport
import Testing

@testable import SelfSizingAppSources

/// The tokens of a text that the compiler sees, as texts.
private func tokens(_ text: String) -> [String] {
  let file = SourceFile(name: "Test.swift", bytes: Array(text.utf8))
  return file.code.map { file.text($0.range) }
}

private func kinds(_ text: String) -> [Token.Kind] {
  Lexer(Array(text.utf8)).tokens.filter(\.isCode).map(\.kind)
}

@Suite("Tokens")
struct LexerTests {
  @Test("keeps names, numbers, operators and punctuation apart")
  func simpleTokens() {
    #expect(
      tokens("let x = a.b?.c(1.5, 1...5) ?? `in`") == [
        "let", "x", "=", "a", ".", "b", "?", ".", "c", "(", "1.5", ",", "1", "...", "5", ")", "??",
        "`in`",
      ])
    #expect(tokens("pair.0.1 + 0xFF_00") == ["pair", ".", "0", ".", "1", "+", "0xFF_00"])
    #expect(tokens("a/*b*/+/*c*/d//e") == ["a", "+", "d"])
  }

  @Test("nests comments")
  func comments() {
    #expect(tokens("a /* /* b */ c */ d") == ["a", "d"])
    #expect(tokens("a /* /* b */ c") == ["a"])
    #expect(tokens("x // \"\n y") == ["x", "y"])
  }

  @Test("reads strings with interpolations, quotes and escapes")
  func strings() {
    #expect(tokens(#""a\"b" + c"#) == [#""a\"b""#, "+", "c"])
    #expect(tokens(#""a\(b("c"))d" e"#) == [#""a\("#, "b", "(", #""c""#, ")", #")d""#, "e"])
    #expect(tokens(#""\(a)\(b)""#) == [#""\("#, "a", #")\("#, "b", #")""#])
    #expect(tokens(##"#"a\(b)"c"# d"##) == [##"#"a\(b)"c"#"##, "d"])
    #expect(tokens(##"#"a\#(b)c"# d"##) == [##"#"a\#("##, "b", ##")c"#"##, "d"])
    #expect(tokens("##\"a\"#b\"## c") == ["##\"a\"#b\"##", "c"])
    #expect(tokens("#\"\"\"# a") == ["#\"\"\"#", "a"])
    #expect(tokens("\"\" a") == ["\"\"", "a"])
  }

  @Test("reads strings of several lines")
  func multilineStrings() {
    #expect(tokens("\"\"\"\n a \"b\" \"\"c\n\"\"\" d").count == 2)
    #expect(tokens("\"\"\"\n \\(x) \"\"\" y") == ["\"\"\"\n \\(", "x", ") \"\"\"", "y"])
    #expect(tokens("#\"\"\"\n \"\"\" \"\"\"# a").last == "a")
    #expect(tokens("\"\"\"\n \\\"\"\" \"\"\" a").last == "a")
  }

  @Test("distinguishes regular expressions from divisions")
  func regularExpressions() {
    #expect(tokens("let r = /a b\"c/") == ["let", "r", "=", "/a b\"c/"])
    #expect(tokens("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(tokens("f(x)/g/2") == ["f", "(", "x", ")", "/", "g", "/", "2"])
    #expect(
      tokens("reduce(1, /) + b/c") == ["reduce", "(", "1", ",", "/", ")", "+", "b", "/", "c"])
    #expect(tokens("match(/\\/\"/)") == ["match", "(", "/\\/\"/", ")"])
    #expect(tokens("#/a/b/# c") == ["#/a/b/#", "c"])
    #expect(tokens("#/\n a \"\n/# c") == ["#/\n a \"\n/#", "c"])
  }

  @Test("knows directives and words")
  func words() {
    let words = Lexer(Array("#if class foo #selector".utf8)).tokens.filter(\.isCode).map(\.word)
    #expect(words == [.poundIf, .class, .none, .poundSelector])
    #expect(kinds("#!/usr/bin/swift \"\na") == [.identifier])
  }

  @Test("records what does not end")
  func unterminated() {
    func errors(_ text: String) -> [LexicalError.Kind] {
      Lexer(Array(text.utf8)).errors.map(\.kind)
    }
    #expect(errors("\"a") == [.unterminatedString])
    #expect(errors("\"a\nb") == [.unterminatedString])
    #expect(errors("/* a") == [.unterminatedComment])
    #expect(errors("\"\\(a") == [.unterminatedInterpolation])
    #expect(errors("\"\"\"\na") == [.unterminatedString])
    #expect(errors("\"a\\") == [.unterminatedString])
    #expect(errors("\"a\" /* b */ \"\\(c)\"").isEmpty)
  }

  @Test("gives the input back when its tokens are joined", arguments: 0..<100)
  func concatenation(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let bytes = RandomSource.bytes(pieces: 120, &random)
    let tokens = Lexer(bytes).tokens
    var end = 0
    for token in tokens {
      #expect(token.range.lowerBound == end && !token.range.isEmpty, "seed \(seed)")
      end = token.range.upperBound
    }
    #expect(end == bytes.count, "seed \(seed)")
  }
}

@Suite("Declarations")
struct DeclarationTests {
  private func read(_ text: String) -> ParsedFile {
    ParsedFile(name: "Test.swift", bytes: Array(text.utf8))
  }

  @Test("reads headers with generics, clauses and conditions")
  func headers() {
    let file = read(
      """
      public final class A<T: Hashable>: B.C<T>, D & E where T: F {
        struct Inner {}
      }
      extension A.Inner: @unchecked Sendable {}
      protocol P: class {}
      """)
    #expect(file.types.map(\.path) == ["A", "A.Inner", "A.Inner", "P"])
    #expect(file.types[0].inherited == ["B.C", "D", "E"])
    #expect(file.types[0].isGeneric && file.types[0].hasWhere && file.types[0].isPublic)
    #expect(file.types[2].inherited == ["Sendable"])
    #expect(file.types[3].inherited == ["class"])
  }

  @Test("reads members with labels, effects and types")
  func members() {
    let file = read(
      """
      class A {
        @IBOutlet private(set) weak var label: UILabel!
        let a = { (x: Int) in x }, b = 2
        override func f<T>(_ a: inout T, b c: Int..., d: @autoclosure () -> [Int: (A) -> B]) async throws
          -> [String: Int] where T: P { func inner() {} }
        convenience init?(x: Int) {}
        class func make() -> A? { nil }
      }
      """)
    #expect(file.members.map(\.fullName) == ["label", "a", "f(_:b:d:)", "init(x:)", "make()"])
    let method = file.members[2]
    #expect(method.parameters.map(\.isInout) == [true, false, false])
    #expect(method.parameters.map(\.isVariadic) == [false, true, false])
    #expect(method.parameters.map(\.isAutoclosure) == [false, false, true])
    #expect(method.isAsync && method.isThrowing)
    #expect(file.source.flattened(method.type) == "[String: Int]")
    #expect(file.source.flattened(method.whereClause) == "where T: P")
    #expect(file.source.flattened(file.members[0].type) == "UILabel!")
    #expect(!file.members[0].prefix.hasAccess && file.members[4].isStatic)
  }

  @Test("follows conditions that open a brace in each branch")
  func branches() {
    let file = read(
      """
      #if os(iOS)
      class A: B {
      #elseif os(macOS)
      class A: C {
      #else
      class A: D {
      #endif
        func f() {}
      }
      class E {}
      """)
    #expect(file.types.map(\.path) == ["A", "A", "A", "E"])
    #expect(file.types.map(\.isActive) == [true, false, false, true])
    #expect(file.members.map(\.name) == ["f"])
    #expect(file.unbalancedConditions.isEmpty)
  }

  @Test(
    "knows which conditions can hold",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("DEBUG", true),
      ("canImport(AppKit) && DEBUG", false), ("os(macOS) || os(iOS)", true),
      ("!canImport(UIKit) || os(tvOS)", false), ("swift(>=5.9) && os(watchOS)", false),
      ("!(os(iOS))", true), ("false", false),
    ])
  func conditions(condition: String, isActive: Bool) {
    #expect(read("#if \(condition)\nclass A {}\n#endif").types[0].isActive == isActive)
  }
}
