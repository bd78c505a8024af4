/// A file that is of no use. The command exits with 2 (`ExitStatus.failure`).
struct FileProblem: Error, CustomStringConvertible {
  let file: String
  let problem: String
  var description: String { "\(file): \(problem)" }
}
