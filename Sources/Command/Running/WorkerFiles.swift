/// The files that a worker may ask for: those that the command line names, and the sources below
/// the working folder, whose lines name what they declare.
final class WorkerFiles {
  /// The paths as the command line spells them.
  private let named: Set<String>
  private let interruptions: Interruptions
  private var lock: FileLock?
  private var sources: Set<String> = []

  /// - Parameter arguments: The worker's command line; a path is an argument, or follows `=`.
  init(_ arguments: [String], interruptions: Interruptions) {
    var named: Set<String> = []
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      for path in [argument] + parts.dropFirst() where !path.isEmpty {
        for path in [path] + path.split(separator: ",").map(String.init) {
          named.insert(path)
          named.insert(CommandRun.listFigures(beside: path))
        }
      }
    }
    // The files that commands read and write unless others are named.
    for path in Self.usual { named.formUnion([path, CommandRun.listFigures(beside: path)]) }
    self.named = named
    self.interruptions = interruptions
  }

  /// The usual files of commands.
  private static let usual = [defaultBaseline, "report.html"]

  deinit { lock?.release() }

  /// The files and folders of the command line that are there, for a sandbox that shows them.
  var readable: [String] {
    named.filter { $0.contains { $0 != "/" && $0 != "." } }.map(AppFiles.absolute).filter {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Does what a worker asks for; nil for a frame that asks for nothing.
  func answer(_ frame: WorkerFrame) -> WorkerFrame? {
    do {
      switch frame.kind {
      case .read:
        let path = try permitted(frame.text(0), orSource: true)
        let limit = min(Int(frame.text(1)) ?? 0, WorkerFrame.maximumSize - 64)
        return WorkerFrame(.answer, [try ContentSource.file(path).bytes(limit: limit)])
      case .exists:
        let path = try permitted(frame.text(0))
        let isThere = FileManager.default.fileExists(atPath: path)
        return WorkerFrame(.answer, texts: [isThere ? "1" : "0"])
      case .sources:
        let most = min(Int(frame.text(0)) ?? 0, SourceFiles.largestFolderCount)
        let paths = SourceFiles(atMost: most).all
        sources.formUnion(paths)
        return WorkerFrame(.answer, texts: [paths.joined(separator: "\0")])
      case .lock:
        let path = try permitted(frame.text(0))
        if lock == nil { lock = try FileLock(for: path) }
        return WorkerFrame(.answer)
      case .unlock:
        lock?.release()
        lock = nil
        return nil
      case .write:
        let path = try permitted(frame.text(0))
        try OutputFile(path: path).write(
          frame.fields.count > 1 ? frame.fields[1] : [], interruptions: interruptions)
        return WorkerFrame(.answer)
      default: return nil
      }
    } catch {
      return WorkerFrame(.refusal, texts: ["\(error)"])
    }
  }

  private func permitted(_ path: String, orSource: Bool = false) throws(WorkerRefusal) -> String {
    let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    guard named.contains(path) || orSource && sources.contains(plain) else {
      throw WorkerRefusal(reason: "\(path): the command line does not name this file")
    }
    return path
  }
}
