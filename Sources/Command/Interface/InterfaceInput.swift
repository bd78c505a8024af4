import SelfSizing

/// The cells of Interface Builder files as templates that every command takes.
struct InterfaceInput: Sendable {
  /// The cells in the order of the files.
  let cells: [InterfaceCell]
  /// The same as entries, under names that no other has.
  let entries: [TemplateEntry]
  /// What was found, file by file.
  let findings: [InterfaceFinding]
  /// The files of a folder that could not be read, in words.
  let skipped: [String]
  /// The keys that were set and that no cell has, in words.
  let unknownKeys: [String]
}

extension InterfaceInput {
  /// Reads the files that arguments name.
  ///
  /// - Throws: `InterfaceInputError` or `ContentError` for a file that is named and cannot be read; a
  ///   file of a folder is skipped.
  init(_ arguments: InterfaceArguments) throws {
    var options = InterfaceOptions()
    options.scalesFonts = arguments.scalesFonts
    options.sizeClasses = arguments.sizeClasses
    if let folder = arguments.fontFolder { options.fonts = try FontFolder(folder).faces() }
    var files: [InterfaceFile] = []
    var skipped: [String] = []
    for path in arguments.paths {
      let listed = try InterfacePaths.files(at: path)
      for file in listed.files {
        do {
          files.append(try InterfaceFile(path: file, options: options))
        } catch  where listed.isFolder {
          skipped.append("\(error)")
        }
      }
      if listed.isFolder, files.isEmpty { throw InterfaceInputError.nothingToRead(path) }
    }
    let cells = files.flatMap(\.cells)
    let names = Self.names(of: cells)
    let values = Dictionary(
      arguments.settings.map { ($0.key, InterfaceContent.Value.text($0.value)) },
      uniquingKeysWith: { $1 })
    self.cells = cells
    self.skipped = skipped
    entries = zip(cells, names).map { TemplateEntry($0, named: $1, setting: values) }
    findings = files.flatMap { file in file.findings + file.cells.flatMap(\.findings) }
    unknownKeys = Self.unknownKeys(values, in: cells)
  }

  /// Names that no other cell has: the file's, numbered where several files are called alike.
  private static func names(of cells: [InterfaceCell]) -> [String] {
    var taken: Set<String> = []
    return cells.map { cell in
      var name = cell.name
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(cell.name)-\(number)"
        number += 1
      }
      return name
    }
  }

  /// What is said of keys that no cell has.
  private static func unknownKeys(
    _ values: [String: InterfaceContent.Value], in cells: [InterfaceCell]
  ) -> [String] {
    values.keys.sorted().filter { key in
      cells.allSatisfy { !$0.content(setting: [key: values[key] ?? .text("")]).unknownKeys.isEmpty }
    }.map { key in
      let known = cells.flatMap(\.contentKeys)
      let nearest = nearestName(to: key, in: known).map { "; nearest: \($0)" } ?? ""
      return "--set \(key): no cell has it, or it takes no text\(nearest)"
    }
  }
}

/// Why Interface Builder files cannot be measured.
enum InterfaceInputError: Error, CustomStringConvertible {
  /// There is no .xib or .storyboard in a folder that can be read.
  case nothingToRead(String)
  /// There is no such file or folder.
  case notFound(String)

  var description: String {
    switch self {
    case .nothingToRead(let path): "\(path): no .xib or .storyboard with a cell in the folder"
    case .notFound(let path): "\(path): no such file or folder"
    }
  }
}

extension InterfaceFile {
  /// The most bytes of a file that are read.
  private static var maximumByteCount: Int { 64 << 20 }

  /// Reads the file at a path.
  init(path: String, options: InterfaceOptions) throws {
    let bytes = try ContentSource.file(path).bytes(limit: Self.maximumByteCount)
    try self.init(bytes, name: path, options: options)
  }
}

extension TemplateEntry {
  /// Creates the entry of a cell of an Interface Builder file.
  ///
  /// - Parameter values: What is set whatever the content says.
  init(
    _ cell: InterfaceCell, named name: String, setting values: [String: InterfaceContent.Value]
  ) {
    var template = cell.template
    template.name = name
    self.init(name: name) { [template] input throws(ContentError) in
      guard let input else {
        return ContentsOfTemplate(
          template: template, contents: [cell.content(setting: values).content])
      }
      let document = try ContentReader().read(
        [String: InterfaceContent.Value].self, from: input.bytes, name: input.name)
      var findings = document.findings
      let contents = zip(document.contents, document.lines).map { read, line in
        let (content, unknown) = cell.content(setting: read.merging(values) { $1 })
        findings += unknown.filter { read[$0] != nil }.map { key in
          ContentFinding(
            place: ContentPlace(name: input.name, line: line, column: 1, path: key),
            kind: .unknownKey(
              nearest: nearestName(to: key, in: cell.contentKeys), known: cell.contentKeys))
        }
        return content
      }
      return ContentsOfTemplate(
        template: template, contents: contents, findings: findings,
        omittedFindingCount: document.omittedFindingCount)
    }
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
