package enum ShardError: Error, Hashable, Sendable {
  /// A line of a file is not understood; lines count from 1.
  case malformed(file: String, line: Int, problem: String)
  case otherVersion(file: String, version: String, expected: String)
  case damaged(file: String)
  /// The shards' command line names files, or does more than print heights.
  case needsCommandLine(file: String, [String])
  case otherCommandLine(file: String, [String])
  /// A file belongs to another run than the first one: other arguments, or another number of parts.
  case foreign(file: String, first: String)
  case overlapping(file: String, other: String, Shard)
  case missing([Int], count: Int)
  case otherInputs(file: String, template: String)
}

extension ShardError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let file, let line, let problem): "\(file):\(line):1: \(problem)"
    case .otherVersion(let file, let version, let expected):
      "\(file): written by version \(version), this is \(expected); measure it again"
    case .damaged(let file):
      "\(file): damaged: its checksum is not that of its contents; measure this shard again"
    case .needsCommandLine(let file, let arguments):
      "\(file): a shard runs nothing by itself; give its command line after the files: "
        + "-- \(Self.quoted(arguments))"
    case .otherCommandLine(let file, let arguments):
      "\(file): not a part of this command line, but of \(Self.quoted(arguments))"
    case .foreign(let file, let first):
      "\(file): not of the same run as \(first): its command line or number of shards differs"
    case .overlapping(let file, let other, let shard):
      "\(file): is shard \(shard), as \(other) is; give each shard once"
    case .missing(let numbers, let count):
      "shard\(numbers.count == 1 ? "" : "s") \(numbers.map(String.init).listed(atMost: 12)) of \(count) "
        + "\(numbers.count == 1 ? "is" : "are") missing"
    case .otherInputs(let file, let template):
      "\(file): \(template) was measured with another declaration, other contents or other settings"
        + " than here; measure and merge the same revision"
    }
  }

  private static func quoted(_ arguments: [String]) -> String {
    arguments.map { argument in
      let isPlain = argument.utf8.allSatisfy { byte in
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || "-_=,./".utf8.contains(byte)
      }
      return isPlain && !argument.isEmpty ? argument : "'\(argument.replacing("'", with: "'\\''"))'"
    }.joined(separator: " ")
  }
}
