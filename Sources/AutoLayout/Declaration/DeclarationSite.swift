/// The place in a source file where something was declared: `Recipes/RecipeCell.swift:31`.
public struct DeclarationSite: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  private let file: File

  /// The name of a literal is made a string only where it is read, as few are ever named.
  private enum File: Sendable {
    case literal(StaticString)
    case text(String)
  }

  /// Creates a site from what `#fileID` and `#line` give.
  public init(fileID: StaticString, line: UInt) {
    file = .literal(fileID)
    self.line = Int(clamping: line)
  }

  /// Creates a site in a file that is read while the program runs.
  public init(fileID: String, line: Int) {
    file = .text(fileID)
    self.line = line
  }

  /// The module and file, as `#fileID` gives it.
  public var fileID: String {
    switch file {
    case .literal(let name): name.description
    case .text(let name): name
    }
  }

  package var fileName: String {
    var fileID = fileID
    // By bytes: characters take far longer to find, and sums name a file for each constant.
    return fileID.withUTF8 { bytes in
      var start = bytes.count
      while start > 0, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
      return String(decoding: bytes[start...], as: UTF8.self)
    }
  }

  /// Whether two sites are the same line of the same file.
  public static func == (first: DeclarationSite, second: DeclarationSite) -> Bool {
    guard first.line == second.line else { return false }
    if case (.literal(let one), .literal(let other)) = (first.file, second.file),
      one.hasPointerRepresentation, other.hasPointerRepresentation,
      one.utf8Start == other.utf8Start, one.utf8CodeUnitCount == other.utf8CodeUnitCount
    {
      return true
    }
    return first.fileID == second.fileID
  }

  /// Hashes the file and the line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(line)
  }

  /// The file's name and the line, `RecipeCell.swift:31`.
  public var description: String { "\(fileName):\(line)" }
}
