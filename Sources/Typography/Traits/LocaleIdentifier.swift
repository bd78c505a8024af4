/// A language and region such as `en_GB` or `th`, as far as measuring text depends on them.
public struct LocaleIdentifier: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identifier as given, for example `de_AT`.
  public let identifier: String

  /// English as written in the United States, the default.
  public static let englishUnitedStates: LocaleIdentifier = "en_US"

  /// Creates a locale from an identifier; both `-` and `_` separate its parts.
  public init(_ identifier: String) { self.identifier = identifier }
  /// Creates a locale from a literal identifier.
  public init(stringLiteral value: String) { self.init(value) }

  /// The part before the first separator in lower case.
  package var languageCode: String {
    String(identifier.prefix { $0 != "_" && $0 != "-" }).lowercased()
  }
}
