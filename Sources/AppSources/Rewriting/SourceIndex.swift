/// All types of the app by name, and who descends from whom.
struct SourceIndex {
  /// A declaration: its file and its place there.
  struct Reference: Hashable {
    let file: Int
    let type: Int
  }

  /// The class from which another one inherits.
  enum Superclass {
    /// A class of the app, by its path.
    case ofApp(String)
    /// A name that the app does not declare: a class of UIKit or of a library, or a protocol.
    case foreign(String)
  }

  /// No class of an app has more ancestors; what goes on for longer is a circle.
  private static let deepestHierarchy = 256

  let files: [ParsedFile]
  /// All types and extensions, in the order of the files.
  let references: [Reference]
  /// The declarations of each type; more than one where conditions choose.
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

  /// The class from which a declaration inherits; nil if it names no class.
  func superclass(of declaration: TypeDeclaration) -> Superclass? {
    guard declaration.kind == .class, let first = declaration.inherited.first else { return nil }
    guard let path = resolve(first.path, within: declaration.path) else {
      return .foreign(first.name)
    }
    let isClass = declarations[path]?.contains { self[$0].kind == .class } ?? false
    return isClass ? .ofApp(path) : nil
  }

  func superclass(of path: String) -> Superclass? {
    declarations[path]?.first.flatMap { superclass(of: self[$0]) }
  }

  /// The app's classes from which a class descends, the nearest first, and the class beyond them.
  func ancestors(of declaration: TypeDeclaration) -> (ofApp: [String], foreign: String?) {
    var ofApp: [String] = []
    var next = superclass(of: declaration)
    while let superclass = next, ofApp.count < Self.deepestHierarchy {
      switch superclass {
      case .ofApp(let path):
        if ofApp.contains(path) { return (ofApp, nil) }
        ofApp.append(path)
        next = self.superclass(of: path)
      case .foreign(let name): return (ofApp, name)
      }
    }
    return (ofApp, nil)
  }
}
