#if os(Linux)
  import CSelfSizingSandbox
  import SelfSizing

  /// A program that was started within limits, below its guard.
  ///
  /// The guard ends everything that the program started when the program ends, when it is asked to,
  /// and when this process ends, however that ends. `lock` guards whether it is gone.
  final class BoxedProcess: @unchecked Sendable {
    struct End: Hashable, Sendable {
      let status: Int32
      let signal: Int32?

      /// The end of a program whose guard was killed.
      init(lost: Void) {
        status = 255
        signal = SIGKILL
      }

      /// - Parameter value: What `waitpid` returned.
      fileprivate init(_ value: Int32) {
        let signal = value & 0x7F
        // Bubblewrap and shells report the end by a signal as a status.
        let status = (value >> 8) & 0xFF
        self.signal = signal != 0 ? signal : status > 128 && status < 128 + 65 ? status - 128 : nil
        self.status = status
      }
    }

    private let guardian: pid_t
    private let lock = ThreadLock()
    private var isGone = false
    let reports: Int32
    private static let reportSize = MemoryLayout<selfsizing_report>.size

    /// The descriptors become 0, 1, 2 and so on; an outer program is another sandbox.
    init(_ program: BoxedProgram, level: SandboxLevel, descriptors: [Int32], isOuter: Bool) throws {
      var started: (pid: pid_t, error: Int32) = (-1, 0)
      var reports: Int32 = -1
      let system = BoxedProgram.system
      let writable = program.writable + [program.privateFolder, "/dev/null"]
      withPointers([program.executable] + program.arguments) { arguments in
        withPointers(program.environment.map { "\($0)=\($1)" }.sorted()) { environment in
          withPointers(system + program.readable) { readable in
            withPointers(writable) { writable in
              descriptors.withUnsafeBufferPointer { descriptors in
                program.executable.withCString { executable in
                  program.folder.withCString { folder in
                    var box = selfsizing_box()
                    box.executable = executable
                    box.arguments = arguments
                    box.environment = environment
                    box.folder = folder
                    box.descriptors = descriptors.baseAddress
                    box.descriptor_count = Int32(descriptors.count)
                    box.restricts_files = level == .files ? 1 : 0
                    box.readable = readable
                    box.writable = writable
                    box.filters_calls = !isOuter && selfsizing_has_filters() != 0 ? 1 : 0
                    box.allows_processes = program.startsPrograms ? 1 : 0
                    box.drops_capabilities = isOuter ? 0 : 1
                    box.address_space = program.addressSpace ?? 0
                    box.file_size = program.fileSize
                    box.open_files = 4096
                    started = SpawningThread.start(box, &reports)
                  }
                }
              }
            }
          }
        }
      }
      guard started.pid >= 0 else { throw CommandProblem(systemErrorMessage(started.error)) }
      guardian = started.pid
      self.reports = reports
    }

    deinit {
      end()
      close(reports)
    }

    /// Ends the program and everything that it started, and waits until all of it is gone.
    func end() {
      lock.lock()
      defer { lock.unlock() }
      if isGone { return }
      isGone = true
      var status: Int32 = 0
      kill(guardian, SIGTERM)
      for attempt in 0..<1000 {
        let ended = waitpid(guardian, &status, WNOHANG)
        if ended == guardian || ended < 0 && errno != EINTR { return }
        // A guard that does not end is ended, and what it started ends with it.
        if attempt == 900 { kill(guardian, SIGKILL) }
        usleep(1000)
      }
    }

    /// Waits for the report of how the program ended; nil if the guard is gone without a word.
    func wait() throws -> End? {
      var note = selfsizing_report()
      var count: Int
      repeat { count = read(reports, &note, Self.reportSize) } while count < 0 && errno == EINTR
      guard count == Self.reportSize else { return nil }
      guard note.step == Int32(selfsizing_step_ended.rawValue) else {
        throw CommandProblem(
          (Self.steps[Int(note.step)] ?? "the start") + ": \(systemErrorMessage(note.value))")
      }
      return End(note.value)
    }

    private static let steps: [Int: String] = [
      1: "a session", 2: "descriptors", 3: "limits", 4: "capabilities", 5: "privileges",
      6: "Landlock", 7: "the filter of system calls", 8: "the working folder", 9: "the program",
    ]
  }

  /// The thread on which programs are started: a program whose death signal is set ends with the
  /// thread that started it, so that has to last as long as the process.
  enum SpawningThread {
    private final class Work: @unchecked Sendable {
      // Ordered by the semaphores: one thread at a time uses them.
      var box: UnsafePointer<selfsizing_box>?
      var reports: UnsafeMutablePointer<Int32>?
      var outcome: (pid: pid_t, error: Int32) = (-1, 0)
      let asked = DispatchSemaphore(value: 0)
      let done = DispatchSemaphore(value: 0)
      let lock = ThreadLock()
    }

    private static let work: Work = {
      let work = Work()
      detachThread {
        while true {
          work.asked.wait()
          if let box = work.box, let reports = work.reports {
            let pid = selfsizing_start(box, reports)
            work.outcome = (pid, errno)
          }
          work.done.signal()
        }
      }
      return work
    }()

    static func start(_ box: selfsizing_box, _ reports: inout Int32) -> (pid: pid_t, error: Int32) {
      work.lock.withLock {
        withUnsafePointer(to: box) { box in
          withUnsafeMutablePointer(to: &reports) { reports in
            work.box = box
            work.reports = reports
            work.asked.signal()
            work.done.wait()
            return work.outcome
          }
        }
      }
    }
  }

  /// Texts as a system's function takes them: a null pointer follows them.
  private func withPointers(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Void
  ) {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    (pointers + [nil]).withUnsafeBufferPointer { body($0.baseAddress!) }
  }
#endif
