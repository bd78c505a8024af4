import Foundation

/// The command line.
struct Arguments {
  static let usage = """
    usage: Fuzz TARGET|all [--seconds N | --cases N] [--seed S] [--findings FOLDER] [FILE…]
           Fuzz TARGET --input FILE
           Fuzz soak solver|collection|compositional [--edits N] [--seed S]

    Feeds a target with its corpus, changed at random. FILEs are added to the corpus, such as fonts.
    What makes it trap, hang or fail is shortened and written to FOLDER (.build/findings); the exit
    status is then 1. --input tries one file again.

    targets:
    \(FuzzTarget.all.map { "  \($0.name.padding(toLength: 14, withPad: " ", startingAt: 0)) \($0.summary)" }
      .joined(separator: "\n"))
    """

  var targets: [FuzzTarget] = []
  var soak: String?
  var seconds: Double?
  var cases: Int?
  var edits = 1_000_000
  var seed: UInt64 = 1
  var findings = ".build/findings"
  var input: String?
  var files: [String] = []
  /// Where a worker notes the number of the case that it is about to try; only workers have one.
  var progress: String?

  /// Reads the words after the command's name; nil if they mean nothing.
  init?(_ words: [String]) {
    var words = words[...]
    guard let name = words.popFirst() else { return nil }
    switch name {
    case "all": targets = FuzzTarget.all
    case "soak":
      guard let soaked = words.popFirst() else { return nil }
      soak = soaked
    default:
      guard let target = FuzzTarget.all.first(where: { $0.name == name }) else { return nil }
      targets = [target]
    }
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else {
        files.append(word)
        continue
      }
      guard let value = words.popFirst() else { return nil }
      switch word {
      case "--seconds": seconds = Double(value)
      case "--cases": cases = Int(value)
      case "--edits": edits = Int(value) ?? edits
      case "--seed": seed = UInt64(value) ?? seed
      case "--findings": findings = value
      case "--input": input = value
      case "--progress": progress = value
      default: return nil
      }
    }
    if seconds == nil && cases == nil { seconds = 10 }
  }
}
