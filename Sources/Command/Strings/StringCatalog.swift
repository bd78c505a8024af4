/// Reads translations from a string catalog (`.xcstrings`) or a table of strings (`.strings`).
package enum StringCatalog {
  /// Reads a file by its ending. A file without a translation is an error: nothing would be tried.
  package static func translations(at path: String) throws -> [Translation] {
    guard path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") else {
      throw StringCatalogError.unknownKind(path)
    }
    let bytes = try ContentSource.file(path).bytes()
    guard !bytes.isEmpty else { throw StringCatalogError.malformed(path, "the file is empty") }
    let found = try translations(in: bytes, path)
    guard !found.isEmpty else {
      throw StringCatalogError.malformed(path, "there is no translation in it")
    }
    return found
  }

  private static func translations(in bytes: [UInt8], _ path: String) throws -> [Translation] {
    if path.hasSuffix(".strings") {
      let text = try text(of: bytes, path)
      let entries =
        PropertyListTable.isOne(text)
        ? try PropertyListTable(text: text, path: path).entries
        : try StringTable(text: text, path: path).entries
      return entries.map { Translation(key: $0.key, locale: locale(of: path), text: $0.text) }
    }
    let catalog = try ContentReader().readDocument(XcodeCatalog.self, from: bytes, name: path)
    let source = catalog.sourceLanguage ?? "en"
    return catalog.strings.sorted { $0.key < $1.key }.flatMap { key, entry in
      // Without translations the key itself is shown.
      guard let localizations = entry.localizations else {
        return [Translation(key: key, locale: source, text: key)]
      }
      return localizations.sorted { $0.key < $1.key }.flatMap { locale, localization in
        localization.texts.map { Translation(key: key, locale: locale, text: $0) }
      }
    }
  }

  /// The language of a table: that of the folder `de.lproj` it is in.
  private static func locale(of path: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : "en"
  }

  /// UTF-8, or UTF-16 with a byte order mark, as Xcode has written tables for years.
  private static func text(of bytes: [UInt8], _ path: String) throws -> String {
    let encoding: String.Encoding =
      bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) ? .utf16 : .utf8
    guard let text = String(data: Data(bytes), encoding: encoding) else {
      throw StringCatalogError.malformed(path, "neither UTF-8 nor UTF-16")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }
}

/// Why translations cannot be read. The command exits with 2 (`ExitStatus.failure`).
enum StringCatalogError: Error, CustomStringConvertible {
  case unknownKind(String)
  case malformed(String, _ problem: String)
  case noLabel(String, known: [String])

  var description: String {
    switch self {
    case .unknownKind(let path): "\(path): expected a file .xcstrings or .strings"
    case .malformed(let path, let problem): "\(path): \(problem)"
    case .noLabel(let name, let known):
      (name.isEmpty ? "name the label with --label" : "there is no label \(name)")
        + "; known are \(known.joined(separator: ", "))"
    }
  }
}
