/// Why shards cannot be merged.
enum ShardError: Error, Hashable, Sendable {
  /// A line of a file is not understood; lines count from 1.
  case malformed(file: String, line: Int, problem: String)
  /// A file was written by another version of the command.
  case otherVersion(file: String, version: String, expected: String)
  /// A file belongs to another run than the first one: other arguments, or another number of parts.
  case foreign(file: String, first: String)
  /// Two files have the same part.
  case overlapping(file: String, other: String, Shard)
  /// Parts without a file, by their numbers.
  case missing([Int], count: Int)
  /// A part was measured with another declaration, other contents or other settings than those of
  /// the run that merges it.
  case otherInputs(file: String, template: String)
}

extension ShardError: CustomStringConvertible {
  /// The culprit and the next step, on one line.
  var description: String {
    switch self {
    case .malformed(let file, let line, let problem): "\(file):\(line):1: \(problem)"
    case .otherVersion(let file, let version, let expected):
      "\(file): written by version \(version), this is \(expected); measure it again"
    case .foreign(let file, let first):
      "\(file): not of the same run as \(first): its command line or number of shards differs"
    case .overlapping(let file, let other, let shard):
      "\(file): is shard \(shard), as \(other) is; give each shard once"
    case .missing(let numbers, let count):
      "\(numbers.count == 1 ? "shard" : "shards") \(Self.list(numbers)) of \(count) "
        + "\(numbers.count == 1 ? "is" : "are") missing"
    case .otherInputs(let file, let template):
      "\(file): \(template) was measured with another declaration, other contents or other settings"
        + " than here; measure and merge the same revision"
    }
  }

  /// The first dozen of numbers.
  private static func list(_ numbers: [Int]) -> String {
    let shown = numbers.prefix(12).map(String.init).joined(separator: ", ")
    return numbers.count > 12 ? "\(shown) and \(numbers.count - 12) more" : shown
  }
}
