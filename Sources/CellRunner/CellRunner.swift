import Foundation
import SelfSizingCommand
import SelfSizingUIKit

/// The whole command line for an app's own classes of cells, compiled for Linux.
///
/// The command builds such a runner for an app's folder by itself; nothing of it need be written.
public enum CellRunner {
  /// Runs the command with the process's arguments, and ends the process.
  ///
  /// - Parameters:
  ///   - cells: What is measured, in the order of output.
  ///   - lists: What `simulate` moves, under different names.
  ///   - tool: The name under which help and messages speak of the executable.
  public static func run(
    _ cells: [CellEntry], lists: [ListEntry] = [], as tool: String = "selfsize"
  ) async -> Never {
    readAssets()
    await MeasurementCommand.run(
      LiveCells.entries(cells), lists: LiveList.entries(lists), as: tool, headless: .ofProbe)
  }

  /// Reads the sizes of images from the folders that the command hands over; unreadable catalogs
  /// are named on standard error.
  private static func readAssets() {
    let folders = ProcessInfo.processInfo.environment[MeasurementCommand.assetsVariable] ?? ""
    for folder in folders.split(separator: ":") {
      for unread in HeadlessImages.readCatalogs(in: String(folder)) {
        FileHandle.standardError.write(Data("warning: \(unread)\n".utf8))
      }
    }
  }
}

/// The lists of a folder that declares none; the folder's own come before.
@MainActor public let lists: [ListEntry] = []
