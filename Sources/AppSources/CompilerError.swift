package struct CompilerError: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let message: String

  package init(file: String, line: Int, message: String = "") {
    self.file = file
    self.line = line
    self.message = message
  }

  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].hasSuffix(".swift"), let line = Int(parts[1])
    else { return nil }
    let rest = parts[2].split(separator: ":", maxSplits: 2).map(String.init)
    self.init(
      file: String(parts[0]), line: line, message: String((rest.last ?? "").drop { $0 == " " }))
  }

  package func renamed(_ file: String) -> CompilerError {
    CompilerError(file: file, line: line, message: message)
  }

  /// The message, divided at quotation marks.
  private var words: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
  }

  /// The type that is not there, with those around it: `MetaText`, `Status.ID`; nil for other
  /// errors.
  var missingType: String? {
    let words = words
    guard words.count > 2 else { return nil }
    let name = words[1]
    guard ModuleName.isValid(name) else { return nil }
    switch words[0] {
    case "cannot find type ", "use of undeclared type ": return name
    case "cannot find " where name.isCapitalized: return name
    case "":
      guard words.count > 4, words[2].hasPrefix(" is not a member type of ") else { return nil }
      let outer = words[3].split(separator: ".").dropFirst()
      return outer.isEmpty ? nil : (outer + [name[...]]).joined(separator: ".")
    default: return nil
    }
  }

  var inheritedProtocol: String? {
    message.hasPrefix("multiple inheritance from classes ")
      || message.hasPrefix("inheritance from non-protocol type ") ? quoted.last : nil
  }

  var isAboutNoOverride: Bool { message.contains("does not override any") }

  var quoted: [String] {
    words.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  var missingName: String? { message.hasPrefix("cannot find '") ? quoted.first : nil }

  var isAboutConversion: Bool {
    !message.hasSuffix("ambiguous for type lookup in this context")
      && message.split(separator: " ").contains { word in
        ["convert", "conform", "requires", "ambiguous"].contains(where: word.hasPrefix)
      }
  }

  var isAboutCall: Bool {
    ["argument", "in call", "matches", "cannot call", "type of expression", "subscript", "operand"]
      .contains { message.contains($0) }
  }

  var missingMember: String? {
    let words = words
    return words.firstIndex { $0.hasSuffix(" has no member ") }
      .flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
  }

  func line(in text: String) -> Substring? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1) ? lines[line - 1] : nil
  }
}
