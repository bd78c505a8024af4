/// The output of an app's code in a log: after a mark, so that no line commands a runner.
struct AppOutput {
  private static let mark = "app: "
  /// As much is shown; a loop prints without end.
  private static let mostBytes = 1 << 22
  private static let longestLine = 1 << 12
  private var line: [UInt8] = []
  private var count = 0

  mutating func lines(adding bytes: ArraySlice<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes where count < Self.mostBytes {
      count += 1
      if byte == UInt8(ascii: "\n") || line.count == Self.longestLine { lines += rest() }
      if byte != UInt8(ascii: "\n") { line.append(byte) }
      if count == Self.mostBytes { lines.append(Self.mark + "and more, which is not shown") }
    }
    return lines
  }

  mutating func rest() -> [String] {
    defer { line = [] }
    return line.isEmpty ? [] : [Self.mark + String(decoding: line, as: UTF8.self).onOneLine]
  }
}
