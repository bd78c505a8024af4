/// The settings of a folder with a list of cells: which sources of the app are compiled with it,
/// and how. They are in `settings.json` beside the list.
///
/// ```json
/// {
///   "sources": ["../Recipes/Cells/*.swift", "../Recipes/Extensions/**/*.swift"],
///   "languageMode": "5",
///   "libraries": [{"name": "SnapKit", "sources": ["../Pods/SnapKit/**/*.swift"]}]
/// }
/// ```
package struct HeightsSettings: Hashable, Sendable {
  /// A module that the app's sources import and that is compiled from its own sources.
  package struct Library: Hashable, Sendable {
    package var name: String
    /// Its files, as ``HeightsSettings/sources`` has them.
    package var sources: [String]
    /// The language mode of its sources; that of the app where it is nil.
    package var languageMode: String?

    package init(name: String, sources: [String], languageMode: String? = nil) {
      self.name = name
      self.sources = sources
      self.languageMode = languageMode
    }
  }

  /// The app's files: paths relative to the settings, with `*`, `?` and, for any number of folders,
  /// `**`.
  package var sources: [String] = []
  /// Files among them that are left out, in the same form.
  package var excluding: [String] = []
  /// Declarations that are left out of those files, by the file's path: `UIFont.heading`, a type;
  /// and statements, by their first lines: `> photo.load(from: url)`. Heights that rest on code
  /// without a statement are stubbed. What cells do not use of a file is there, too, where the list
  /// was begun by `init`.
  package var without: [String: [String]] = [:]
  /// The name of the app's module in the places of findings; that of the folder around the settings
  /// where it is nil.
  package var module: String?
  /// The Swift language mode: `4`, `5` or `6`.
  package var languageMode = "5"
  /// Whether declarations are isolated to the main actor unless they say otherwise.
  package var isolatesToMainActor = false
  /// Names that `#if` finds true, in addition to `DEBUG`.
  package var conditions: [String] = []
  package var libraries: [Library] = []
  /// Folders with asset catalogs, relative to the settings, for the sizes of images.
  package var assets: [String] = []
  /// The tables of texts, `.strings` and `.xcstrings` files, relative to the settings.
  package var strings: [String] = []
  /// Folders with documents of Interface Builder, relative to the settings.
  package var documents: [String] = []
  /// The language in which the project's texts are complete; nil for English.
  package var developmentLanguage: String?
  /// The time zone in which the cells write times: `Europe/Berlin`.
  package var timeZone = "UTC"
  /// The folder of the package SelfSizing, relative to the settings; nil to look for it.
  package var package: String?

  /// Creates settings that compile nothing but the list.
  package init() {}
}

extension HeightsSettings: Decodable {
  private enum Key: String, CodingKey {
    case sources, excluding, without, module, languageMode, defaultIsolation, conditions, libraries,
      assets, strings, documents
    case developmentLanguage, timeZone, package
  }

  private static let languageModes = ["4", "5", "6"]

  /// Reads settings; every key may be missing.
  ///
  /// - Throws: `DecodingError`, with the key, where a value is not one that the compiler knows.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    sources = try container.decodeIfPresent([String].self, forKey: .sources) ?? []
    excluding = try container.decodeIfPresent([String].self, forKey: .excluding) ?? []
    without = try container.decodeIfPresent([String: [String]].self, forKey: .without) ?? [:]
    module = try container.decodeIfPresent(String.self, forKey: .module)
    if let module, !ModuleName.isValid(module) {
      throw DecodingError.dataCorruptedError(
        forKey: .module, in: container, debugDescription: "\(module) cannot name a module")
    }
    languageMode = try container.decodeIfPresent(String.self, forKey: .languageMode) ?? "5"
    try Self.check(languageMode, .languageMode, container)
    if let isolation = try container.decodeIfPresent(String.self, forKey: .defaultIsolation) {
      guard ["MainActor", "nonisolated"].contains(isolation) else {
        throw DecodingError.dataCorruptedError(
          forKey: .defaultIsolation, in: container,
          debugDescription: "\(isolation) is neither MainActor nor nonisolated")
      }
      isolatesToMainActor = isolation == "MainActor"
    }
    conditions = try container.decodeIfPresent([String].self, forKey: .conditions) ?? []
    if let wrong = conditions.first(where: { !ModuleName.isValid($0) }) {
      throw DecodingError.dataCorruptedError(
        forKey: .conditions, in: container, debugDescription: "\(wrong) cannot be used in an #if")
    }
    libraries = try container.decodeIfPresent([Library].self, forKey: .libraries) ?? []
    assets = try container.decodeIfPresent([String].self, forKey: .assets) ?? []
    strings = try container.decodeIfPresent([String].self, forKey: .strings) ?? []
    documents = try container.decodeIfPresent([String].self, forKey: .documents) ?? []
    developmentLanguage = try container.decodeIfPresent(String.self, forKey: .developmentLanguage)
    timeZone = try container.decodeIfPresent(String.self, forKey: .timeZone) ?? "UTC"
    package = try container.decodeIfPresent(String.self, forKey: .package)
  }

  fileprivate static func check<Key: CodingKey>(
    _ mode: String, _ key: Key, _ container: KeyedDecodingContainer<Key>
  ) throws {
    guard languageModes.contains(mode) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container,
        debugDescription: "\(mode) is not a language mode; there are "
          + languageModes.joined(separator: ", "))
    }
  }
}

extension HeightsSettings.Library: Decodable {
  private enum Key: String, CodingKey { case name, sources, languageMode }

  /// Reads a library.
  ///
  /// - Throws: `DecodingError`, with the key, where the name or the language mode is not one.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    guard ModuleName.isValid(name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: container, debugDescription: "\(name) cannot name a module")
    }
    sources = try container.decode([String].self, forKey: .sources)
    languageMode = try container.decodeIfPresent(String.self, forKey: .languageMode)
    if let languageMode { try HeightsSettings.check(languageMode, .languageMode, container) }
  }
}
