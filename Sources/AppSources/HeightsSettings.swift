/// The settings of a folder with a list of cells, in `settings.json` beside the list: which sources
/// of the app are compiled with it, and how.
package struct HeightsSettings: Hashable, Sendable {
  package struct Library: Hashable, Sendable {
    package var name: String
    package var sources: [String]
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
  package var excluding: [String] = []
  /// Declarations that are left out of those files, by the file's path: `UIFont.heading`, a type;
  /// and statements, by their first lines: `> photo.load(from: url)`.
  package var without: [String: [String]] = [:]
  /// The app's module in the places of findings; nil for the folder around the settings.
  package var module: String?
  package var languageMode = "5"
  package var isolatesToMainActor = false
  package var conditions: [String] = []
  package var libraries: [Library] = []
  package var assets: [String] = []
  package var strings: [String] = []
  package var documents: [String] = []
  /// The language in which the project's texts are complete; nil for English.
  package var developmentLanguage: String?
  /// The time zone in which the cells write times: `Europe/Berlin`.
  package var timeZone = "UTC"
  package var package: String?

  package init() {}
}

extension HeightsSettings: Decodable {
  private enum Key: String, CodingKey {
    case sources, excluding, without, module, languageMode, defaultIsolation, conditions, libraries,
      assets, strings, documents
    case developmentLanguage, timeZone, package
  }

  /// Reads settings, whose keys may all be missing; throws `DecodingError`, with the key, where a
  /// value is not one that the compiler knows.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func read<Value: Decodable>(_ key: Key, or other: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? other
    }
    sources = try read(.sources, or: [])
    excluding = try read(.excluding, or: [])
    without = try read(.without, or: [:])
    module = try container.decodeIfPresent(String.self, forKey: .module)
    if let module { try container.checkName(module, .module, "cannot name a module") }
    languageMode = try read(.languageMode, or: "5")
    try container.checkMode(languageMode, .languageMode)
    let isolation = try read(.defaultIsolation, or: "nonisolated")
    isolatesToMainActor = isolation == "MainActor"
    guard isolatesToMainActor || isolation == "nonisolated" else {
      throw container.invalid(
        .defaultIsolation, "\(isolation) is neither MainActor nor nonisolated")
    }
    conditions = try read(.conditions, or: [])
    for name in conditions {
      try container.checkName(name, .conditions, "cannot be used in an #if")
    }
    libraries = try read(.libraries, or: [])
    assets = try read(.assets, or: [])
    strings = try read(.strings, or: [])
    documents = try read(.documents, or: [])
    developmentLanguage = try container.decodeIfPresent(String.self, forKey: .developmentLanguage)
    timeZone = try read(.timeZone, or: "UTC")
    package = try container.decodeIfPresent(String.self, forKey: .package)
  }
}

extension HeightsSettings.Library: Decodable {
  private enum Key: String, CodingKey { case name, sources, languageMode }

  /// Reads a library; throws as the settings do.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    try container.checkName(name, .name, "cannot name a module")
    sources = try container.decode([String].self, forKey: .sources)
    languageMode = try container.decodeIfPresent(String.self, forKey: .languageMode)
    if let languageMode { try container.checkMode(languageMode, .languageMode) }
  }
}

extension KeyedDecodingContainer {
  fileprivate func invalid(_ key: Key, _ words: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: words)
  }

  fileprivate func checkName(_ name: String, _ key: Key, _ problem: String) throws {
    if !ModuleName.isValid(name) { throw invalid(key, "\(name) \(problem)") }
  }

  fileprivate func checkMode(_ mode: String, _ key: Key) throws {
    if ["4", "5", "6"].contains(mode) { return }
    throw invalid(key, "\(mode) is not a language mode; there are 4, 5, 6")
  }
}
