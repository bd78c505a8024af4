/// The Swift files of an app: what each declares and uses, and where a name is declared.
package struct AppIndex: Sendable {
  let texts: [String: String]
  package let outlines: [String: SwiftOutline]
  let declarations: AppDeclarations
  let extensions: AppExtensions
  private let known: KnownNames
  private let modules: AppModules
  /// The texts of files with previews and of snapshot tests, each in the order of their paths.
  private let previews: [String]
  private let snapshotTests: [String]
  private let memberNames: Set<String>

  /// Reads an app's files and snapshot tests, given as texts by their paths, in O(n log n) for n
  /// bytes.
  ///
  /// - Parameters:
  ///   - known: The members that types have without the app: `UIView.addSubview(_:)`,
  ///     `UIView.addSubview`.
  ///   - libraries: The names of modules whose sources are at hand.
  package init(
    of texts: [String: String], knownMembers known: Set<String> = [],
    libraries: Set<String> = [], snapshotTests: [String: String] = [:]
  ) {
    self.texts = texts
    outlines = texts.mapValues { SwiftOutline(of: $0) }
    let files = Self.sorted(outlines)
    self.known = KnownNames(of: known)
    modules = AppModules(of: files, libraries: libraries)
    declarations = AppDeclarations(of: files)
    extensions = AppExtensions(of: files, declarations, self.known)
    memberNames = files.reduce(into: self.known.memberNames) { names, file in
      names.formUnion(file.outline.members.lazy.map(\.name))
    }
    previews = texts.sorted { $0.key < $1.key }.map(\.value).filter { $0.contains("#Preview") }
    self.snapshotTests = snapshotTests.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Reads the parts of an app's files, each as a file.
  init(of texts: [String: String], partsOf whole: AppIndex) {
    self.texts = texts
    outlines = texts.mapValues { SwiftOutline(of: $0) }
    let files = Self.sorted(outlines)
    known = whole.known
    modules = whole.modules
    declarations = AppDeclarations(of: files)
    extensions = AppExtensions(of: files, declarations, known)
    memberNames = whole.memberNames
    (previews, snapshotTests) = ([], [])
  }

  private static func sorted(_ outlines: [String: SwiftOutline]) -> [OutlinedFile] {
    outlines.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  package var typeNames: [String] { declarations.typeNames }

  func hasType(_ name: String) -> Bool { declarations.hasType(name) }
  func typeNames(within type: String) -> [String] { declarations.innerNames[type] ?? [] }

  /// Whether a type is one of Apple's that a runner has, or looks like one.
  func isKnown(_ type: String) -> Bool {
    known.typeNames.contains(type) || type.hasPrefix("UI") || type.hasPrefix("NS")
  }
  func hasKnownType(_ type: String) -> Bool { known.typeNames.contains(type) }
  func hasKnownMember(_ name: String) -> Bool { known.memberNames.contains(name) }

  func hasMember(_ name: String) -> Bool { memberNames.contains(name) }

  func isUsed(_ member: String, with type: String) -> Bool {
    let own = file(declaring: type, from: "")
    return outlines.contains { path, outline in
      path != own && outline.typeNames[type] != nil && outline.memberNames.contains(member)
    }
  }

  /// The lines by which the first preview, or else snapshot test, fills a view of a class.
  func examples(of view: String) -> [String] {
    for (texts, onlyPreviews) in [(previews, true), (snapshotTests, false)] {
      for text in texts where text.contains(view) {
        let lines = ViewExamples.statements(filling: view, in: text, onlyPreviews: onlyPreviews)
        if !lines.isEmpty { return lines }
      }
    }
    return []
  }

  package func imports(_ module: String) -> Bool { modules.imported.contains(module) }

  /// Whether a file imports nothing but modules that a runner has and folders of the app.
  func isCompilable(_ file: String) -> Bool {
    outlines[file]?.imports.allSatisfy(modules.available.contains) ?? false
  }

  func hasOnlyViews(_ file: String) -> Bool {
    outlines[file]?.imports.allSatisfy { !AppModules.viewFrameworks.contains($0) } ?? false
  }

  package func files(declaring type: String) -> [String] { declarations.typeFiles[type] ?? [] }

  /// The file that declares a type: of several the one that `file` uses most, or the nearest.
  package func file(declaring type: String, from file: String) -> String? {
    let files = files(declaring: type)
    guard files.count > 1, let outline = outlines[file] else { return nearest(files, to: file) }
    let used = outline.qualifiedNames.filter { $0.hasPrefix(type + ".") }
    guard !used.isEmpty else { return nearest(files, to: file) }
    let counts = files.map { file in used.count { declares($0, in: file) } }
    let most = counts.max() ?? 0
    return nearest(zip(files, counts).filter { $0.1 == most }.map(\.0), to: file)
  }

  private func declares(_ name: String, in file: String) -> Bool {
    guard let outline = outlines[file] else { return false }
    return outline.types.contains { $0.path == name }
      || outline.members.contains { "\(outline.types[$0.owner].path).\($0.name)" == name }
  }

  func file(withGlobal name: String, from file: String) -> String? {
    nearest((declarations.globalFiles[name] ?? []).filter(isCompilable), to: file)
  }

  func extensionFiles(of type: String) -> [String] { extensions.files[type] ?? [] }
  func extensions(with member: String) -> [AppExtensions.Extension] {
    extensions.ofOwnTypes[member] ?? []
  }

  func conformers(of type: String) -> [String] {
    outlines.values.flatMap(\.types)
      .filter { !$0.isExtension && $0.keyword != "protocol" && $0.inherited.contains(type) }
      .map(\.path).sorted()
  }

  func extendsForeignTypes(_ file: String) -> Bool {
    outlines[file]?.types.contains { $0.isExtension && !declarations.hasType($0.path) } ?? false
  }

  /// The files with members of extensions of Apple's types that a file uses.
  func helpers(of file: String) -> [String] {
    guard let outline = outlines[file] else { return [] }
    let names = outline.memberNames.union(outline.plainNames).sorted()
    return names.flatMap { extensions.helpers(named: $0, meantIn: outline) }
      .compactMap { nearest($0, to: file) }
      + extensions.initializers(meantIn: outline).compactMap { nearest($0, to: file) }
  }

  func nearest(_ files: [String], to other: String) -> String? {
    let folders = other.split(separator: "/")
    func shared(_ file: String) -> Int {
      zip(file.split(separator: "/"), folders).prefix { $0 == $1 }.count
    }
    return files.max { shared($0) < shared($1) }
  }
}

typealias OutlinedFile = (path: String, outline: SwiftOutline)
