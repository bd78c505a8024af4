import SelfSizingSourceOverlay

/// The Swift files of an app: what each declares and uses, and where a name is declared.
package struct AppIndex: Sendable {
  /// The text of each file, by its path.
  let texts: [String: String]
  /// The outline of each file, by its path.
  package let outlines: [String: SwiftOutline]
  /// The files that declare a type, by the type's own name or its path; sorted.
  private let declaring: [String: [String]]
  /// The members of extensions of types that the app does not declare, by their names.
  private let extending: [String: [Helper]]
  /// The modules that files may import: those that a runner has, and the folders of the app.
  private let modules: Set<String>
  /// The files that declare a function, a variable or a type alias outside of types.
  private let globals: [String: [String]]
  /// The extensions of the app's own types that declare a member: their files and types.
  private let ownExtensions: [String: [Extension]]
  /// The files with extensions of each of the app's own types, sorted.
  private let extensionFiles: [String: [String]]
  /// The names of the types within each of the app's own types, sorted.
  private let inner: [String: [String]]
  /// The modules that any file imports.
  private let imported: Set<String>
  /// The names of Apple's types that are known.
  private let knownTypes: Set<String>
  /// The names of the members of Apple's types.
  private let commonNames: Set<String>
  /// The names of all members, those of Apple's types among them.
  private let memberNames: Set<String>
  /// The app's files with previews, and its snapshot tests, each in the order of their paths.
  private let previews: [String]
  private let snapshotTests: [String]

  /// An extension of a type of the app.
  struct Extension: Hashable, Sendable {
    let type: String
    let file: String
  }

  /// A member of an extension of a type of Apple's.
  private struct Helper {
    let type: String
    let isInitializer: Bool
    let labels: [String]
    /// Whether the type has members of the same base name without the app.
    let isOverload: Bool
    /// Whether the type has a property of the name without the app, and this is a function.
    let isCallOfProperty: Bool
    /// Whether any of Apple's types has a member of the name.
    let isCommon: Bool
    let file: String

    /// Whether a file that uses the name may mean this one.
    func isMeant(_ name: String, in outline: SwiftOutline) -> Bool {
      if outline.qualifiedNames.contains("\(type).\(name)") { return true }
      if isCallOfProperty { return outline.calledNames.contains(name) }
      if !isInitializer, !isOverload, !isCommon { return true }
      // Later parameters may have default values.
      guard let label = labels.first(where: { $0 != "_" }) else { return false }
      return outline.labels.contains(label)
    }
  }

  /// No class has more ancestors; what goes on for longer is a circle.
  private static let deepestHierarchy = 64

  /// Reads the files of an app.
  ///
  /// - Parameters:
  ///   - texts: The text of each file, by its path.
  ///   - known: The names of members that types have without the app, those of functions with
  ///     their labels and without: `UIView.addSubview` and `UIView.addSubview(_:)`.
  ///   - libraries: The names of modules whose sources are at hand.
  ///   - snapshotTests: The texts of tests that make views, by their paths.
  /// - Complexity: O(n log n) for n bytes.
  package init(
    of texts: [String: String], knownMembers known: Set<String> = [],
    libraries: Set<String> = [], snapshotTests: [String: String] = [:]
  ) {
    previews = texts.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.contains("#Preview") }
    self.snapshotTests = snapshotTests.sorted { $0.key < $1.key }.map(\.value)
    let outlines = texts.mapValues { SwiftOutline(of: $0) }
    self.outlines = outlines
    self.texts = texts
    imported = outlines.values.reduce(into: []) { $0.formUnion($1.imports) }
    modules = outlines.keys.reduce(
      into: RunnerPackage.knownModules.union(libraries)
    ) { modules, path in
      for folder in path.split(separator: "/").dropLast() { modules.insert(String(folder)) }
    }
    .subtracting(Self.absentFrameworks)
    var declaring: [String: [String]] = [:]
    var globals: [String: [String]] = [:]
    let files = outlines.sorted { $0.key < $1.key }
    for (file, outline) in files where !outline.hasEntryPoint {
      for type in outline.types where type.keyword != "extension" {
        declaring[type.path, default: []].append(file)
      }
      for name in Set(outline.globals) { globals[name, default: []].append(file) }
    }
    let common = Set(known.compactMap { $0.split(separator: ".").last.map(String.init) })
    knownTypes = Set(known.compactMap { $0.split(separator: ".").first.map(String.init) })
    commonNames = common
    memberNames = outlines.values.reduce(into: common) { names, outline in
      for member in outline.members { names.insert(member.name) }
    }
    func helper(_ member: SwiftOutline.MemberEntry, _ type: String, _ file: String) -> Helper {
      Helper(
        type: type, isInitializer: member.keyword == "init", labels: member.labels,
        isOverload: known.contains("\(type).\(member.name)"),
        isCallOfProperty: member.keyword == "func"
          && known.contains("\(type).\(member.name)") && !functions.contains(member.name),
        isCommon: common.contains(member.name), file: file)
    }
    let functions = Set(
      known.lazy.compactMap { name in
        name.last == ")"
          ? name.split(separator: "(")[0].split(separator: ".").last.map(String.init)
          : nil
      })
    // The types of Apple's that conform to a protocol of the app, with the files that say so.
    var hosts: [String: [(type: String, file: String)]] = [:]
    for (file, outline) in files {
      for type in outline.types
      where type.keyword == "extension" && declaring[type.path] == nil {
        for name in type.inherited where declaring[name] != nil {
          hosts[name, default: []].append((type.path, file))
        }
      }
    }
    var extending: [String: [Helper]] = [:]
    var ownExtensions: [String: [Extension]] = [:]
    var extensionFiles: [String: [String]] = [:]
    for (file, outline) in files where !outline.hasEntryPoint {
      for type in outline.types where declaring[type.path] != nil || type.isNested {
        if type.keyword == "extension" {
          extensionFiles[type.path, default: []].append(file)
        } else if type.isNested, let period = type.path.lastIndex(of: ".") {
          // A type within an extension in another file is found like a member of it.
          ownExtensions[String(type.path[type.path.index(after: period)...]), default: []].append(
            Extension(type: String(type.path[..<period]), file: file))
        }
      }
      for member in outline.members {
        let owner = outline.types[member.owner]
        guard owner.keyword == "extension" else { continue }
        if declaring[owner.path] != nil {
          ownExtensions[member.name, default: []].append(Extension(type: owner.path, file: file))
          for (host, conformance) in hosts[owner.path] ?? [] {
            for file in Set([file, conformance]).sorted() {
              extending[member.name, default: []].append(helper(member, host, file))
            }
          }
        } else if !known.contains("\(owner.path).\(member.fullName)") {
          extending[member.name, default: []].append(helper(member, owner.path, file))
        }
      }
    }
    self.declaring = declaring
    inner = declaring.keys.sorted().reduce(into: [:]) { inner, path in
      guard let period = path.lastIndex(of: ".") else { return }
      inner[String(path[..<period]), default: []].append(
        String(path[path.index(after: period)...]))
    }
    self.extending = extending
    self.globals = globals
    self.ownExtensions = ownExtensions
    self.extensionFiles = extensionFiles
  }

  /// The file that declares a type, seen from another file: of several the one that declares the
  /// most of what that file uses of it, or the nearest one.
  package func file(declaring type: String, from file: String) -> String? {
    let files = declaring[type] ?? []
    guard files.count > 1, let outline = outlines[file] else { return nearest(files, to: file) }
    let used = outline.qualifiedNames.filter { $0.hasPrefix(type + ".") }
    guard !used.isEmpty else { return nearest(files, to: file) }
    let counts = files.map { file in used.count { declares($0, in: file) } }
    let most = counts.max() ?? 0
    return nearest(zip(files, counts).filter { $0.1 == most }.map(\.0), to: file)
  }

  /// Whether a file declares a type or a member of one: `Asset.Colors`.
  private func declares(_ name: String, in file: String) -> Bool {
    guard let outline = outlines[file] else { return false }
    return outline.types.contains { $0.path == name }
      || outline.members.contains { "\(outline.types[$0.owner].path).\($0.name)" == name }
  }

  /// The names of the types that are declared within another one.
  func typeNames(within type: String) -> [String] { inner[type] ?? [] }

  /// The files with extensions of one of the app's own types, sorted.
  func extensionFiles(of type: String) -> [String] { extensionFiles[type] ?? [] }

  /// The names of all types that files declare, sorted.
  package var typeNames: [String] { declaring.keys.sorted() }

  /// The lines by which the first preview or else the first snapshot test that fills a view of a
  /// class does so; empty if there is none.
  func examples(of view: String) -> [String] {
    for (texts, onlyPreviews) in [(previews, true), (snapshotTests, false)] {
      for text in texts where text.contains(view) {
        let lines = ViewExamples.statements(filling: view, in: text, onlyPreviews: onlyPreviews)
        if !lines.isEmpty { return lines }
      }
    }
    return []
  }

  /// Whether another file than its own that names a class uses a member of some name.
  func isUsed(_ member: String, with type: String) -> Bool {
    let own = file(declaring: type, from: "")
    return outlines.contains { path, outline in
      path != own && outline.typeNames[type] != nil && outline.memberNames.contains(member)
    }
  }

  /// Whether a type is one of Apple's that a runner has, or looks like one.
  func isKnown(_ type: String) -> Bool {
    knownTypes.contains(type) || type.hasPrefix("UI") || type.hasPrefix("NS")
  }

  /// Whether a type is one of Apple's that a runner has.
  func hasKnownType(_ type: String) -> Bool { knownTypes.contains(type) }

  /// Whether a file extends types that the app does not declare.
  func extendsForeignTypes(_ file: String) -> Bool {
    outlines[file]?.types.contains { $0.keyword == "extension" && declaring[$0.path] == nil }
      ?? false
  }

  /// Whether any file imports a module.
  func imports(_ module: String) -> Bool { imported.contains(module) }

  /// Whether any type of Apple's has a member of a name.
  func hasKnownMember(_ name: String) -> Bool { commonNames.contains(name) }

  /// Whether any type, the app's or Apple's, has a member of a name.
  func hasMember(_ name: String) -> Bool { memberNames.contains(name) }

  /// The extensions of the app's own types that declare a member.
  func extensions(with member: String) -> [Extension] { ownExtensions[member] ?? [] }

  /// The files with members of extensions of Apple's types that a file uses.
  func helpers(of file: String) -> [String] {
    guard let outline = outlines[file] else { return [] }
    var files: [String] = []
    for name in outline.memberNames.union(outline.plainNames).sorted() {
      let isPlain = !outline.memberNames.contains(name)
      let found = (extending[name] ?? []).filter {
        !$0.isInitializer && Self.isOfViews($0.type) && $0.isMeant(name, in: outline)
          && (!isPlain || $0.type.hasPrefix("UI"))
      }
      // Several types may have a member of the name: those that are named with it are meant.
      let all = Dictionary(grouping: found, by: \.type)
      let named = all.filter { outline.qualifiedNames.contains("\($0.key).\(name)") }
      for (_, group) in (named.isEmpty ? all : named).sorted(by: { $0.key < $1.key }) {
        if let nearest = nearest(group.map(\.file), to: file) { files.append(nearest) }
      }
    }
    let initializers = (extending["init"] ?? []).filter { helper in
      outline.typeNames[helper.type] != nil && Self.isOfViews(helper.type)
        && helper.isMeant("init", in: outline)
    }
    for (_, found) in Dictionary(grouping: initializers, by: { "\($0.type).\($0.labels)" })
      .sorted(by: { $0.key < $1.key })
    {
      if let nearest = nearest(found.map(\.file), to: file) { files.append(nearest) }
    }
    return files
  }

  /// Whether a type is one whose extensions sources of views use.
  private static func isOfViews(_ type: String) -> Bool {
    let type = type.split(separator: ".").first.map(String.init) ?? type
    return ["UI", "NS", "CG", "CA"].contains { type.hasPrefix($0) } || plainTypes.contains(type)
  }

  private static let plainTypes: Set = [
    "String", "StringProtocol", "Substring", "Character", "AttributedString", "Array",
    "Collection", "Sequence", "Dictionary", "Set", "Optional", "Int", "Double", "Float", "Bool",
    "Notification", "Date", "DateFormatter", "NumberFormatter", "Bundle", "Locale", "TimeInterval",
    "Comparable",
    "Numeric", "BinaryInteger", "FloatingPoint", "URL", "RangeReplaceableCollection",
  ]

  /// Whether a file imports nothing but what a runner has or what are folders of the app.
  func isCompilable(_ file: String) -> Bool {
    outlines[file]?.imports.allSatisfy { modules.contains($0) } ?? false
  }

  /// Frameworks of Apple's with views or layers of their own, which are not here.
  private static let viewFrameworks: Set = [
    "AVFoundation", "AVKit", "WebKit", "MapKit", "SceneKit", "SpriteKit", "MetalKit", "PencilKit",
    "Charts", "Lottie", "PDFKit", "PhotosUI", "LinkPresentation", "QuickLook",
  ]

  /// Frameworks of Apple's that folders of apps are named like.
  private static let absentFrameworks = viewFrameworks.union([
    "CoreData", "SwiftUI", "StoreKit", "Contacts", "EventKit", "CoreLocation", "CloudKit",
    "Intents", "LocalAuthentication", "Network", "Security", "UserNotifications", "Photos",
    "CoreSpotlight", "WidgetKit", "AppIntents", "SafariServices", "AuthenticationServices",
  ])

  /// Whether a file of views needs no framework with views that are not here.
  func hasOnlyViews(_ file: String) -> Bool {
    outlines[file]?.imports.allSatisfy { !Self.viewFrameworks.contains($0) } ?? false
  }

  /// The file with a global declaration, seen from another file.
  func file(withGlobal name: String, from file: String) -> String? {
    nearest((globals[name] ?? []).filter(isCompilable), to: file)
  }

  /// Of some files the one that shares the most folders with another, the first of equals.
  private func nearest(_ files: [String], to other: String) -> String? {
    if files.count < 2 { return files.first }
    let folders = other.split(separator: "/")
    func shared(_ file: String) -> Int {
      zip(file.split(separator: "/"), folders).prefix { $0 == $1 }.count
    }
    var best = files[0]
    for file in files.dropFirst() where shared(file) > shared(best) { best = file }
    return best
  }

  /// The class of Apple's from which a class of the app descends; nil if it descends from none.
  func foreignAncestor(of type: String, from file: String) -> String? {
    var (type, file) = (type, file)
    for _ in 0..<Self.deepestHierarchy {
      guard let declared = self.file(declaring: type, from: file),
        let entry = outlines[declared]?.types.first(where: {
          $0.path == type && $0.keyword != "extension"
        }), entry.keyword == "class", let parent = entry.inherited.first
      else { return nil }
      if declaring[parent] == nil { return parent }
      (type, file) = (parent, declared)
    }
    return nil
  }

  /// A class of the app and those of the app above it, the nearest first.
  func ancestors(of type: String) -> [String] {
    var found: [String] = []
    var (type, file) = (type, "")
    for _ in 0..<Self.deepestHierarchy {
      guard let declared = self.file(declaring: type, from: file),
        let entry = entry(of: type, in: declared)
      else { break }
      found.append(type)
      guard entry.keyword == "class", let parent = entry.inherited.first else { break }
      (type, file) = (parent, declared)
    }
    return found
  }

  /// The declaration of a type in a file.
  func entry(of type: String, in file: String) -> SwiftOutline.TypeEntry? {
    outlines[file]?.types.first { $0.path == type && $0.keyword != "extension" }
  }

  /// Whether a type is a view, a layer or a layout, whose sizes are what is asked for, or a value
  /// that makes one.
  package func isView(_ type: String, from file: String) -> Bool {
    if let declared = self.file(declaring: type, from: file),
      outlines[declared]?.types.contains(where: {
        $0.path == type && $0.inherited.contains(where: Self.viewProtocols.contains)
      }) ?? false
    {
      return true
    }
    guard let ancestor = foreignAncestor(of: type, from: file) else { return false }
    if !isKnown(ancestor), Self.parent(ofForeignView: ancestor) != nil { return true }
    return (ancestor.hasPrefix("UI") || ancestor.hasPrefix("CA"))
      && !ancestor.hasSuffix("Controller") && !ancestor.hasSuffix("Delegate")
      && !ancestor.hasSuffix("DataSource")
  }

  /// Whether a class of UIKit is one of views.
  static func isPlainView(_ name: String) -> Bool {
    name.hasPrefix("UI") && !name.hasSuffix("Controller") && !name.hasSuffix("Configuration")
      && !name.hasSuffix("Item") && !name.hasSuffix("Layout") && !name.hasSuffix("Responder")
      && !name.hasSuffix("Recognizer") && !name.hasSuffix("Gesture") && !name.hasSuffix("Window")
      && !name.hasSuffix("Animator") && !name.hasSuffix("Attributes") && !name.hasSuffix("Image")
  }

  /// The class of UIKit from which a library's view of a name descends, as far as the name says.
  static func parent(ofForeignView name: String) -> String? {
    foreignViews.first { name.hasSuffix($0.suffix) && name != $0.suffix }?.parent
  }

  /// Endings of the names of views, the longer ones first.
  private static let foreignViews = [
    (suffix: "ImageView", parent: "UIImageView"), (suffix: "TextField", parent: "UITextField"),
    (suffix: "TextView", parent: "UITextView"), (suffix: "Button", parent: "UIButton"),
    (suffix: "Label", parent: "UILabel"),
    (suffix: "TableViewCell", parent: "UITableViewCell"),
    (suffix: "CollectionViewCell", parent: "UICollectionViewCell"),
    (suffix: "StackView", parent: "UIStackView"), (suffix: "Control", parent: "UIControl"),
    (suffix: "View", parent: "UIView"),
  ]

  /// Whether a file declares a view, or a value that makes one.
  func holdsViews(_ file: String) -> Bool {
    outlines[file]?.types.contains { $0.keyword != "extension" && isView($0.path, from: file) }
      ?? false
  }

  /// Protocols of UIKit whose conforming values make views.
  private static let viewProtocols: Set = [
    "UIContentConfiguration", "UIContentView", "UIConfigurationState",
  ]
}
