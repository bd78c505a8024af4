import Foundation
import SelfSizingCommand
import SelfSizingUIKit

/// The whole command line for an app's own classes of cells, compiled for Linux. The command builds
/// such a runner for an app's folder by itself.
public enum CellRunner {
  /// Runs the command in another process, within limits, and names the cells that end it; returns
  /// only in that process. Call it before any code of an app runs.
  ///
  /// A cell that traps or goes on for more than a minute is left out, and the others are measured.
  /// The variables `SELFSIZING_CELL_SECONDS` and `SELFSIZING_GIGABYTES` set the limits of one
  /// measurement and of the memory of all.
  public static func supervise() { Supervision.begin() }

  /// Runs the command with the process's arguments beside the main thread, and ends the process.
  ///
  /// Call it on the main thread: code of the cells then runs there, as on a device, and
  /// `Thread.isMainThread` and `dispatchPrecondition(condition: .onQueue(.main))` hold in it. Help
  /// and messages speak of the executable by the name `tool`.
  public static func runBesideMainThread(
    as tool: String = "selfsize",
    _ entries: @escaping @MainActor @Sendable () -> (cells: [CellEntry], lists: [ListEntry])
  ) -> Never {
    Task.detached {
      let (cells, lists) = await entries()
      await run(cells, lists: lists, as: tool)
    }
    // The main run loop serves the main queue; it ends only with the process.
    while true { RunLoop.main.run() }
  }

  /// Lets stubs answer with classes that conform to the app's protocols, made by some makers.
  @MainActor public static func addWitnesses(_ makers: [HeadlessWitness]) {
    HeadlessStubs.witnesses += makers
  }

  /// Runs the command with the process's arguments, and ends the process. Cells and lists are in
  /// the order of output; help and messages call the executable by the name `tool`.
  public static func run(
    _ cells: [CellEntry], lists: [ListEntry] = [], as tool: String = "selfsize"
  ) async -> Never {
    // Stubs that the list itself reads count for all of its cells.
    HeadlessStubs.keep(HeadlessStubs.takeReads() + HeadlessStubs.takeInertReads())
    for unread in paths(MeasurementCommand.assetsVariable).flatMap(HeadlessImages.readCatalogs) {
      Supervision.warn("\(unread)")
    }
    readStrings()
    for folder in paths(MeasurementCommand.documentsVariable) {
      await HeadlessNibs.addDocuments(in: folder)
    }
    await MeasurementCommand.run(
      LiveCells.entries(cells), lists: LiveList.entries(lists), as: tool, headless: .ofProbe)
  }

  private static func readStrings() {
    if let language = ProcessInfo.processInfo.environment[MeasurementCommand.languageVariable] {
      HeadlessStrings.setDevelopmentLanguage(language)
    }
    for path in paths(MeasurementCommand.stringsVariable) {
      let table = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      do {
        for text in try StringCatalog.translations(at: path) {
          HeadlessStrings.set(text.text, forKey: text.key, table: table, locale: text.locale)
        }
      } catch { Supervision.warn("\(error)") }
    }
  }

  private static func paths(_ variable: String) -> [String] {
    (ProcessInfo.processInfo.environment[variable] ?? "").split(separator: ":").map(String.init)
  }
}

/// The lists of a folder that declares none; the folder's own come before.
@MainActor public let lists: [ListEntry] = []
