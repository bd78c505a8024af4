/// The options of the command line.
struct BenchmarkOptions {
  static let usage = """
    usage: Benchmarks [--filter TEXT]… [--runs N] [--quick] [--json] [--list]

      --filter TEXT  only tasks whose title contains TEXT; several add up
      --runs N       how many runs are timed, 9 if not given; one more comes before them
      --quick        one run, and no sizes above 10000
      --json         results as JSON
      --list         only the titles
    """

  private(set) var filters: [String] = []
  private(set) var runs = 9
  private(set) var isQuick = false
  private(set) var isJSON = false
  private(set) var isList = false

  /// Reads the words after the command's name; nil if they mean nothing.
  init?(_ words: [String]) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--quick": isQuick = true
      case "--json": isJSON = true
      case "--list": isList = true
      case "--filter":
        guard let text = words.popFirst() else { return nil }
        filters.append(text)
      case "--runs":
        guard let count = words.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        runs = count
      default: return nil
      }
    }
    if isQuick { runs = 1 }
  }

  /// Whether a task is asked for.
  func includes(_ task: BenchmarkTask) -> Bool {
    if isQuick, let growth = task.growth, growth.size > 10_000 { return false }
    return filters.isEmpty || filters.contains { task.title.contains($0) }
  }
}
