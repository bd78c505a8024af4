/// The words of a build, read for its errors.
package struct BuildLog: Sendable {
  /// The errors at the app's own files, each once; the last lines of a log without any.
  package let errors: [String]

  private static let lineCount = 10

  /// Reads the log of a package in a folder; `origins` has the app's file for each of the
  /// package's.
  package init(_ text: String, folder: String, origins: [String: String]) {
    var errors: [String] = []
    var seen: Set<String> = []
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    for line in lines where line.contains("error: ") && !line.hasPrefix(" ") {
      let named = Self.named(line, folder: folder, origins: origins)
      let isOfTool = ["emit-module command failed", "fatalError"].contains {
        named.hasPrefix("error: \($0)")
      }
      if !isOfTool, seen.insert(named).inserted { errors.append(named) }
    }
    self.errors =
      errors.isEmpty
      ? lines.suffix(Self.lineCount).map { Self.named($0, folder: folder, origins: origins) }
      : errors
  }

  private static func named(_ line: String, folder: String, origins: [String: String]) -> String {
    guard line.hasPrefix(folder + "/") else { return line }
    let rest = String(line.dropFirst(folder.utf8.count + 1))
    guard let end = rest.firstIndex(of: ":") else { return rest }
    let path = String(rest[..<end])
    return (origins[path] ?? path) + rest[end...]
  }
}
