/// Applies the rules of the overlay that need nothing of other files but their declarations.
struct FileRewriter {
  let index: SourceIndex
  let parsed: ParsedFile
  let source: SourceFile
  var edits: SourceEdits
  private(set) var errors: [OverlayError] = []

  init(_ parsed: ParsedFile, _ index: SourceIndex) {
    (self.index, self.parsed, source) = (index, parsed, parsed.source)
    edits = SourceEdits(parsed.source)
  }

  mutating func rewrite(besides ownNames: Set<String>, _ lazyNames: Set<String>) {
    reportUnreadable()
    rewriteAttributes()
    rewriteExpressions()
    rewriteViewTypes()
    rewriteRenamedNames(besides: ownNames)
    markInertValues(lazyNames)
    rewriteConditions()
    rewriteImports()
  }

  mutating func fail(_ message: String, at token: Int) {
    errors.append(OverlayError(message, at: token, in: source))
  }

  private mutating func reportUnreadable() {
    for error in parsed.source.lexicalErrors {
      errors.append(OverlayError(error.kind.rawValue, offset: error.offset, in: source))
    }
    for token in parsed.unbalancedConditions {
      let directive = parsed.source.text(token)
      fail(
        directive == "#if" ? "the condition has no #endif" : "\(directive) has no #if before it",
        at: token)
    }
  }

  private mutating func rewriteConditions() {
    var isCondition = false
    for (token, code) in source.code.enumerated() {
      if code.startsLine { isCondition = false }
      if code.word == .poundIf || code.word == .poundElseif { isCondition = true }
      guard isCondition, source.isText(token, "os"), source.kind(token + 1) == .leftParenthesis,
        source.isText(token + 2, "iOS"), source.kind(token + 3) == .rightParenthesis
      else { continue }
      let tokens = token..<token + 4
      let spaces = String(repeating: " ", count: source.byteRange(tokens).count - 4)
      edits.replace(tokens, with: "true" + spaces)
    }
  }

  /// `import UIKit.UIFont` becomes `import UIKit`: submodules are those of Objective-C.
  private mutating func rewriteImports() {
    for (token, code) in source.code.enumerated() where code.word == .import {
      guard source.kind(token + 1) == .identifier, !source.code[token + 1].startsLine
      else { continue }
      var end = token + 2
      while source.kind(end) == .period, source.kind(end + 1) == .identifier { end += 2 }
      edits.blank(token + 2..<end)
    }
  }
}
