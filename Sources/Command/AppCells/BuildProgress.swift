/// Shows on a terminal how far a build has come.
struct BuildProgress {
  private let line: StatusLine

  /// Creates the progress of a build.
  ///
  /// - Parameter isQuiet: Whether nothing is shown even on a terminal.
  init(isQuiet: Bool = false) { line = StatusLine(isQuiet: isQuiet) }

  /// Reads a line of Swift's package manager: `[12/345] Compiling SelfSizingCells Finding.swift`.
  func read(_ text: Substring) {
    guard line.isShown, let shown = Self.text(of: text) else { return }
    line.show(shown)
  }

  /// Shows the work between builds.
  func show(_ text: String) { line.show(text) }

  /// Takes the line away.
  func finish() { line.clear() }

  /// The text that is shown for a line of the package manager; nil for a line that counts nothing.
  static func text(of text: Substring) -> String? {
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
