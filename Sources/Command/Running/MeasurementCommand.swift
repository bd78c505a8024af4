import SelfSizing

/// The whole command line for a list of templates: the gallery's, or an app's own.
///
/// ```swift
/// @main enum Heights {
///   static func main() async {
///     await MeasurementCommand.run([TemplateEntry(recipeCell, samples: recipes)])
///   }
/// }
/// ```
public enum MeasurementCommand {
  /// The version of the command and of the schemas it writes.
  public static let version = "0.1.0"

  /// Runs the command with the process's arguments, and ends the process with its ``ExitStatus``.
  ///
  /// - Parameters:
  ///   - entries: The templates, under different names, in the order of output.
  ///   - tool: The name under which help and messages speak of the executable; nil for its own.
  public static func run(_ entries: [TemplateEntry], as tool: String? = nil) async -> Never {
    await run(entries, as: tool, headless: nil)
  }

  /// Runs the command as above, with scenes, lists and a way to measure what a device's probe
  /// measures; or answers a command that has started this process as a worker.
  package static func run(
    _ entries: [TemplateEntry], scenes: [SceneEntry] = [], lists: [MovedListEntry] = [],
    as tool: String? = nil, headless: HeadlessFigures?
  ) async -> Never {
    Console.ignoreBrokenPipes()
    let tool = tool ?? executableName(CommandLine.arguments.first)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let channel = WorkerChannel.current {
      WorkerService(channel, entries, lists, headless, arguments: arguments).serve(as: tool)
    }
    let status = await CommandRun(
      entries: entries, scenes: scenes, lists: lists, headless: headless, tool: tool,
      console: Console(), interruptions: .handled()
    ).status(for: arguments)
    exit(status.rawValue)
  }

  static func executableName(_ path: String?) -> String {
    let name = path?.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty ? "selfsize" : name
  }
}
