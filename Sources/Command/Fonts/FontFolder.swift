import SelfSizing

struct FontFolder {
  static let maximumByteCount = 256 << 20
  let path: String

  /// The faces, and the named instances of variable ones, by their PostScript names.
  func faces() throws -> [String: FontFace] {
    var faces: [String: FontFace] = [:]
    for (stem, face) in try read() {
      let key = face.postScriptName ?? stem
      if faces[key] == nil { faces[key] = face }
      for name in face.namedInstances.compactMap(\.postScriptName) where faces[name] == nil {
        faces[name] = face.instance(named: name)
      }
    }
    return faces
  }

  /// Without a font there is an error: the system's would replace it without a word.
  func orderedFaces() throws -> [FontFace] { try read().map(\.face) }

  /// The faces, each with its file's name without an ending; files that are no fonts are skipped.
  private func read() throws -> [(stem: String, face: FontFace)] {
    guard FolderWalk.isFolder(path) == true else {
      throw CommandProblem("\(path): no such folder of fonts")
    }
    let endings = [".ttf", ".otf", ".ttc", ".otc"]
    var faces: [(stem: String, face: FontFace)] = []
    for name in FolderWalk.paths(below: path).sorted()
    where endings.contains(where: name.lowercased().hasSuffix) {
      let bytes = try ContentSource.file("\(path)/\(name)").bytes(limit: Self.maximumByteCount)
      guard let file = try? FontFile(bytes) else { continue }
      let stem = name.lastOfPath.split(separator: ".").first.map(String.init)
      for index in 0..<file.faceCount {
        guard let face = try? file.face(at: index) else { continue }
        faces.append((stem ?? name, face))
      }
    }
    guard !faces.isEmpty else {
      let known = endings.joined(separator: ", ")
      throw CommandProblem("\(path): no font in the folder; fonts are \(known)")
    }
    return faces
  }
}
