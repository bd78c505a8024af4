#if os(Linux)
  import SelfSizing

  extension WorkerSupervision {
    func run(_ arguments: [String]) async -> ExitStatus {
      await run { worker, leftOut, console in
        let entries = worker.entries(except: leftOut)
        if entries.isEmpty, !leftOut.isEmpty { return .findings }
        return await CommandRun(
          entries: entries, lists: worker.lists,
          leftOut: Set(leftOut.map { worker.cellNames[$0] }), headless: worker.headless,
          checkFigures: { if let failure = worker.failure { throw failure } }, tool: worker.tool,
          console: console, interruptions: interruptions
        ).status(for: arguments)
      }
    }
  }
#endif
