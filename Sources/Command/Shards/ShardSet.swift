struct ShardSet: Sendable {
  struct Template: Hashable, Sendable {
    let name: String, system: String?, contentCount: Int
    var title: String { TemplateMeasurements.title(name, system) }
  }

  let arguments: [String]
  private let files: [(name: String, file: ShardFile)]

  init(_ files: [(name: String, file: ShardFile)]) throws(ShardError) {
    guard let first = files.first else { throw .missing([1], count: 1) }
    var byNumber: [Int: Int] = [:]
    for (index, entry) in files.enumerated() {
      let (file, whole) = (entry.file, first.file)
      guard file.arguments == whole.arguments, file.shard.count == whole.shard.count else {
        throw .foreign(file: entry.name, first: first.name)
      }
      if let other = byNumber.updateValue(index, forKey: file.shard.number) {
        throw .overlapping(file: entry.name, other: files[other].name, file.shard)
      }
    }
    let count = first.file.shard.count
    let missing = (1...count).filter { byNumber[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, count: count) }
    arguments = first.file.arguments
    self.files = files.sorted { $0.file.shard.number < $1.file.shard.number }
  }

  /// Checks that the parts are of these templates, in their order, and cover their contents once.
  func check(_ templates: [Template]) throws(ShardError) {
    for (name, file) in files {
      let ranges = file.shard.ranges(of: templates.map(\.contentCount))
      let expected = zip(templates, ranges).filter { !$1.isEmpty }
      guard expected.count == file.parts.count else {
        throw .otherInputs(file: name, template: expected.first?.0.title ?? "a template")
      }
      for ((template, range), part) in zip(expected, file.parts) {
        let found = Template(name: part.name, system: part.system, contentCount: part.contentCount)
        guard template == found, range == part.range else {
          throw .otherInputs(file: name, template: part.title)
        }
      }
    }
  }

  func parts(of name: String, system: String?) -> [(file: String, part: ShardPart)] {
    files.flatMap { entry in
      entry.file.parts.filter { $0.name == name && $0.system == system }.map { (entry.name, $0) }
    }
  }
}
