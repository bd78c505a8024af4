extension StatusLine {
  /// Shows a build's progress by a line such as `[12/345] Compiling SelfSizingCells Finding.swift`.
  func showBuild(_ text: Substring) {
    guard isShown, let shown = Self.buildStep(in: text) else { return }
    show(shown)
  }

  /// The text that is shown for a line of the package manager; nil for a line that counts nothing.
  static func buildStep(in text: Substring) -> String? {
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return nil }
    let counts = text[text.index(after: text.startIndex)..<end].split(separator: "/")
    guard counts.count == 2, let done = Int(counts[0]), let total = Int(counts[1]), total > 0,
      done <= total
    else { return nil }
    // The step of a file names its module first.
    let words = text[text.index(after: end)...].split(separator: " ")
    let module = words.count > 1 ? ", \(words[1])" : ""
    return "compiling: step \(done) of \(total)\(module)"
  }
}
