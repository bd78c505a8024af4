import Foundation
import SelfSizing
import SelfSizingUIKit

@testable import SelfSizingCellRunner
@testable import SelfSizingCommand

/// A cell of an app, with a switch that is in the way of its text.
final class SettingCell: UITableViewCell {
  let title = UILabel()
  let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.numberOfLines = 0
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    for view in [title, toggle] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      toggle.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  // A member that the overlay adds to an app's classes.
  override class func makeInstance(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
    SettingCell(style: style, reuseIdentifier: reuseIdentifier)
  }
}

/// Runs the command with an app's cells, and files of its own folder.
@MainActor final class TruthRunTest {
  static let cells = [
    CellEntry(
      SettingCell.self,
      samples: [
        "short": "Notifications",
        "long": "Tell me when somebody has written something about a recipe that I follow",
      ]
    ) { cell, text in cell.title.text = text }
  ]

  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "selfsizing-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The figures that the probe finds here, as a device's would be.
  static func truth() throws -> String { try recorded.get() }

  private static let recorded = Result {
    String(decoding: try HeadlessProbe.truth(cells), as: UTF8.self)
      .replacingOccurrences(of: "\"none\"", with: "\"iPhone17,3\"")
      .replacingOccurrences(of: "\"26.0\"", with: "\"26.1\"")
  }

  /// The same without cells, measured once for all commands but those that are to measure again.
  private static let headless: HeadlessFigures? = {
    guard let bytes = try? HeadlessProbe.truth() else { return nil }
    return HeadlessFigures { _, _, _ in Array(bytes) }
  }()

  func write(_ text: String, to name: String) throws -> String {
    // Tests change what a device has measured.
    var text = text
    if let truth = try? JSONDecoder().decode(DeviceTruth.self, from: Data(text.utf8)) {
      text = text.replacing("\"\(truth.checksum)\"", with: "\"\(truth.figureChecksum)\"")
    }
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }

  /// Runs the command off the main thread, as a process does.
  func run(_ arguments: String..., measuresAnew: Bool = false) async throws -> (
    status: SelfSizingCommand.ExitStatus, text: String
  ) {
    let headless = measuresAnew ? .ofProbe : Self.headless
    let output = path("output")
    try Data().write(to: URL(fileURLWithPath: output))
    guard let file = FileHandle(forWritingAtPath: output) else { throw CocoaError(.fileNoSuchFile) }
    let entries = LiveCells.entries(Self.cells)
    let status = await Task.detached {
      await CommandRun(
        entries: entries, headless: headless, tool: "selfsize",
        console: Console(
          output: file.fileDescriptor, messages: file.fileDescriptor, isColored: false),
        interruptions: Interruptions()
      ).status(for: arguments)
    }.value
    return (status, try String(contentsOfFile: output, encoding: .utf8))
  }
}
