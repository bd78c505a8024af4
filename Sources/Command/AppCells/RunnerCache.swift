import Foundation
import SelfSizingAppSources

/// The folder that keeps the packages of runners and what was built for them.
///
/// All packages share one folder of build products, so that SelfSizing is compiled once.
struct RunnerCache {
  /// The absolute path of the folder.
  let path: String

  /// Chooses the folder: the one that is named, `.build/selfsizing` where the working folder has
  /// build products, or else one in the user's cache.
  init(_ named: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    var isFolder: ObjCBool = false
    if !named.isEmpty {
      path = Self.absolute(named)
    } else if FileManager.default.fileExists(atPath: ".build", isDirectory: &isFolder),
      isFolder.boolValue
    {
      path = Self.absolute(".build/selfsizing")
    } else if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      path = "\(cache)/selfsizing"
    } else {
      path = "\(NSHomeDirectory())/.cache/selfsizing"
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The folder of build products.
  var products: String { "\(path)/build" }

  /// The folder of the package for a folder of cells: the same for the same folder.
  func package(for folder: String, module: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in Self.absolute(folder).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(path)/\(module)-\(String(hash, radix: 16))"
  }

  /// Writes a package: what is there already and as it should be stays untouched, so that it is not
  /// compiled again, and what does not belong to it goes.
  ///
  /// - Throws: `AppCellError.unwritable`
  func write(_ package: RunnerPackage, to folder: String) throws(AppCellError) {
    let manager = FileManager.default
    for (name, text) in package.files.sorted(by: { $0.key < $1.key }) {
      let path = "\(folder)/\(name)"
      let data = Data(text.utf8)
      if manager.contents(atPath: path) == data { continue }
      do {
        try manager.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: path))
      } catch {
        throw .unwritable(path: path, reason: error.localizedDescription)
      }
    }
    let there = manager.enumerator(atPath: "\(folder)/Sources")?.compactMap { $0 as? String } ?? []
    for name in there where name.hasSuffix(".swift") && package.files["Sources/\(name)"] == nil {
      try? manager.removeItem(atPath: "\(folder)/Sources/\(name)")
    }
  }
}
