/// The files of SelfSizing with which products were made, to say why it is compiled again.
struct PackageRecord: Equatable {
  /// A line for each file, by its path: its size and the time of its last change.
  let files: [String: String]

  init(ofPackage folder: String) {
    let sources = FolderWalk.paths(below: "\(folder)/Sources").map { "Sources/\($0)" }
    files = (sources + ["Package.swift"]).filter { $0.hasSuffix(".swift") }.reduce(into: [:]) {
      $0[$1] = FolderWalk.facts(of: "\(folder)/\($1)").map { "\($0.size) \($0.change)" }
    }
  }

  init?(at path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    files = text.split(separator: "\n").reduce(into: [:]) { files, line in
      let parts = line.split(separator: "\t").map(String.init)
      if parts.count == 2 { files[parts[0]] = parts[1] }
    }
  }

  func write(to path: String) {
    let lines = files.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
    try? lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The reason that products of another record are not up to date; nil where they are.
  func reason(since other: PackageRecord) -> String? {
    let changed = files.keys.filter { other.files[$0] != files[$0] }
      .sorted { ($0 == "Package.swift" ? 0 : 1, $0) < ($1 == "Package.swift" ? 0 : 1, $1) }
    let gone = other.files.keys.filter { files[$0] == nil }.sorted()
    guard let first = changed.first ?? gone.first else { return nil }
    let count = changed.count + gone.count
    let others =
      count > 1 ? " and \(count - 1) \(count == 2 ? "other has" : "others have")" : " has"
    return "\(first)\(others) \(changed.isEmpty ? "gone" : "changed")"
  }
}
