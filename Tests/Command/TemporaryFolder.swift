import Foundation

/// A folder of one test, removed with what is in it.
final class TemporaryFolder {
  /// The folder's path.
  let path: String

  /// Creates an empty folder.
  init() throws {
    path = NSTemporaryDirectory() + "selfsizing-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of what is in the folder, sorted.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  /// Returns the path of a name in the folder.
  func path(of name: String) -> String { path + "/" + name }

  /// Returns the text of a file in the folder.
  func text(of name: String) -> String? {
    try? String(contentsOfFile: path(of: name), encoding: .utf8)
  }

  /// Writes a file in the folder.
  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(of: name), atomically: false, encoding: .utf8)
  }
}
