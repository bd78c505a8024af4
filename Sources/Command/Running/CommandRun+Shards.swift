import SelfSizing

extension CommandRun {
  /// Measures one part of a run, and prints it for `merge`.
  func printShard(
    _ shard: Shard, of loaded: [LoadedTemplate], isQuiet: Bool,
    _ run: (LoadedTemplate) -> MeasuringRun
  ) async throws -> ExitStatus {
    let ranges = shard.ranges(of: loaded.map(\.contentCount))
    let runs = loaded.map(run)
    let bar = ProgressBar(
      total: zip(ranges, runs).map { $0.count * $1.cellsPerContent }.reduce(0, +), isQuiet: isQuiet)
    var parts: [ShardPart] = []
    for ((template, var run), range) in zip(zip(loaded, runs), ranges) where !range.isEmpty {
      run.progress = { bar.advance(by: $0) }
      parts.append(try await run.part(of: template.measurable, range, system: template.system))
    }
    bar.finish()
    ShardFile(
      version: MeasurementCommand.version, shard: shard, arguments: Self.whole(arguments),
      parts: parts
    ).write { console.write($0) }
    return .success
  }

  private static func whole(_ arguments: [String]) -> [String] {
    var whole: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return whole + ["--"] + rest }
      if argument == "--shard" {
        _ = rest.popFirst()
      } else if !argument.hasPrefix("--shard=") {
        whole.append(argument)
      }
    }
    return whole
  }

  /// Completes the command line that some shards are parts of, with the cells that they measured.
  func merge(_ options: MergeOptions) async throws -> ExitStatus {
    let files = try options.paths.map { path in
      let bytes = try ContentSource.file(path).bytes(limit: ShardFile.maximumByteCount)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw ShardError.malformed(file: path, line: 1, problem: "not UTF-8")
      }
      return (path, try ShardFile(text: text, file: path, version: MeasurementCommand.version))
    }
    let shards = try ShardSet(files)
    let arguments = Self.whole(completed ?? shards.arguments)
    if completed == nil {
      guard MergedCommandLine.isHarmless(arguments) else {
        throw ShardError.needsCommandLine(file: files[0].0, arguments)
      }
    } else if arguments != shards.arguments {
      throw ShardError.otherCommandLine(file: files[0].0, shards.arguments)
    }
    var run = self
    run.shards = shards
    run.completed = nil
    return await run.status(for: arguments)
  }

  func checkShards(of loaded: [LoadedTemplate]) throws {
    try shards?.check(
      loaded.map {
        ShardSet.Template(name: $0.name, system: $0.system, contentCount: $0.contentCount)
      })
  }
}
