#if os(Linux)
  /// The descriptors of a worker, and the command's ends of them.
  struct WorkerEnds {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    let channel, output, error: (own: Int32, other: Int32)

    init() throws {
      var pair: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard null >= 0, socketpair(AF_UNIX, kind, 0, &pair) == 0, let output = closedPipe(),
        let error = closedPipe()
      else { throw CommandProblem(systemErrorMessage(errno)) }
      (channel, self.output, self.error) = ((pair[0], pair[1]), output, error)
    }

    func closeWorkers() {
      for descriptor in [null, channel.other, output.other, error.other] { close(descriptor) }
    }
  }
#endif
