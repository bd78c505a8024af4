struct XcodeCatalog: Decodable {
  let sourceLanguage: String?, strings: [String: Entry]

  /// A key's translations; nil where the key itself is shown.
  struct Entry: Decodable { let localizations: [String: Localization]? }

  struct Localization: Decodable {
    /// Every text: the only one, or those of all plural and device variations.
    let texts: [String]

    private struct Unit: Decodable { let value: String }

    /// Reads an object; depth is bounded by the reader's.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      var texts: [String] = []
      for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        if key.stringValue == "stringUnit" {
          texts.insert(try container.decode(Unit.self, forKey: key).value, at: 0)
        } else if Self.parts.contains(decoder.codingPath.last?.stringValue ?? "")
          || Self.parts.contains(key.stringValue)
        {
          // The other members of a substitution are beside its variations, and are not objects.
          texts += try container.decode(Localization.self, forKey: key).texts
        }
      }
      self.texts = texts
    }

    /// The members that hold further parts, and nothing else.
    private static let parts: Set<String> = ["variations", "plural", "device", "substitutions"]
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
