enum SourceImports {
  /// The modules that a file imports, each once, in the order of the file: `UIKit` for `import
  /// class UIKit.UIImage`. Those under a condition may be left out: the file doesn't need them.
  static func modules(in source: SourceFile, leavesOutConditional: Bool = true) -> [String] {
    var modules: [String] = []
    var depth = 0
    for (index, token) in source.code.enumerated() {
      switch token.word {
      case .poundIf: depth += 1
      case .poundEndif: depth = max(depth - 1, 0)
      case .import where (depth == 0 || !leavesOutConditional) && source.kind(index - 1) != .period:
        if let name = source.importedModule(after: index).map({ source.text($0) }),
          !modules.contains(name)
        {
          modules.append(name)
        }
      default: break
      }
    }
    return modules
  }
}
