/// The modules that a Swift file imports.
public enum SourceImports {
  /// Returns the names of the modules, each once, in the order of the file: `UIKit` for
  /// `import class UIKit.UIImage`.
  ///
  /// Conditions are not looked at: a module that is imported under one is among them.
  /// - Complexity: O(count of bytes).
  public static func modules(in text: String) -> [String] {
    let source = SourceFile(name: "", bytes: Array(text.utf8))
    var modules: [String] = []
    for (index, token) in source.code.enumerated() where token.word == .import {
      guard source.kind(index - 1) != .period else { continue }
      var name = index + 1
      // `import class Module.Name` names a kind of declaration first.
      if source.kind(name + 1) == .identifier, source.token(name + 1)?.startsLine == false {
        name += 1
      }
      guard source.kind(name) == .identifier, source.token(name)?.startsLine == false else {
        continue
      }
      let module = source.text(name)
      if !modules.contains(module) { modules.append(module) }
    }
    return modules
  }
}
