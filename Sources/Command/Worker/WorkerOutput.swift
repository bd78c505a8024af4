#if os(Linux)
  /// Reads the output of an app's code, so that it goes on. One thread at a time uses it.
  final class WorkerOutput {
    /// The command's ends of standard output and standard error; -1 once they are closed.
    private(set) var descriptors: [Int32]
    private var shown: [AppOutput]
    private let console: Console?
    private(set) var trap = TrapMessage()

    init(_ descriptors: [Int32], shownOn console: Console?) {
      self.descriptors = descriptors
      self.console = console
      shown = descriptors.map { _ in AppOutput() }
    }

    deinit { for descriptor in descriptors where descriptor >= 0 { close(descriptor) } }

    func read(_ place: Int) {
      var chunk = [UInt8](repeating: 0, count: 1 << 14)
      let count = systemRead(descriptors[place], &chunk)
      var lines: [String] = []
      if count > 0 {
        lines = shown[place].lines(adding: chunk[..<count])
      } else {
        close(descriptors[place])
        descriptors[place] = -1
        lines = shown[place].rest()
      }
      for line in lines {
        trap.read(line)
        console?.message(line)
      }
    }

    func readRest() {
      for place in descriptors.indices {
        while descriptors[place] >= 0 {
          var waiting = [pollfd(fd: descriptors[place], events: Int16(POLLIN), revents: 0)]
          guard poll(&waiting, 1, 100) > 0 else { break }
          read(place)
        }
      }
    }
  }
#endif
