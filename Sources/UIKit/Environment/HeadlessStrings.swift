import Synchronization

/// The texts of an app's tables. Code gets the text for the environment's locale: that of its
/// language and region, of its language, of the development language, its own value, or the key.
public enum HeadlessStrings {
  /// By tables, locales and keys.
  private static let tables = Mutex([String: [String: [String: String]]]())

  /// The project's language, in which its texts are complete.
  private static let development = Mutex("en")
  public static func setDevelopmentLanguage(_ language: String) {
    development.withLock { $0 = language.replacingOccurrences(of: "_", with: "-") }
  }

  /// Makes a text known, with placeholders as `String(format:)` has them. The table is named as its
  /// file without the extension; the locale is a language with or without a region, or `Base`.
  public static func set(
    _ text: String, forKey key: String, table: String = "Localizable", locale: String
  ) {
    let locale = locale.replacingOccurrences(of: "_", with: "-")
    tables.withLock { $0[table, default: [:]][locale, default: [:]][key] = text }
  }
  public static func removeAll() { tables.withLock { $0 = [:] } }

  /// Of a missing text the value that code states, or the key; a finding names the key.
  public static func text(forKey key: String, value: String?, table: String?) -> String {
    let languages = languages
    let name = table ?? "Localizable"
    let (found, isTable) = tables.withLock { tables -> (String?, Bool) in
      guard let table = tables[name] else { return (nil, false) }
      return (languages.lazy.compactMap { table[$0]?[key] }.first, true)
    }
    if let found { return found }
    if isTable, value?.isEmpty ?? true, MainQueueMark.isHere {
      MainActor.assumeIsolated {
        HeadlessFindings.record(
          .missingText, named: name, "the table has no text for the key \(key)", at: nil)
      }
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  private static var languages: [String] {
    let locale = HeadlessEnvironment.traits.locale.identifier.replacingOccurrences(
      of: "_", with: "-")
    let parts = locale.split(separator: "-")
    let languages = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    let development = development.withLock { $0 }
    // A language without a region is spoken in any.
    return languages + ["Base", development] + (development == "en" ? ["en-US", "en-GB"] : [])
  }
}

extension String {
  /// The key of a text that code asks for by its words: `"\\(count) recipes"` is `%lld recipes`.
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    let key: String
    let arguments: [any CVarArg]

    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [any CVarArg] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends words, whose percent signs stand for themselves.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      public mutating func appendInterpolation(_ value: some FixedWidthInteger) {
        key += "%lld"
        arguments.append(Int64(clamping: value))
      }

      public mutating func appendInterpolation(_ value: Double) {
        key += "%lf"
        arguments.append(value)
      }

      public mutating func appendInterpolation(_ value: some Any) {
        key += "%@"
        arguments.append("\(value)")
      }
    }
  }

  /// The bundle and the comment have no effect, and the locale is that of the environment.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self.init(localized: key, defaultValue: nil, table: table) }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self.init(localized: LocalizationValue("\(key)"), defaultValue: defaultValue, table: table) }

  private init(localized key: LocalizationValue, defaultValue: LocalizationValue?, table: String?) {
    let arguments = (defaultValue ?? key).arguments
    let format = HeadlessStrings.text(
      forKey: arguments.isEmpty ? key.key.replacingOccurrences(of: "%%", with: "%") : key.key,
      value: defaultValue?.key, table: table)
    self = arguments.isEmpty ? format : Self.filled(format, arguments.map { "\($0)" })
  }

  /// Placeholders may have places (`%2$@`).
  private static func filled(_ format: String, _ texts: [String]) -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      var place = next
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
        place = number - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      rest = rest.drop { $0 == "l" || $0 == "." || $0.isASCII && $0.isNumber }.dropFirst()
      if texts.indices.contains(place) { result += texts[place] }
    }
    return result + rest
  }
}
