import Foundation
import SelfSizingTypography

/// Fonts by file name, from the folder that `SELFSIZING_FONTS` names and then the system's folders.
struct FontLibrary {
  private static let systemFolders = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts",
  ]

  /// Faces that a collection holds under another name, with their number.
  private static let collected: [String: (file: String, face: Int)] = [
    "NotoSansCJKjp-Regular.otf": ("NotoSansCJK-Regular.ttc", 0),
    "NotoSansCJKkr-Regular.otf": ("NotoSansCJK-Regular.ttc", 1),
    "NotoSansCJKsc-Regular.otf": ("NotoSansCJK-Regular.ttc", 2),
  ]

  private let paths: [String: String]

  /// Looks the folders through.
  init() {
    var folders = Self.systemFolders
    if let folder = ProcessInfo.processInfo.environment["SELFSIZING_FONTS"] {
      folders.insert(folder, at: 0)
    }
    var paths: [String: String] = [:]
    for folder in folders {
      for file in FileManager.default.enumerator(atPath: folder) ?? .init() {
        guard let file = file as? String else { continue }
        let name = String(file.split(separator: "/").last ?? "")
        if paths[name] == nil { paths[name] = "\(folder)/\(file)" }
      }
    }
    self.paths = paths
  }

  /// The bytes of a file; nil if there is none of this name.
  func bytes(_ name: String) throws -> [UInt8]? {
    guard let path = paths[name] else { return nil }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The face of a name; nil if no folder has it.
  func face(_ name: String) throws -> FontFace? {
    if let bytes = try bytes(name) { return try FontFile(bytes).face() }
    guard let (file, face) = Self.collected[name], let bytes = try bytes(file) else { return nil }
    return try FontFile(bytes).face(at: face)
  }
}
