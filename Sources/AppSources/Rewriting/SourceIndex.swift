struct SourceIndex {
  struct Reference: Hashable {
    let file: Int
    let type: Int
  }

  private static let deepestHierarchy = 256

  let files: [ParsedFile]
  let references: [Reference]
  private(set) var declarations: [String: [Reference]] = [:]
  /// The extensions of each type, whether the app declares it or not.
  private(set) var extensions: [String: [Reference]] = [:]

  init(_ files: [ParsedFile]) {
    self.files = files
    references = files.indices.flatMap { file in
      files[file].types.indices.map { Reference(file: file, type: $0) }
    }
    for reference in references {
      let declaration = self[reference]
      if declaration.kind == .extension {
        extensions[declaration.path, default: []].append(reference)
      } else if !declaration.isLocal {
        declarations[declaration.path, default: []].append(reference)
      }
    }
  }

  subscript(reference: Reference) -> TypeDeclaration { files[reference.file].types[reference.type] }

  func members(of reference: Reference) -> [Member] {
    files[reference.file].members(of: reference.type)
  }

  /// The path of a type of the app as code within another type names it; nil if the app has none.
  func resolve(_ path: String, within outer: String) -> String? {
    var scope = outer.isEmpty ? nil : outer
    while let around = scope {
      if declarations[around + "." + path] != nil { return around + "." + path }
      scope = around.outerPath
    }
    return declarations[path] == nil ? nil : path
  }

  /// The app's classes above a class, the nearest first, and the first name that it does not
  /// declare.
  func ancestors(of declaration: TypeDeclaration) -> (ofApp: [String], foreign: String?) {
    var ofApp: [String] = []
    var next: TypeDeclaration? = declaration
    while let current = next, ofApp.count < Self.deepestHierarchy {
      guard current.kind == .class, let first = current.inherited.first else { break }
      guard let path = resolve(first, within: current.path) else { return (ofApp, first.lastName) }
      let declared = declarations[path]?.map { self[$0] } ?? []
      guard declared.contains(where: { $0.kind == .class }), !ofApp.contains(path) else { break }
      ofApp.append(path)
      next = declared.first
    }
    return (ofApp, nil)
  }
}
