/// The build settings of an app that decide how its sources are compiled.
package struct AppBuildSettings: Hashable, Sendable {
  /// The Swift language mode: `4`, `5` or `6`; nil where it is not known.
  package var languageMode: String?
  package var isolatesToMainActor = false
  /// Names that `#if` finds true, in addition to `DEBUG`, sorted.
  package var conditions: [String] = []

  package init() {}

  /// Reads an Xcode project; of several targets the most frequent values, the lower of equals.
  package init(projectFile text: String) {
    languageMode = Self.mostFrequent(Self.values(of: "SWIFT_VERSION", in: text)).flatMap {
      $0.split(separator: ".").first.map(String.init)
    }
    if let mode = languageMode, !["4", "5", "6"].contains(mode) { languageMode = nil }
    let isolation = Self.values(of: "SWIFT_DEFAULT_ACTOR_ISOLATION", in: text)
    isolatesToMainActor = Self.mostFrequent(isolation) == "MainActor"
  }

  package init(manifest text: String) {
    if text.contains(".swiftLanguageMode(.v5)") || text.contains("swiftLanguageModes: [.v5]") {
      languageMode = "5"
    } else if let range = text.firstRange(of: "swift-tools-version:") {
      let version = text[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }
      languageMode = Int(version).map { $0 >= 6 ? "6" : "5" }
    }
    isolatesToMainActor = text.contains(".defaultIsolation(MainActor.self)")
  }

  private static func values(of key: String, in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmed == key else { return nil }
      return parts[1].prefix { $0 != ";" }.trimmed.filter { $0 != "\"" }
    }
  }

  private static func mostFrequent(_ values: [String]) -> String? {
    let counts = values.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}
