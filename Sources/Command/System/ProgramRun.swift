/// A program that runs to its end with this process's environment and no input.
enum ProgramRun {
  /// Returns the exit status: 127 without such a program, 128 and more for one ended by a signal.
  static func of(
    _ arguments: [String], takesErrors: Bool, output: (ArraySlice<UInt8>) -> Void
  ) throws(CommandProblem) -> Int32 {
    guard let ends = closedPipe() else { throw CommandProblem(systemErrorMessage(errno)) }
    defer { close(ends.own) }
    let (program, failure) = start(arguments, writing: ends.other, takesErrors)
    close(ends.other)
    guard failure == 0 else { throw CommandProblem(systemErrorMessage(failure)) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(ends.own, &chunk)
      guard count > 0 else { break }
      output(chunk[..<count])
    }
    var status: Int32 = 0
    while waitpid(program, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private static func start(_ arguments: [String], writing end: Int32, _ takesErrors: Bool)
    -> (pid_t, Int32)
  {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, end, STDOUT_FILENO)
    if takesErrors { posix_spawn_file_actions_adddup2(&actions, end, STDERR_FILENO) }
    var program: pid_t = 0
    var texts: [UnsafeMutablePointer<CChar>?] = (["env"] + arguments).map { strdup($0) } + [nil]
    defer { for text in texts { free(text) } }
    let failure = posix_spawn(&program, "/usr/bin/env", &actions, nil, &texts, environ)
    return (program, failure)
  }
}
