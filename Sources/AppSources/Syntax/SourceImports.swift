/// The modules that a Swift file imports.
enum SourceImports {
  /// Returns the names of the modules that a file imports, each once, in the order of the file:
  /// `UIKit` for `import class UIKit.UIImage`.
  ///
  /// - Parameter leavesOutConditional: Whether those under a condition are left out: the file
  ///   doesn't need them.
  static func modules(in source: SourceFile, leavesOutConditional: Bool = true) -> [String] {
    var modules: [String] = []
    var depth = 0
    for (index, token) in source.code.enumerated() {
      switch token.word {
      case .poundIf: depth += 1
      case .poundEndif: depth = max(depth - 1, 0)
      case .import where (depth == 0 || !leavesOutConditional) && source.kind(index - 1) != .period:
        if let module = module(after: index, in: source), !modules.contains(module) {
          modules.append(module)
        }
      default: break
      }
    }
    return modules
  }

  /// The module that an `import` names.
  private static func module(after index: Int, in source: SourceFile) -> String? {
    var name = index + 1
    // `import class Module.Name` names a kind of declaration first.
    if source.kind(name + 1) == .identifier, source.token(name + 1)?.startsLine == false {
      name += 1
    }
    guard source.kind(name) == .identifier, source.token(name)?.startsLine == false else {
      return nil
    }
    return source.text(name)
  }
}
