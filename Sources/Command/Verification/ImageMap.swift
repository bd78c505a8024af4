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
  ///
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
        throw error(
          "image",
          "there is no image \(entry.image)" + suggestion(for: entry.image, in: paths.sorted()))
      }
      guard entries[entry.image] == nil else {
        throw error("image", "\(entry.image) is in the map already")
      }
      entries[entry.image] = entry
      guard let wanted = entry.entry else { continue }
      guard let found = cells.first(where: { $0.name == wanted }) else {
        throw error(
          "entry", "there are no cells \(wanted)" + suggestion(for: wanted, in: cells.map(\.name)))
      }
      guard let sample = entry.sample else { continue }
      let samples = found.contentNames
      guard samples.contains(sample) else {
        throw error(
          "sample", "\(wanted) has no sample \(sample)" + suggestion(for: sample, in: samples))
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
  /// A key that an entry does not have, or has twice.
  case notUnderstood(ContentFinding)
  case unknown(name: String, line: Int, key: String, problem: String)

  var description: String {
    switch self {
    case .notUnderstood(let finding): "\(finding)"
    case .unknown(let name, let line, let key, let problem): "\(name):\(line): \(key): \(problem)"
    }
  }
}
