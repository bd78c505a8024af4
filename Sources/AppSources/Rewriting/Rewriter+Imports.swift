extension Rewriter {
  /// `import UIKit.UIFont` becomes `import UIKit`: submodules are those of Objective-C.
  mutating func rewriteImports(in file: Int) {
    let source = index.files[file].source
    for (token, code) in source.code.enumerated() where code.word == .import {
      guard source.kind(token + 1) == .identifier, source.kind(token + 2) == .period,
        !source.code[token + 1].startsLine
      else { continue }
      var end = token + 2
      while source.kind(end) == .period, source.kind(end + 1) == .identifier { end += 2 }
      guard end > token + 2 else { continue }
      edits[file].blank(source.byteRange(token + 2..<end), in: source)
    }
  }
}
