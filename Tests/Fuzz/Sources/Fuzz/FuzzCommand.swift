import Foundation

/// Feeds the package with what no one would write, and edits it for longer than anyone would.
@main
struct FuzzCommand {
  static func main() {
    guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())) else {
      say(Arguments.usage)
      exit(64)
    }
    do {
      let isFine = try run(arguments)
      // Foundation's processes leak a little, which a sanitizer would hold against the one that
      // starts them; those that try the cases end as usual.
      if arguments.progress == nil { _exit(isFine ? 0 : 1) }
    } catch {
      say("failed: \(error)")
      exit(1)
    }
  }

  private static func run(_ arguments: Arguments) throws -> Bool {
    switch arguments.soak {
    case "solver": try Soak(edits: arguments.edits, seed: arguments.seed).solver()
    case "collection": try Soak(edits: arguments.edits, seed: arguments.seed).collection()
    case "compositional": try Soak(edits: arguments.edits, seed: arguments.seed).compositional()
    case .some(let name): throw FuzzTarget.Failure("there is no soak of \(name)")
    case nil: return try fuzz(arguments)
    }
    return true
  }

  private static func fuzz(_ arguments: Arguments) throws -> Bool {
    if let target = arguments.targets.first {
      let worker = Worker(target: target, arguments: arguments)
      if let input = arguments.input {
        try worker.tryInput(input)
        return true
      }
      if let progress = arguments.progress {
        try worker.run(progress: progress)
        return true
      }
    }
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    var isFine = true
    for target in arguments.targets {
      let supervisor = Supervisor(
        target: target, arguments: arguments, executable: URL(fileURLWithPath: path))
      if try !supervisor.run() { isFine = false }
    }
    return isFine
  }
}
