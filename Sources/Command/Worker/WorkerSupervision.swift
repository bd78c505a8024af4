#if os(Linux)
  import SelfSizing

  /// The supervision of a process that makes an app's cells. Nothing catches a trap in an app's
  /// code, and nothing ends a loop in it: the code runs in another process, within limits, which
  /// says at which cell it is. If a cell ends it, the command is done once more without that cell.
  struct WorkerSupervision {
    /// The worker, without its private folder and what belongs to it.
    let program: BoxedProgram
    let timeZone: String, variables: [String: String], level: SandboxLevel, limits: WorkerLimits
    /// When the whole run ends, in the seconds of `monotonicSeconds()`.
    let wholeEnd: Double
    let isVerbose: Bool, console: Console, interruptions: Interruptions

    /// Does a command with the figures of workers, until one is not ended by a cell. The command
    /// gets the places of the cells to leave out, and a console whose data is lost if the worker
    /// fails.
    func run(
      _ command: (WorkerRun, _ leftOut: Set<Int>, _ held: Console) async -> ExitStatus
    ) async -> ExitStatus {
      var leftOut: Set<Int> = [], endings: [String] = []
      while true {
        let held = console.held()
        var status = ExitStatus.failure
        var cellCount = 0
        var failure: WorkerRun.Failure?
        do {
          let worker = try WorkerRun(self)
          cellCount = worker.cellNames.count
          status = await command(worker, leftOut, held)
          worker.finish()
          failure = worker.failure
        } catch let reason as WorkerRun.Failure {
          failure = reason
        } catch {
          console.message(AppCellError.notStarted(reason: "\(error)"))
          return .failure
        }
        switch failure {
        case nil:
          held.release(to: console)
          // The output may have taken the first words about them out of sight.
          for ending in endings { console.message("left out: \(ending)") }
          return status == .success && !leftOut.isEmpty ? .findings : status
        case .cell(let place, let reason), .gaveUp(let place, let reason):
          guard let index = place.index, index < cellCount, leftOut.insert(index).inserted else {
            held.release(to: console)
            console.message("error: \(place.site): \(place.name): \(reason)")
            return .failure
          }
          var words = "\(place.site): \(place.name): \(reason)"
          if case .gaveUp = failure { words = reason }
          console.message("error: \(words); it is left out")
          endings.append(words)
        case .failed(let reason):
          console.message("error: \(reason)")
          return .failure
        }
      }
    }
  }

  extension BoxedProgram {
    /// A program that makes an app's cells, and reads resources beside the files of its arguments.
    init(
      worker executable: String, _ arguments: [String], reading resources: [String],
      _ limits: WorkerLimits
    ) {
      self.init(
        executable: executable, arguments: arguments,
        folder: FileManager.default.currentDirectoryPath, privateFolder: "/")
      readable =
        ([executable] + resources + WorkerFonts.paths(in: arguments)).map(AppFiles.absolute)
        + Self.libraries
      addressSpace = UInt64(limits.gigabytes) << 30
    }
  }
#endif
