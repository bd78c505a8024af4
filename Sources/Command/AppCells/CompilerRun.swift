/// A run of Swift's compiler or package manager, found on the path.
enum CompilerRun {
  /// Runs a command to its end, in a box where there is one; the output is that of both streams.
  static func of(
    _ arguments: [String], in box: CompilerBox? = nil, progress: ((Substring) -> Void)? = nil
  ) throws(AppCellError) -> (status: Int32, output: String) {
    #if os(Linux)
      if let box { return try box.run(arguments, progress: progress) }
    #endif
    var output: [UInt8] = []
    let status: Int32
    do throws(CommandProblem) {
      status = try ProgramRun.of(arguments, takesErrors: true) { bytes in
        output += bytes
        if let progress { bytes.forEachLine(progress) }
      }
    } catch { throw .noCompiler(reason: error.description) }
    if status == 127 { throw .noCompiler(reason: "it is not on the path") }
    return (status, String(decoding: output, as: UTF8.self))
  }

  /// The command that builds a product or target of a package. The manifest has SelfSizing as the
  /// cache needs it, and in a box the package manager keeps to the box's folders.
  static func build(
    _ part: [String], ofPackage folder: String, into products: String, in box: CompilerBox? = nil
  ) -> [String] {
    ["SELFSIZING_ENGINE=1", "swift", "build", "--package-path", folder, "--scratch-path", products]
      + part + ["--disable-index-store", "-debug-info-format", "none"] + linker
      + (box == nil ? [] : ["--disable-sandbox", "--disable-dependency-cache"])
  }

  /// The toolchain's own linker, where it has one: the system's takes most of a second.
  private static var linker: [String] {
    #if os(Linux)
      if let toolchain = BoxedProgram.toolchain, access("\(toolchain)/bin/ld.lld", X_OK) == 0 {
        return ["-Xswiftc", "-use-ld=lld"]
      }
    #endif
    return []
  }
}

extension ArraySlice<UInt8> {
  func forEachLine(_ body: (Substring) -> Void) {
    String(decoding: self, as: UTF8.self).split(whereSeparator: \.isNewline).forEach(body)
  }
}

func createFolder(_ path: String) throws {
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}
