extension CommandDefinition {
  /// Reads what follows the command's name. `--` ends the flags, and `-` is a value.
  func options(from arguments: [String]) throws(UsageError) -> Options {
    var options = defaults
    var given: Set<String> = []
    var hasOperand = false
    var rest = arguments[...]
    var readsFlags = true
    while let argument = rest.popFirst() {
      if readsFlags, argument == "--" {
        readsFlags = false
      } else if readsFlags, argument.hasPrefix("-"), argument != "-" {
        let (flag, value) = try flagAndValue(argument, &rest)
        if !given.insert(flag.name).inserted, flag.placeholder != nil {
          throw .repeatedFlag(flag.name, isList: flag.isList)
        }
        try flag.put(value, into: &options)
      } else {
        guard let operand, takesSeveralOperands || !hasOperand else { throw unexpected(argument) }
        hasOperand = true
        try operand.put(argument, into: &options)
      }
    }
    if let operand, !hasOperand, !isOperandOptional {
      throw .missingOperand(placeholder: operand.name, accepts: operand.accepts)
    }
    if given.isSuperset(of: ["--strict", "--fail-on"]) {
      throw .exclusiveFlags("--strict", "--fail-on")
    }
    try check(&options, given)
    return options
  }

  private func flagAndValue(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> (flag: Flag<Options>, value: String) {
    let (name, written) = Flag<Options>.split(argument)
    guard let flag = flags.first(where: { $0.name == name }) else {
      throw .unknownFlag(String(name), nearest: nearestFlag(to: String(name)))
    }
    return (flag, try flag.value(written, &rest))
  }

  /// The flag nearest to a name, or that of which it is a value: --json leads to --format json.
  private func nearestFlag(to name: String) -> String? {
    let letters = name.drop { $0 == "-" }
    let word = letters.lowercased()
    if word.first?.isLetter == true,
      let flag = flags.first(where: { $0.isRecognizable && accepts(word, $0) })
    {
      return "\(flag.name) \(word)"
    }
    let names = flags.map { String($0.name.dropFirst(2)) } + ["help"]
    return nearestName(to: String(letters), in: names).map { "--\($0)" }
  }

  private func unexpected(_ argument: String) -> UsageError {
    if let flag = flags.first(where: { $0.name == "--\(argument)" }) {
      return .unexpectedOperand(argument, hint: flag.name)
    }
    let flag = flags.first { $0.isRecognizable ? accepts(argument, $0) : isFile(argument, of: $0) }
    return .unexpectedOperand(argument, hint: flag.map { "\($0.name) \(argument)" })
  }

  private func accepts(_ argument: String, _ flag: Flag<Options>) -> Bool {
    var options = defaults
    return (try? flag.apply(&options, argument)) != nil
  }

  /// Whether a flag takes files with the argument's ending: its placeholder is FILE.json, say.
  private func isFile(_ argument: String, of flag: Flag<Options>) -> Bool {
    guard let ending = flag.placeholder?.split(separator: "FILE", maxSplits: 1).first,
      ending.hasPrefix(".")
    else { return false }
    return argument.hasSuffix(ending)
  }
}
