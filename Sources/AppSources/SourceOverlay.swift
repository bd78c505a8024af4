/// Swift sources of an iOS app, rewritten so that they compile on Linux.
///
/// What needs the Objective-C runtime (`@objc`, `#selector`, outlets, optional requirements,
/// overrides in extensions) is replaced by plain Swift over the UIKit of SelfSizing; everything
/// else is unchanged, byte for byte. Every line keeps its number; added declarations follow the
/// last line.
///
/// ```swift
/// let overlay = SourceOverlay(of: ["Cell.swift": "class Cell: UIView { @objc func tap() {} }"])
/// overlay.sources["Cell.swift"]  // the text to compile
/// overlay.errors                 // what has no counterpart on Linux
/// ```
///
/// Give all sources that are compiled together, those of libraries among them: overrides in other
/// files and requirements of other modules decide. Rewriting rewritten sources changes nothing.
public struct SourceOverlay: Sendable {
  /// The rewritten texts, by the names that were given.
  public let sources: [String: String]
  /// The code that could not be rewritten, by file names and lines. The rest is rewritten.
  public let errors: [OverlayError]
  /// The source of `registerClassesOfTheApp()`, which makes the app's views and controllers known
  /// by their names: compile it in the module of the classes, and call it before a nib is loaded.
  /// Generic, private and local classes are left out, as other files cannot name them.
  public let classTable: String

  /// The largest file that is read, in bytes of UTF-8; a larger one stays as it is and is an error.
  public static let largestFile = 1 << 26

  /// Rewrites sources, given as texts by names, in O(n log n) for n bytes. They may be anything:
  /// text that is not Swift, or literals and conditions without their end, which are errors.
  /// - Complexity: O(n log n) for n bytes.
  public init(of sources: [String: String]) { self.init(of: sources, SourceMemory()) }

  init(of sources: [String: String], _ memory: SourceMemory) {
    var texts = sources
    var errors: [OverlayError] = []
    var files: [ParsedFile] = []
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      if text.utf8.count <= Self.largestFile {
        files.append(memory.overlayFile(name, text))
        continue
      }
      errors.append(
        OverlayError(
          file: name, line: 1, column: 1,
          message: "the file has \(text.utf8.count) bytes; up to \(Self.largestFile) are read"))
    }
    var rewriter = Rewriter(SourceIndex(files))
    rewriter.rewrite()
    for (file, edits) in zip(files, rewriter.edits) where !edits.isEmpty {
      texts[file.source.name] = edits.text
    }
    self.sources = texts
    classTable = ClassTable(index: rewriter.index).text
    self.errors = (errors + rewriter.errors).sorted {
      ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
    }
  }
}
