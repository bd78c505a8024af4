enum ThisProgram {
  static let path: String? = {
    #if os(Linux)
      return resolvedPath("/proc/self/exe")
    #else
      return Bundle.main.executableURL?.path
    #endif
  }()
}

func detachThread(_ body: @escaping @Sendable () -> Void) {
  final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  #if canImport(Darwin)
    Thread.detachNewThread(body)
  #else
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    let failure = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, work)
    precondition(failure == 0, "no thread starts: \(systemErrorMessage(failure))")
    pthread_detach(thread)
  #endif
}
