import Foundation
import SelfSizing

/// A folder of font files.
struct FontFolder {
  /// The most bytes of a font file that are read.
  static let maximumByteCount = 256 << 20
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The faces of all fonts in the folder, and the named instances of variable ones, by their PostScript names.
  /// Files that are no fonts are passed over.
  ///
  /// - Throws: `InterfaceInputError` if there is no such folder, or no font in it: the system's fonts would
  ///   stand in without a word.
  func faces() throws -> [String: FontFace] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw InterfaceInputError.noFolder(path) }
    guard let names = FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String })
    else { throw InterfaceInputError.notFound(path) }
    let endings = [".ttf", ".otf", ".ttc", ".otc"]
    var faces: [String: FontFace] = [:]
    for name in names.sorted() where endings.contains(where: name.lowercased().hasSuffix) {
      let bytes = try ContentSource.file("\(path)/\(name)").bytes(limit: Self.maximumByteCount)
      guard let file = try? FontFile(bytes) else { continue }
      for index in 0..<file.faceCount {
        guard let face = try? file.face(at: index) else { continue }
        let stem = (name as NSString).lastPathComponent.split(separator: ".").first.map(String.init)
        if let key = face.postScriptName ?? stem, faces[key] == nil { faces[key] = face }
        for name in face.namedInstances.compactMap(\.postScriptName) where faces[name] == nil {
          faces[name] = face.instance(named: name)
        }
      }
    }
    guard !faces.isEmpty else { throw InterfaceInputError.noFonts(path, endings: endings) }
    return faces
  }

  /// The faces of all fonts in the folder, in the order of the files' names.
  func orderedFaces() throws -> [FontFace] {
    let named = try faces()
    return named.keys.sorted().compactMap { named[$0] }.filter(\.position.isEmpty)
  }
}
