/// Applies the rules of the overlay to all files.
struct Rewriter {
  let index: SourceIndex
  var edits: [SourceEdits]
  private(set) var errors: [OverlayError] = []

  init(_ index: SourceIndex) {
    self.index = index
    edits = index.files.map { SourceEdits($0.source) }
  }

  mutating func rewrite() {
    let (lazyNames, ownNames) = (namesOfLazyProperties, ownNames)
    for file in index.files.indices {
      reportUnreadable(in: file)
      rewriteAttributes(in: file)
      rewriteExpressions(in: file)
      rewriteViewTypes(in: file)
      rewriteRenamedNames(in: file, besides: ownNames)
      markInertValues(in: file, lazyNames)
      rewriteConditions(in: file)
      rewriteImports(in: file)
    }
    rewriteOptionalRequirements()
    rewriteOverridesOfExtensions()
    addRuntimeMembers()
  }

  /// Records what cannot be rewritten of a member, unless no compilation for iOS sees it.
  mutating func fail(_ message: String, _ member: Member, in file: Int) {
    if member.isActive { fail(message, at: member.keyword, in: file) }
  }

  mutating func fail(_ message: String, at token: Int, in file: Int) {
    let source = index.files[file].source
    let offset = source.token(token).map { Int($0.start) } ?? source.bytes.count
    fail(message, offset: offset, in: file)
  }

  private mutating func fail(_ message: String, offset: Int, in file: Int) {
    let source = index.files[file].source
    errors.append(
      OverlayError(
        file: source.name, line: source.line(at: offset), column: source.column(at: offset),
        message: message))
  }

  /// Reports literals, comments and conditions that do not end.
  private mutating func reportUnreadable(in file: Int) {
    let parsed = index.files[file]
    for error in parsed.source.lexicalErrors {
      fail(error.kind.rawValue, offset: error.offset, in: file)
    }
    for token in parsed.unbalancedConditions {
      let directive = parsed.source.text(token)
      fail(
        directive == "#if" ? "the condition has no #endif" : "\(directive) has no #if before it",
        at: token, in: file)
    }
  }

  /// Replaces `os(iOS)` by `true` in conditions.
  private mutating func rewriteConditions(in file: Int) {
    let source = index.files[file].source
    var isCondition = false
    for (token, code) in source.code.enumerated() {
      if code.startsLine { isCondition = false }
      if code.word == .poundIf || code.word == .poundElseif { isCondition = true }
      guard isCondition, source.isText(token, "os"), source.kind(token + 1) == .leftParenthesis,
        source.isText(token + 2, "iOS"), source.kind(token + 3) == .rightParenthesis
      else { continue }
      let tokens = token..<token + 4
      let spaces = String(repeating: " ", count: source.byteRange(tokens).count - 4)
      edits[file].replace(tokens, with: "true" + spaces)
    }
  }

  /// `import UIKit.UIFont` becomes `import UIKit`: submodules are those of Objective-C.
  private mutating func rewriteImports(in file: Int) {
    let source = index.files[file].source
    for (token, code) in source.code.enumerated() where code.word == .import {
      guard source.kind(token + 1) == .identifier, !source.code[token + 1].startsLine
      else { continue }
      var end = token + 2
      while source.kind(end) == .period, source.kind(end + 1) == .identifier { end += 2 }
      edits[file].blank(token + 2..<end)
    }
  }
}
