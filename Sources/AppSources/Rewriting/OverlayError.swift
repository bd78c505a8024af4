/// A place in the app's sources that the overlay cannot make compile.
public struct OverlayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as it was given.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in bytes of UTF-8 as the compiler counts them.
  public let column: Int
  /// The unsupported code, and what to do about it.
  public let message: String

  /// The error as the compiler writes its own: `Cell.swift:12:5: error: …`.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}

extension OverlayError {
  init(_ message: String, at token: Int, in source: SourceFile) {
    let offset = source.token(token).map { Int($0.start) } ?? source.bytes.count
    self.init(message, offset: offset, in: source)
  }

  init(_ message: String, offset: Int, in source: SourceFile) {
    self.init(
      file: source.name, line: source.line(at: offset), column: source.column(at: offset),
      message: message)
  }
}
