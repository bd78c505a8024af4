import Foundation
import SelfSizingTypography

/// Font files beside the cases of variable fonts, and in the folder that `SELFSIZING_CONFORMANCE`
/// names.
enum FontFixtures {
  private static let folders: [URL] = {
    var folders = [Fixtures.folder]
    if let path = ProcessInfo.processInfo.environment["SELFSIZING_CONFORMANCE"] {
      folders.append(URL(fileURLWithPath: path, isDirectory: true))
    }
    return folders.map { $0.appendingPathComponent("fonts") }
  }()

  /// The bytes of a font; nil if no folder has it.
  static func bytes(_ name: String) -> [UInt8]? {
    for folder in folders {
      if let data = try? Data(contentsOf: folder.appendingPathComponent(name)) {
        return [UInt8](data)
      }
    }
    return nil
  }

  /// The first face of a font; nil if no folder has it.
  static func face(_ name: String) throws -> FontFace? {
    guard let bytes = bytes(name) else { return nil }
    return try FontFile(bytes).face()
  }

  /// The damaged fonts that are there.
  static let malformed: [String] = {
    let names = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("malformed").path)) ?? []
    }
    return Set(names).filter { $0.hasSuffix(".ttf") }.sorted()
  }()
}
