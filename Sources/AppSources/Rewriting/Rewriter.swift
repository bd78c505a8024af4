/// Applies the rules of the overlay to all files.
struct Rewriter {
  let index: SourceIndex
  var edits: [SourceEdits]
  private(set) var errors: [OverlayError] = []

  init(_ index: SourceIndex) {
    self.index = index
    edits = [SourceEdits](repeating: SourceEdits(), count: index.files.count)
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

  /// Records what cannot be rewritten, unless no compilation for iOS sees it.
  mutating func fail(_ message: String, at token: Int, in file: Int, isActive: Bool = true) {
    guard isActive else { return }
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
      let message =
        switch error.kind {
        case .unterminatedString: "the string literal does not end"
        case .unterminatedComment: "the comment does not end"
        case .unterminatedInterpolation: "an interpolation of the string literal does not end"
        }
      fail(message, offset: error.offset, in: file)
    }
    for token in parsed.unbalancedConditions {
      let directive = parsed.source.text(token)
      fail(
        directive == "#if" ? "the condition has no #endif" : "\(directive) has no #if before it",
        at: token, in: file)
    }
  }
}
