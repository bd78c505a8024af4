/// A table of strings that is a property list in XML, as translation services export them.
struct PropertyListTable {
  let entries: [(key: String, text: String)]

  /// Tables have one dictionary, and some a few for plurals. Foundation's reader recurs into each.
  private static let mostContainers = 256
  private static let containers = ["<plist", "<dict", "<array"]
  static func isOne(_ text: String) -> Bool { text.hasPrefix("<?xml") || text.hasPrefix("<plist") }

  /// Reads a table; what is no text, such as the plurals of a key, is skipped.
  init(text: String, path: String) throws(StringCatalogError) {
    func malformed(_ problem: String) -> StringCatalogError { .malformed(path, problem) }
    let count = Self.containers.reduce(0) { $0 + text.ranges(of: $1).count }
    guard count <= Self.mostContainers else {
      throw malformed("more than \(Self.mostContainers) dictionaries and lists")
    }
    do {
      let texts = try PropertyListDecoder().decode([String: Value].self, from: Data(text.utf8))
      entries = texts.compactMap { key, value in value.text.map { (key, $0) } }
        .sorted { $0.key < $1.key }
    } catch {
      throw malformed("no dictionary of texts in a property list")
    }
  }

  /// A value of the dictionary; its text is nil for one of another kind.
  private struct Value: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
