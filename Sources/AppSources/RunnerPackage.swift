/// The package that compiles an app's cells into a runner of the command. The app's sources are
/// rewritten for Linux, their lines where they were, without modules that do not exist.
package struct RunnerPackage: Sendable {
  package struct Source: Hashable, Sendable {
    /// The path under which messages name it.
    package let path: String
    package let text: String
    package let library: String?

    package init(path: String, text: String, library: String? = nil) {
      self.path = path
      self.text = text
      self.library = library
    }
  }

  package let files: [String: String]
  package let origins: [String: String]
  package let product: String
  package let absentModules: [String]
  package let errors: [OverlayError]
  package let compilerArguments: [String]

  /// Writes the package of the list, the app's files and those of the libraries, each path once.
  package init(
    _ settings: HeightsSettings, module: String, sources: [Source], packagePath: String,
    memory: SourceMemory = SourceMemory()
  ) {
    let libraries = settings.libraries.map(\.name)
    let imported = Set(sources.flatMap { memory.allImports($0.path, $0.text) })
    let absent = imported.subtracting(Self.knownModules).subtracting(libraries)
    var (types, own) = (Self.foundationTypes, Set<String>())
    for source in sources {
      for type in memory.outline(source.path, source.text).types {
        types.insert(type.path)
        if source.library == nil, !type.isExtension { own.insert(type.path) }
      }
    }
    let overlay = SourceOverlay(
      of: Dictionary(
        sources.map { source in
          let text = memory.without(
            absent, sparing: types, source.path, source.text, own: source.library == nil ? own : nil
          )
          return (source.path, text)
        }, uniquingKeysWith: { first, _ in first }), memory)
    var taken: Set<String> = []
    var files: [String: String] = [:]
    var origins: [String: String] = [:]
    for source in sources {
      let target = source.library ?? module
      let (path, isRenamed) = Self.place(of: source.path, in: target, besides: &taken)
      let text = overlay.sources[source.path] ?? source.text
      // Of two files of one name the second is compiled under another, and keeps its own in places.
      files[path] =
        isRenamed ? "#sourceLocation(file: \(source.path.swiftLiteral), line: 1)\n\(text)" : text
      origins[path] = source.path
    }
    let words = sources.reduce(into: Set<String>()) {
      $0.formUnion(memory.words($1.path, $1.text, among: Self.soughtWords))
    }
    // Members of a library are visible in all files of a module as soon as one imports it.
    files["Sources/\(module)/SelfSizingMain.swift"] =
      libraries.map { "import \($0)\n" }.joined()
      + Self.main(
        registersClasses: !settings.documents.isEmpty,
        addsWitnesses: words.contains(Self.witnessWords))
    if !settings.documents.isEmpty {
      // Documents name the app's own classes, and none of libraries.
      let own = sources.filter { $0.library == nil }
      files["Sources/\(module)/SelfSizingClasses.swift"] =
        ClassTable(index: SourceIndex(own.map { memory.file($0.path, $0.text) })).text
    }
    for target in settings.strings.isEmpty ? [] : [module] + libraries {
      files["Sources/\(target)/SelfSizingStrings.swift"] = Self.strings
    }
    if words.contains(Self.bundleWords) {
      files["Sources/\(module)/SelfSizingBundle.swift"] = Self.bundle
    }
    let flags = Self.flags(for: words)
    files["Package.swift"] = Self.manifest(
      settings, flags, module: module, packagePath: packagePath)
    compilerArguments =
      ["-module-name", module, "-swift-version", settings.languageMode, "-parse-as-library"]
      + (settings.isolatesToMainActor ? ["-default-isolation", "MainActor"] : [])
      + (["SWIFT_PACKAGE", "DEBUG"] + settings.conditions).flatMap { ["-D", $0] } + flags
      + Self.limits.flatMap { ["-Xfrontend", $0] }
    self.files = files
    self.origins = origins
    product = module
    absentModules = absent.sorted()
    errors = overlay.errors
  }

  private static let foundationTypes: Set<String> = ["Data", "Date", "Locale", "Notification"]

  static let knownModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Dispatch", "Glibc", "Observation", "RegexBuilder", "Synchronization", "Distributed",
    "_Concurrency", "_StringProcessing", "UIKit", "CoreGraphics", "QuartzCore", "Combine",
  ]
  private static let aliases = ["UIKit", "CoreGraphics", "QuartzCore", "Combine"]

  /// Modules of Apple's Foundation that are separate on Linux, imported where their words occur.
  private static let exported = [
    (module: "SelfSizingUIKit", words: []),
    (module: "FoundationNetworking", words: ["URLSession", "URLRequest", "URLResponse"]),
    (
      module: "SelfSizingCombine",
      words: ["import Combine", "AnyPublisher", "AnyCancellable", "@Published", "ValueSubject"]
    ),
  ]

  /// The flags by which sources find UIKit and what they rely on without importing it.
  private static func flags(for used: Set<String>) -> [String] {
    var flags = ["-suppress-warnings"]
    for alias in aliases { flags += ["-module-alias", "\(alias)=SelfSizing\(alias)"] }
    for (module, words) in exported where words.isEmpty || !used.isDisjoint(with: words) {
      flags += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    return flags
  }

  private static let soughtWords = exported.flatMap(\.words) + [witnessWords, bundleWords]
  private static let witnessWords = "func \(WitnessText.function)"
  private static let bundleWords = ".module"

  /// The compiler's effort for an expression without a meaning, which otherwise takes minutes.
  private static let limits = ["-solver-scope-threshold=20000", "-typo-correction-limit", "0"]

  private static func main(registersClasses: Bool, addsWitnesses: Bool) -> String {
    """
    import SelfSizingCellRunner

    @main enum SelfSizingMain {
      static func main() {
        CellRunner.supervise()
        CellRunner.runBesideMainThread {
          \(registersClasses ? "registerClassesOfTheApp()" : "")
          \(addsWitnesses ? "CellRunner.addWitnesses(\(WitnessText.function))" : "")
          return (cells, lists)
        }
      }
    }

    """
  }

  /// A module's declarations come before those it imports: texts are read from the app's tables.
  private static let strings = """
    import Foundation
    import UIKit

    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
      comment: String
    ) -> String {
      HeadlessStrings.text(forKey: key, value: value, table: tableName)
    }

    extension Bundle {
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        HeadlessStrings.text(forKey: key, value: value, table: tableName)
      }
    }

    """

  /// The extension that the package manager writes for a module with resources.
  private static let bundle = """
    import Foundation

    extension Bundle {
      static var module: Bundle { .main }
    }

    """

  private static func manifest(
    _ settings: HeightsSettings, _ flags: [String], module: String, packagePath: String
  ) -> String {
    let modules = settings.libraries.map(\.name)
    // A library may import those before it.
    let libraries = settings.libraries.enumerated().map { index, library in
      target(
        ".target", library.name, dependsOn: modules[..<index], settings, flags,
        mode: library.languageMode ?? settings.languageMode, isIsolated: false)
    }
    let app = target(
      ".executableTarget", module, dependsOn: modules[...], settings, flags,
      mode: settings.languageMode, isIsolated: settings.isolatesToMainActor)
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \((module + "Heights").swiftLiteral),
        products: [.executable(name: \(module.swiftLiteral), targets: [\(module.swiftLiteral)])],
        dependencies: [.package(name: "SelfSizing", path: \(packagePath.swiftLiteral))],
        targets: [
      \((libraries + [app]).joined(separator: "\n"))
        ]
      )

      """
  }

  private static func target(
    _ kind: String, _ name: String, dependsOn modules: ArraySlice<String>,
    _ settings: HeightsSettings, _ flags: [String], mode: String, isIsolated: Bool
  ) -> String {
    let dependencies =
      modules.map(\.swiftLiteral)
      + ["SelfSizingUIKit", "SelfSizingCellRunner"].map {
        ".product(name: \"\($0)\", package: \"SelfSizing\")"
      }
    var swift = [
      ".swiftLanguageMode(.v\(mode))",
      ".unsafeFlags([\(flags.map(\.swiftLiteral).joined(separator: ", "))])",
    ]
    if isIsolated { swift.append(".defaultIsolation(MainActor.self)") }
    swift += settings.conditions.map { ".define(\($0.swiftLiteral))" }
    return """
          \(kind)(
            name: \(name.swiftLiteral),
            dependencies: [\(dependencies.joined(separator: ", "))],
            swiftSettings: [\(swift.joined(separator: ", "))]),
      """
  }

  /// The place of a file in its module's folder, under a name that no other has in any case.
  private static func place(of path: String, in module: String, besides taken: inout Set<String>)
    -> (path: String, isRenamed: Bool)
  {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    // A file called main would be a program.
    var candidate = stem == "main" ? "main-1" : stem
    var number = 2
    while !taken.insert("\(module)/\(candidate)".lowercased()).inserted {
      candidate = "\(stem)-\(number)"
      number += 1
    }
    return ("Sources/\(module)/\(candidate).swift", candidate != stem)
  }
}
