/// Why the command cannot do what it was asked for. It exits with 2 (`ExitStatus.failure`).
struct CommandProblem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
