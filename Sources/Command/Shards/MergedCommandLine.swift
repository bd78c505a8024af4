/// A command line `merge FILE… -- COMMAND …`: after the dashes comes the command line that the
/// shards are parts of. A shard is data: what is done with it is said by who merges it. Without a
/// command line the heights are printed, which reads and writes no other file.
struct MergedCommandLine {
  let own: [String]
  /// The command line after them, without those about an app's cells.
  let completed: [String]
  let cells: AppCellArguments
  var whole: [String] { own + ["--"] + completed }

  /// Takes a command line apart; nil where it merges nothing, or has no dashes.
  init?(_ arguments: [String]) throws(UsageError) {
    guard arguments.first == "merge", let dashes = arguments.firstIndex(of: "--") else {
      return nil
    }
    own = Array(arguments[..<dashes])
    (cells, completed) = try AppCellArguments.taken(from: Array(arguments[(dashes + 1)...]))
  }

  /// The flags of `measure` that choose figures and forms alone: none of them names a file.
  private static let harmless: Set<String> = [
    "--template", "--width", "--device", "--ios", "--sizes", "--scale", "--locale", "--rtl",
    "--bold-text", "--size-class", "--format", "--strict", "--fail-on", "--quiet", "--all",
  ]

  /// Whether a command line prints heights of the tool's own cells, and does nothing else.
  static func isHarmless(_ arguments: [String]) -> Bool {
    arguments.first == "measure"
      && arguments.dropFirst().allSatisfy { argument in
        guard argument.utf8.first == UInt8(ascii: "-") else { return true }
        return harmless.contains(String(argument.prefix { $0 != "=" }))
      }
  }
}
