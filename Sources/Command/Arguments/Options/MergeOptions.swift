struct MergeOptions: Hashable, Sendable { var paths: [String] = [] }

func mergeDefinition() -> CommandDefinition<MergeOptions> {
  CommandDefinition(
    name: "merge", summary: "merge the shards of a run",
    discussion: "Completes a measure, report, record or check that ran with --shard: reads the "
      + "files of all shards and writes what one run would have written, byte for byte, "
      + "without measuring all cells again. Run it in the same folder at the same revision, "
      + "with the command line that was divided after two dashes. The files run nothing: "
      + "without a command line, the heights of measure are printed.",
    examples: [" 1.shard 2.shard 3.shard", " shards/*.shard -- check --out report.html"],
    operand: .operand(
      .text("FILE", "the files of all shards"), adding: \.paths, "file of a shard; give all of them"
    ), takesSeveralOperands: true, flags: [], defaults: MergeOptions())
}

extension FlagValue where Value == Shard {
  static var shard: FlagValue {
    FlagValue("K/N", "a part and the number of parts, such as 3/16, at most \(Shard.maximumCount)")
    { text in
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
      guard numbers.count == 2, numbers.allSatisfy({ $0.utf8.allSatisfy(isDigit) }),
        let number = Int(numbers[0]), let count = Int(numbers[1])
      else { return nil }
      return Shard(number, of: count)
    }
  }
}

extension Flag {
  static func shard(_ shard: WritableKeyPath<Options, Shard?>) -> Flag {
    .value(
      "shard", .shard, optional: shard, "measure one of N equal parts; merge puts them together")
  }
}

extension Shard {
  /// Checks that merging can read the contents again, which a stream gives once.
  static func check(_ shard: Shard?, _ content: ContentSource?) throws(UsageError) {
    guard shard != nil, content == .standardInput else { return }
    throw .unmetNeed(flag: "--shard", need: "contents in a file, which merge reads again")
  }
}
