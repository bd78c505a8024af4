/// A place in a content file, written as `recipes.json:12:16: [3].minutes`.
public struct ContentPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file as it was named.
  public let name: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in Unicode scalars, counted from 1.
  public let column: Int
  /// The path of the value such as `[3].minutes`; empty where the document itself is meant.
  public let path: String

  /// The place as editors and terminals make a link of it.
  public var description: String { "\(name):\(line):\(column)" + (path.isEmpty ? "" : ": \(path)") }
}
