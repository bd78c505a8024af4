import Foundation
import SelfSizingAppSources

/// Rewrites the Swift files that are named on the standard input into a folder: `overlay ROOT OUT`.
///
/// Prints the time it took and, on the standard error, what could not be rewritten.
@main
enum Overlay {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: overlay ROOT OUT < list of files\n".utf8))
      exit(64)
    }
    let root = URL(fileURLWithPath: arguments[1])
    let out = URL(fileURLWithPath: arguments[2])
    var sources: [String: String] = [:]
    while let name = readLine() {
      let data = try Data(contentsOf: root.appendingPathComponent(name))
      sources[name] = String(decoding: data, as: UTF8.self)
    }
    let lines = sources.values.reduce(0) { count, text in
      text.utf8.reduce(into: count) { if $1 == 0x0a { $0 += 1 } }
    }
    let start = ContinuousClock.now
    let overlay = SourceOverlay(of: sources)
    let time = start.duration(to: .now)
    let changed = overlay.sources.count { sources[$0.key] != $0.value }
    print("\(sources.count) files, \(lines) lines, \(changed) changed, \(time)")
    for (name, text) in overlay.sources {
      let file = out.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for error in overlay.errors { FileHandle.standardError.write(Data("\(error)\n".utf8)) }
  }
}
