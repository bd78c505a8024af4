/// The contents of a file, with what a reader of the file should know about it.
public struct ContentDocument<Content> {
  /// The contents in the order of the file.
  public var contents: [Content]
  /// The line that each of them begins in, counted from 1; as many as contents.
  public var lines: [Int]
  /// The findings, in the order of the file; at most `ContentReader.maximumFindings`.
  public var findings: [ContentFinding]
  package var omittedFindingCount: Int
}

extension ContentDocument: Sendable where Content: Sendable {}
