/// Why a command line is not understood. The command exits with 64 (`ExitStatus.usage`).
enum UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  case noCommand(known: [String])
  case unknownCommand(String, nearest: String?, known: [String])
  case unknownFlag(String, nearest: String?)
  case unknownName(kind: String, String, nearest: String?, known: [String])
  case missingValue(flag: String, placeholder: String, accepts: String)
  case malformedValue(flag: String, value: String, accepts: String)
  case unusableFile(flag: String, problem: String)
  case tooManyValues(flag: String, most: Int)
  case unexpectedValue(flag: String)
  case repeatedFlag(String, isList: Bool)
  case unexpectedOperand(String, hint: String?)
  case missingOperand(placeholder: String, accepts: String)
  case exclusiveFlags(String, String)
  case sameFile(String, String, path: String)
  case unmetNeed(flag: String, need: String)

  var description: String {
    switch self {
    case .noCommand(let known): "no command; the commands are \(list(known))"
    case .unknownCommand(let name, let nearest, let known):
      // The commands are worth printing in full.
      "unknown command \(name)"
        + (nearest.map { "; did you mean \($0)?" } ?? "; known are \(list(known))")
    case .unknownFlag(let flag, let nearest):
      "unknown flag \(flag)" + suggestion(for: flag, nearest: nearest, in: [])
    case .unknownName(let kind, let name, let nearest, let known):
      "unknown \(kind) \(name)" + suggestion(for: name, nearest: nearest, in: known)
    case .missingValue(let flag, let placeholder, let accepts):
      "\(flag) needs a value: \(flag) \(placeholder), \(accepts)"
    case .malformedValue(let flag, let value, let accepts):
      "\(flag) does not accept \(quoted(value)); it takes \(accepts)"
    case .unusableFile(let flag, let problem): "\(flag): \(problem)"
    case .tooManyValues(let flag, let most): "\(flag) takes \(most) values at most"
    case .unexpectedValue(let flag): "\(flag) takes no value"
    case .repeatedFlag(let flag, let isList):
      "\(flag) is given more than once" + (isList ? "; separate several values by commas" : "")
    case .unexpectedOperand(let operand, let hint):
      "unexpected argument \(quoted(operand))" + (hint.map { "; did you mean \($0)?" } ?? "")
    case .missingOperand(let placeholder, let accepts): "\(placeholder) is missing: \(accepts)"
    case .exclusiveFlags(let first, let second): "\(first) and \(second) exclude each other"
    case .sameFile(let first, let second, let path): "\(first) and \(second) both name \(path)"
    case .unmetNeed(let flag, let need): "\(flag) needs \(need)"
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
