extension Flag {
  /// Returns the flag's value: the text after "=", or else the next of the remaining arguments.
  func value(_ written: Substring?, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let placeholder else {
      if written != nil, accepts.isEmpty { throw .unexpectedValue(flag: name) }
      return String(written ?? "")
    }
    if let written { return String(written) }
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw .missingValue(flag: name, placeholder: placeholder, accepts: accepts)
    }
    rest.removeFirst()
    return value
  }

  func put(_ value: String, into options: inout Options) throws(UsageError) {
    do throws(FlagValueError) {
      try apply(&options, value)
    } catch {
      switch error {
      case .malformed: throw .malformedValue(flag: name, value: value, accepts: accepts)
      case .unusable(let problem): throw .unusableFile(flag: name, problem: problem)
      case .tooMany(let most): throw .tooManyValues(flag: name, most: most)
      case .unknownName(let kind, let name, let nearest, let known):
        throw .unknownName(kind: kind, name, nearest: nearest, known: known)
      }
    }
  }

  static func split(_ argument: String) -> (name: Substring, value: Substring?) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts[0], parts.count > 1 ? parts[1] : nil)
  }

  /// Takes flags that any command has out of its arguments, up to a `--`; returns the others.
  static func take(
    _ flags: [Flag], from arguments: [String], into taken: inout Options
  ) throws(UsageError) -> [String] {
    var remaining: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return remaining + ["--"] + rest }
      let (name, written) = split(argument)
      if let flag = flags.first(where: { $0.name == name }) {
        try flag.put(flag.value(written, &rest), into: &taken)
      } else {
        remaining.append(argument)
      }
    }
    return remaining
  }
}
