extension Flag {
  /// Takes some flags out of a command's arguments, up to a `--`: those that any command has.
  ///
  /// - Returns: The arguments that remain.
  static func take(
    _ flags: [Flag], from arguments: [String], into taken: inout Options
  ) throws(UsageError) -> [String] {
    var remaining: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        remaining += ["--"] + rest
        break
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let flag = flags.first(where: { $0.name == parts[0] }) else {
        remaining.append(argument)
        continue
      }
      var value = parts.count > 1 ? String(parts[1]) : ""
      if let placeholder = flag.placeholder, parts.count == 1 {
        guard let next = rest.popFirst(), !next.hasPrefix("--") else {
          throw .missingValue(flag: flag.name, placeholder: placeholder, accepts: flag.accepts)
        }
        value = next
      } else if flag.placeholder == nil, flag.accepts.isEmpty, parts.count > 1 {
        throw .unexpectedValue(flag: flag.name)
      }
      do throws(FlagValueError) {
        try flag.apply(&taken, value)
      } catch {
        throw .malformedValue(flag: flag.name, value: value, accepts: flag.accepts)
      }
    }
    return remaining
  }
}
