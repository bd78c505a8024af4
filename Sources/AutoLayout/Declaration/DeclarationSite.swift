/// The place in a source file where something was declared: `Recipes/RecipeCell.swift:31`.
public struct DeclarationSite: Hashable, Sendable {
  /// The module and file, as `#fileID` gives it.
  public let fileID: String
  /// The line, from 1.
  public let line: Int

  /// Creates a site from what `#fileID` and `#line` give.
  public init(fileID: StaticString, line: UInt) {
    self.fileID = fileID.description
    self.line = Int(clamping: line)
  }

  /// Creates a site in a file that is read while the program runs.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The name of the file without its module.
  public var fileName: String {
    fileID.lastIndex(of: "/").map { String(fileID[fileID.index(after: $0)...]) } ?? fileID
  }
}

extension DeclarationSite: CustomStringConvertible {
  /// The file's name and the line, `RecipeCell.swift:31`.
  public var description: String { "\(fileName):\(line)" }
}
