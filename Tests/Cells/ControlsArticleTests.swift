import Foundation
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography
import Testing

/// The tables of the article about controls, made of the figures.
///
/// `SELFSIZING_WRITE_ARTICLES=1 swift test --filter ControlsArticleTests` writes them into it.
@Suite("The article about controls", .serialized)
struct ControlsArticleTests {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Cells/Cells.docc/ControlFigures.md")

  private static let systems: [PlatformProfile] = PlatformProfile.all

  /// A number without a needless fraction, at most two decimals.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  /// An extent, or a dash where constraints give it.
  private static func extent(_ value: Double) -> String { value < 0 ? "–" : number(value) }

  private static func size(_ metrics: ControlMetrics?) -> (size: String, source: String) {
    guard let size = metrics?.intrinsicContentSize else { return ("none", "") }
    return (
      "\(extent(size.value.width)) × \(extent(size.value.height)), \(size.fidelity)", size.source
    )
  }

  /// The cells of rows whose systems agree, once.
  private static func merged(_ values: [String]) -> String {
    let different = values.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return different.joined(separator: "; ")
  }

  private static var heading: String { systems.map(\.name).joined(separator: " | ") }

  private static var rules: String { systems.map { _ in "---" }.joined(separator: "|") }

  /// A row for each control: its size and fidelity on each system, and where the figure comes from.
  private static var controls: String {
    var text = "| control | \(heading) | source |\n|---|\(rules)|---|\n"
    for control in CellControl.allCases {
      let sizes = systems.map { size($0.controls[control]) }
      text +=
        "| `\(control.rawValue)` | \(sizes.map(\.size).joined(separator: " | ")) | "
        + "\(merged(sizes.map(\.source).filter { !$0.isEmpty })) |\n"
    }
    return text
  }

  /// A row for each size of a button.
  private static var buttons: String {
    var text = "| button | \(heading) | source |\n|---|\(rules)|---|\n"
    for button in ButtonSize.allCases {
      let metrics = systems.map { $0.buttons[button] }
      let cells = metrics.map { metrics in
        metrics.map {
          let insets = $0.contentInsets.value
          return "\(number(insets.top)) above and below, \(number(insets.leading)) beside, "
            + "\($0.textStyle.value), \($0.contentInsets.fidelity)"
        } ?? "none"
      }
      text +=
        "| `\(button)` | \(cells.joined(separator: " | ")) | "
        + "\(merged(metrics.compactMap { $0?.contentInsets.source })) |\n"
    }
    return text
  }

  /// A row for each accessory: the width that it takes.
  private static var accessories: String {
    var text = "| accessory | \(heading) | source |\n|---|\(rules)|---|\n"
    for accessory in CellAccessory.allCases {
      let widths = systems.map { $0.accessoryWidths[accessory] }
      let cells = widths.map { $0.map { "\(number($0.value)), \($0.fidelity)" } ?? "none" }
      text +=
        "| `\(accessory)` | \(cells.joined(separator: " | ")) | "
        + "\(merged(widths.compactMap { $0?.source })) |\n"
    }
    return text
  }

  /// The declaration of a control in a template.
  private static func declaration(of control: CellControl) -> String {
    switch control {
    case .switch, .slider, .stepper, .progressView, .activityIndicator, .segmentedControl:
      "cell.\(control.rawValue)()"
    case .largeActivityIndicator: "cell.activityIndicator(isLarge: true)"
    case .compactDatePicker: "cell.datePicker()"
    default: "cell.control(.\(control.rawValue))"
    }
  }

  @Test("shows how to declare each control", arguments: CellControl.allCases)
  func declares(control: CellControl) throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    #expect(text.contains("    \(Self.declaration(of: control))\n"))
  }

  @Test(
    "has the figures that are measured with",
    arguments: [("controls", controls), ("buttons", buttons), ("accessories", accessories)])
  func figures(section: String, table: String) throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let (begin, end) = ("<!-- \(section) -->\n", "<!-- end of \(section) -->")
    let first = try #require(text.range(of: begin), "\(section) begins nowhere")
    let last = try #require(text.range(of: end), "\(section) ends nowhere")
    let found = String(text[first.upperBound..<last.lowerBound])
    if ProcessInfo.processInfo.environment["SELFSIZING_WRITE_ARTICLES"] != nil {
      try text.replacingCharacters(in: first.upperBound..<last.lowerBound, with: table)
        .write(to: Self.article, atomically: true, encoding: .utf8)
      return
    }
    #expect(found == table)
  }
}
