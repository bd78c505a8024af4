#if os(Linux)
  /// The descriptors of a worker, and the command's ends of them.
  struct WorkerEnds {
    let null: Int32
    let channel: (own: Int32, other: Int32)
    let output: (own: Int32, other: Int32)
    let error: (own: Int32, other: Int32)

    init() throws {
      null = open("/dev/null", O_RDONLY | O_CLOEXEC)
      var pair: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard null >= 0, socketpair(AF_UNIX, kind, 0, &pair) == 0, let output = closedPipe(),
        let error = closedPipe()
      else { throw BoxError(systemErrorMessage(errno)) }
      channel = (pair[0], pair[1])
      self.output = output
      self.error = error
    }

    func closeWorkers() {
      for descriptor in [null, channel.other, output.other, error.other] { close(descriptor) }
    }
  }
#endif
