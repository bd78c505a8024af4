import SelfSizing

/// The cells of Interface Builder files as templates that every command takes.
struct InterfaceInput: Sendable {
  let cells: [InterfaceCell]
  /// The same as entries, under names that no other has.
  let entries: [TemplateEntry]
  let findings: [InterfaceFinding]
  /// The same as findings of cells, of which a policy decides whether they fail a run.
  let fileFindings: [CellFinding]
  let skipped: [String]
  /// The keys that were set and that no cell has, in words.
  let unknownKeys: [String]
}

extension InterfaceInput {
  static let maximumByteCount = 64 << 20

  /// Reads the files that arguments name.
  /// - Throws: `InterfaceInputError` or `ContentError` for a file that is named and cannot be read;
  ///   a file of a folder is skipped.
  init(_ arguments: InterfaceArguments) throws {
    var options = InterfaceOptions()
    options.scalesFonts = arguments.scalesFonts
    options.sizeClasses = arguments.sizeClasses
    if let folder = arguments.fontFolder { options.fonts = try FontFolder(path: folder).faces() }
    var files: [(file: InterfaceFile, source: InterfaceFileSource)] = []
    var skipped: [String] = []
    for path in arguments.paths {
      let listed = try InterfacePaths.files(at: path)
      for file in listed.files {
        do {
          let source = try InterfaceFileSource(path: file, options: options)
          files.append((try source.file(for: nil, source.sizeClasses), source))
        } catch  where listed.isFolder { skipped.append("\(error)") }
      }
      if listed.isFolder, files.isEmpty { throw InterfaceInputError.nothingToRead(path) }
    }
    let cells = files.flatMap(\.file.cells)
    let places = files.flatMap { file, source in file.cells.indices.map { (source, $0) } }
    var taken: [String: Int] = [:]
    let names = cells.map { $0.name.unused(among: &taken) }
    let values = Dictionary(
      arguments.settings.map { ($0.key, InterfaceContent.Value.text($0.value)) },
      uniquingKeysWith: { $1 })
    self.cells = cells
    self.skipped = skipped
    entries = zip(zip(cells, places), names).map { found, name in
      let (cell, (source, index)) = found
      return TemplateEntry(name: name) { request throws in
        // Variations are chosen, and some figures of the system taken, while the file is read.
        let sizeClasses = request.sizeClasses
        let isAsRead = request.platform == nil && sizeClasses == source.sizeClasses
        let cell =
          try isAsRead ? cell : source.file(for: request.platform, sizeClasses).cells[index]
        return try cell.loaded(
          as: name, system: request.platform?.name, setting: values, request.content
        ) { platform in
          var template = try source.file(for: platform, sizeClasses).cells[index].template
          template.name = name
          return template
        }
      }
    }
    findings = files.flatMap { $0.file.findings + $0.file.cells.flatMap(\.findings) }
    fileFindings = cells.flatMap(\.template.fileFindings)
    unknownKeys = Self.unknownKeys(values, in: cells)
  }

  private static func unknownKeys(
    _ values: [String: InterfaceContent.Value], in cells: [InterfaceCell]
  ) -> [String] {
    values.keys.sorted().filter { key in
      cells.allSatisfy { !$0.content(setting: [key: values[key] ?? .text("")]).unknownKeys.isEmpty }
    }.map { key in
      let known = cells.flatMap(\.contentKeys).distinct
      return "--set \(key): no cell has it, or it takes no text" + suggestion(for: key, in: known)
    }
  }
}

enum InterfaceInputError: Error, CustomStringConvertible {
  case nothingToRead(String)
  case notFound(String)

  var description: String {
    switch self {
    case .nothingToRead(let path): "\(path): no .xib or .storyboard with a cell in the folder"
    case .notFound(let path): "\(path): no such file or folder"
    }
  }
}

/// A file's bytes: a file of many cells is read once for each system, not once for each cell.
private final class InterfaceFileSource: Sendable {
  private let path: String
  private let bytes: [UInt8]
  private let options: InterfaceOptions
  private let last = Guarded<
    (platform: PlatformProfile?, sizeClasses: Device.SizeClasses, file: InterfaceFile)?
  >(nil)

  init(path: String, options: InterfaceOptions) throws {
    self.path = path
    self.options = options
    bytes = try ContentSource.file(path).bytes(limit: InterfaceInput.maximumByteCount)
  }

  var sizeClasses: Device.SizeClasses { options.sizeClasses }

  func file(
    for platform: PlatformProfile?, _ sizeClasses: Device.SizeClasses
  ) throws -> InterfaceFile {
    try last.withLock { last in
      if let last, last.platform == platform, last.sizeClasses == sizeClasses { return last.file }
      var options = options
      options.sizeClasses = sizeClasses
      if let platform { options.platform = platform }
      let file = try InterfaceFile(bytes, name: path, options: options)
      last = (platform, sizeClasses, file)
      return file
    }
  }
}

extension InterfaceCell {
  /// The cell with contents, or with the texts of its file where there are none to read.
  fileprivate func loaded(
    as name: String, system: String?, setting values: [String: InterfaceContent.Value],
    _ input: ContentInput?,
    redeclare: @escaping @Sendable (PlatformProfile) throws -> CellTemplate<InterfaceContent>
  ) throws(ContentError) -> LoadedTemplate {
    var template = template
    template.name = name
    guard let input else {
      return LoadedTemplate(
        template, [content(setting: values).content], system: system, redeclare: redeclare)
    }
    let document = try ContentReader().read(
      [String: InterfaceContent.Value].self, from: input.bytes, name: input.name)
    var findings = document.findings
    let contents = zip(document.contents, document.lines).map { read, line in
      let (content, unknown) = content(setting: read.merging(values) { $1 })
      findings += unknown.filter { read[$0] != nil }.map { key in
        ContentFinding(
          place: ContentPlace(name: input.name, line: line, column: 1, path: key),
          kind: .unknownKey(nearest: nearestName(to: key, in: contentKeys), known: contentKeys))
      }
      return content
    }
    var loaded = LoadedTemplate(template, contents, system: system, redeclare: redeclare)
    loaded.findings = findings
    loaded.omittedFindingCount = document.omittedFindingCount
    return loaded
  }
}

extension InterfaceContent.Value: Decodable {
  /// Reads a text or a claim; a number reads as its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .text(
        number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)")
    } else {
      self = .text(try container.decode(String.self))
    }
  }
}

enum InterfacePaths {
  private static let endings = [".xib", ".storyboard"]

  /// The file itself, or the files below a folder in the order of their paths.
  static func files(at path: String) throws -> (files: [String], isFolder: Bool) {
    guard let isFolder = FolderWalk.isFolder(path) else { throw InterfaceInputError.notFound(path) }
    guard isFolder else { return ([path], false) }
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    let found = FolderWalk.paths(below: path).filter { name in
      endings.contains { name.hasSuffix($0) }
    }
    return (found.sorted().map { "\(base)/\($0)" }, true)
  }
}
