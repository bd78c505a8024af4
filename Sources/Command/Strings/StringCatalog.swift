import Foundation

/// Reads translations from a string catalog (`.xcstrings`) or a table of strings (`.strings`).
enum StringCatalog {
  /// Reads a file; what it is follows from the ending of its name.
  ///
  /// - Returns: The translations by key, then by locale.
  /// - Throws: `StringCatalogError` or `ContentError`; a file without a translation is an error,
  ///   since nothing would be tried.
  static func translations(at path: String) throws -> [Translation] {
    guard path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") else {
      throw StringCatalogError.unknownKind(path)
    }
    let bytes = try ContentSource.file(path).bytes()
    guard !bytes.isEmpty else {
      throw StringCatalogError.malformed(path, place: "", problem: "the file is empty")
    }
    let found = try translations(in: bytes, path)
    guard !found.isEmpty else {
      throw StringCatalogError.malformed(
        path, place: "", problem: "there is no translation in it")
    }
    return found
  }

  private static func translations(in bytes: [UInt8], _ path: String) throws -> [Translation] {
    if path.hasSuffix(".strings") {
      return try StringTable(text: text(of: bytes, path), path: path).entries.map {
        Translation(key: $0.key, locale: locale(of: path), text: $0.text)
      }
    }
    // Says what is wrong, and where; what it accepts can be read below.
    try ContentReader().checkDocument(bytes, name: path)
    let document: any Sendable
    do {
      document =
        try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: any Sendable] ?? [:]
    } catch {
      // Of what is JSON, Foundation refuses numbers that no `Double` holds.
      throw StringCatalogError.malformed(
        path, place: "", problem: "a number in it is greater than 1.8e308")
    }
    guard let root = document as? [String: Any], let strings = root["strings"] as? [String: Any]
    else {
      throw StringCatalogError.malformed(
        path, place: "", problem: "there is no object \"strings\"")
    }
    let source = root["sourceLanguage"] as? String ?? "en"
    return try strings.sorted { $0.key < $1.key }.flatMap { key, value in
      try translations(of: key, value, source: source, path)
    }
  }

  private static func translations(
    of key: String, _ value: Any, source: String, _ path: String
  ) throws -> [Translation] {
    guard let entry = value as? [String: Any] else {
      throw StringCatalogError.malformed(path, place: key, problem: "expected an object")
    }
    // Without translations the key itself is shown.
    guard let given = entry["localizations"] else {
      return [Translation(key: key, locale: source, text: key)]
    }
    guard let localizations = given as? [String: Any] else {
      throw StringCatalogError.malformed(
        path, place: key, problem: "expected \"localizations\" to be an object")
    }
    var found: [Translation] = []
    for (locale, value) in localizations.sorted(by: { $0.key < $1.key }) {
      for text in try texts(in: value, path, "\(key) (\(locale))") {
        found.append(Translation(key: key, locale: locale, text: text))
      }
    }
    return found
  }

  /// Every text of a localization: its only one, or those of all plural and device variations.
  ///
  /// - Throws: `StringCatalogError` for a unit whose value is no text.
  private static func texts(
    in value: Any, _ path: String, _ place: String
  ) throws(StringCatalogError) -> [String] {
    guard value is [String: Any] else {
      throw .malformed(path, place: place, problem: "expected an object")
    }
    var texts: [String] = []
    // The parts of a substitution are beside its variations and are not objects.
    var pending: [Any] = [value]
    while let next = pending.popLast() {
      guard let object = next as? [String: Any] else { continue }
      if let unit = object["stringUnit"] {
        guard let text = (unit as? [String: Any])?["value"] as? String else {
          throw .malformed(path, place: place, problem: "the value of a stringUnit is no text")
        }
        texts.append(text)
      }
      pending += object.filter { $0.key != "stringUnit" }.sorted { $0.key > $1.key }.map(\.value)
    }
    return texts
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
      throw StringCatalogError.malformed(path, place: "", problem: "neither UTF-8 nor UTF-16")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }
}

/// Why translations cannot be read. The command exits with 2 (`ExitStatus.failure`).
enum StringCatalogError: Error, CustomStringConvertible {
  /// The name ends neither in .xcstrings nor in .strings.
  case unknownKind(String)
  /// A part of the file is not as it should be.
  case malformed(String, place: String, problem: String)
  /// The template has several labels, and none of that name was chosen.
  case noLabel(String, known: [String])

  var description: String {
    switch self {
    case .unknownKind(let path): "\(path): expected a file .xcstrings or .strings"
    case .malformed(let path, let place, let problem):
      "\(path): \(place.isEmpty ? "" : "\(place): ")\(problem)"
    case .noLabel(let name, let known):
      (name.isEmpty ? "name the label with --label" : "there is no label \(name)")
        + "; known are \(known.joined(separator: ", "))"
    }
  }
}
