extension Rewriter {
  /// Replaces `os(iOS)` by `true` in conditions.
  mutating func rewriteConditions(in file: Int) {
    let source = index.files[file].source
    var token = 0
    while token < source.code.count {
      let word = source.code[token].word
      token += 1
      guard word == .poundIf || word == .poundElseif else { continue }
      while token < source.code.count, !source.code[token].startsLine {
        if source.isText(token, "os"), source.kind(token + 1) == .leftParenthesis,
          source.isText(token + 2, "iOS"), source.kind(token + 3) == .rightParenthesis
        {
          let range = source.byteRange(token..<token + 4)
          edits[file].replace(
            range, with: "true" + String(repeating: " ", count: range.count - 4), in: source)
        }
        token += 1
      }
    }
  }
}
