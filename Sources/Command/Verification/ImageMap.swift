import SelfSizing

/// The cells that pictures show: guessed from the names of files, or read from a map.
struct ImageMap {
  private(set) var entries: [String: ImageMapEntry] = [:]

  init(guessing pictures: [ImageFolder.Picture], of cells: [LoadedTemplate]) {
    let names = cells.map(\.contentNames)
    let candidates = zip(cells, names).map { ImageGuess.Candidate(name: $0.name, contents: $1) }
    for picture in pictures {
      let guess = ImageGuess(path: picture.path, candidates: candidates)
      var entry = ImageMapEntry(image: picture.path)
      if let index = guess.cells {
        entry.entry = cells[index].name
        if names[index].count > 1, let content = guess.content {
          entry.sample = names[index][content]
        }
      }
      entry.size = guess.category ?? .large
      entries[picture.path] = entry
    }
  }

  /// Reads a map.
  /// - Throws: `ContentError` for what is not JSON or not an entry, and `ImageMapError` for what
  ///   names something that is not there; both name line and key.
  init(
    _ bytes: [UInt8], name: String, pictures: [ImageFolder.Picture], cells: [LoadedTemplate]
  ) throws {
    let document = try ContentReader().read(ImageMapEntry.self, from: bytes, name: name)
    if let finding = document.findings.first { throw ImageMapError.notUnderstood(finding) }
    let paths = Set(pictures.map(\.path))
    for (entry, line) in zip(document.contents, document.lines) {
      func error(_ key: String, _ problem: String) -> ImageMapError {
        .unknown(name: name, line: line, key: key, problem: problem)
      }
      guard paths.contains(entry.image) else {
        let suggestion = suggestion(for: entry.image, in: paths.sorted())
        throw error("image", "there is no image \(entry.image)" + suggestion)
      }
      guard entries[entry.image] == nil else {
        throw error("image", "\(entry.image) is in the map already")
      }
      entries[entry.image] = entry
      guard let wanted = entry.entry else { continue }
      guard let found = cells.first(where: { $0.name == wanted }) else {
        let suggestion = suggestion(for: wanted, in: cells.map(\.name))
        throw error("entry", "there are no cells \(wanted)" + suggestion)
      }
      guard let sample = entry.sample else { continue }
      guard found.contentNames.contains(sample) else {
        let suggestion = suggestion(for: sample, in: found.contentNames)
        throw error("sample", "\(wanted) has no sample \(sample)" + suggestion)
      }
    }
  }

  func text(for pictures: [ImageFolder.Picture]) -> String {
    let lines = pictures.compactMap { entries[$0.path].map { "  \($0.json)" } }
    return "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }
}

/// Why a map of pictures is not understood. The command exits with 2 (`ExitStatus.failure`).
enum ImageMapError: Error, Hashable, CustomStringConvertible {
  case notUnderstood(ContentFinding)
  case unknown(name: String, line: Int, key: String, problem: String)

  var description: String {
    switch self {
    case .notUnderstood(let finding): "\(finding)"
    case .unknown(let name, let line, let key, let problem): "\(name):\(line): \(key): \(problem)"
    }
  }
}

/// One picture of a map: what it shows, as far as its name does not say it.
struct ImageMapEntry: Hashable, Sendable {
  var image: String
  /// The name of the cells; nil for a picture that is not compared.
  var entry: String?
  /// The name of the content; nil for the only one.
  var sample: String?
  var size = DynamicTypeCategory.large
  /// The width of the cell in points; nil for that of the picture, without its padding.
  var width: Double?
  /// The room around the cell, on each side, in points.
  var padding = 0.0
  /// Pixels per point; nil to guess them.
  var scale: Double?

  var json: String {
    JSONValue.object(known: [
      ("image", .string(image)), ("entry", entry.map(JSONValue.string)),
      ("sample", sample.map(JSONValue.string)), ("size", .string(size.sizeName)),
      ("width", width.map(JSONValue.number)), ("padding", .number(padding)),
      ("scale", scale.map(JSONValue.number)),
    ]).text()
  }
}

extension ImageMapEntry: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case image, entry, sample, size, width, padding, scale
  }

  /// - Throws: `DecodingError`, with the key, where a value is none that a picture may have.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    image = try container.decode(String.self, forKey: .image)
    entry = try container.decodeIfPresent(String.self, forKey: .entry)
    sample = try container.decodeIfPresent(String.self, forKey: .sample)
    if let name = try container.decodeIfPresent(String.self, forKey: .size) {
      guard let category = DynamicTypeCategory(sizeName: name) else {
        throw container.refusal(.size, "\(name) is not a text size")
      }
      size = category
    }
    func number(_ key: Key, _ range: ClosedRange<Double>, _ words: String) throws -> Double? {
      guard let value = try container.decodeIfPresent(Double.self, forKey: key) else { return nil }
      guard range.contains(value) else { throw container.refusal(key, "\(value) is not \(words)") }
      return value
    }
    width = try number(.width, 1...100_000, "a width from 1 to 100000 points")
    padding = try number(.padding, 0...10_000, "a padding from 0 to 10000 points") ?? 0
    scale = try number(.scale, 1...4, "a number of pixels per point from 1 to 4")
  }
}
