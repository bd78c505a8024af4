import Foundation
import SelfSizing
import SelfSizingTesting
import Testing

@Suite("Recorded heights in tests")
struct HeightExpectationTests {
  private struct Note: Sendable {
    var text: String
  }

  private let folder: URL
  private let notes = [Note(text: "One"), Note(text: String(repeating: "More words. ", count: 30))]

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("selfsizing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func template(spacing: Double) -> CellTemplate<Note> {
    CellTemplate("note") { cell in
      let text = cell.label(\.text, style: .body).named("text")
      let time = cell.label(text: "now", style: .caption1).named("time")
      let stack = cell.stack(.vertical, spacing: spacing) {
        text
        time
      }
      .named("stack")
      let margins = cell.contentView.layoutMarginsGuide
      stack.topAnchor.constraint(equalTo: margins.topAnchor)
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
    }
  }

  private func expectHeights(spacing: Double) async throws {
    try await expectRecordedHeights(
      of: template(spacing: spacing), contents: notes, widths: [320],
      baseline: folder.appendingPathComponent("Heights/note.baseline").path)
  }

  @Test("are recorded by the first run, compared by the next, and a changed constant is named")
  func changedConstant() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withKnownIssue("the first run records") {
      try await expectHeights(spacing: 4)
    } matching: {
      "\($0)".contains("there was no baseline")
    }
    try await expectHeights(spacing: 4)
    try await withKnownIssue("the constant changed") {
      try await expectHeights(spacing: 12)
    } matching: {
      "\($0)".contains("+8 from stack.spacing 4 → 12, HeightExpectationTests.swift:")
    }
  }

  @Test("that were recorded at other widths are no comparison")
  func otherWidths() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    await withKnownIssue("the first run records") { try await expectHeights(spacing: 4) }
    try await withKnownIssue("the widths differ") {
      try await expectRecordedHeights(
        of: template(spacing: 4), contents: notes, widths: [320, 375],
        baseline: folder.appendingPathComponent("Heights/note.baseline").path)
    } matching: {
      "\($0)".contains("note is recorded at the widths 320")
    }
  }

  /// A row whose height is its switch's and its system's margins.
  private func row(spacing: Double = 0) -> CellTemplate<Note> {
    CellTemplate("row") { cell in
      cell.usePlatformMargins()
      let text = cell.label(\.text, style: .body, numberOfLines: 1).named("text")
      let toggle = cell.control(.switch)
      let stack = cell.stack(.vertical, spacing: spacing) {
        text
        toggle
      }
      .named("stack")
      let margins = cell.contentView.layoutMarginsGuide
      stack.topAnchor.constraint(equalTo: margins.topAnchor)
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
    }
  }

  private func expectHeights(of template: CellTemplate<Note>, on systems: [PlatformProfile])
    async throws
  {
    try await expectRecordedHeights(
      of: template, contents: notes, widths: [320], categories: [.large], systems: systems,
      baseline: folder.appendingPathComponent("row.baseline").path)
  }

  @Test("of several systems stand in one file, and a change names the system and the constant")
  func systems() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let both: [PlatformProfile] = [.iOS18, .iOS26, .iOS18]
    await withKnownIssue("the first run records") { try await expectHeights(of: row(), on: both) }
    let text = try String(
      contentsOf: folder.appendingPathComponent("row.baseline"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("system ") } == ["system iOS 18", "system iOS 26"])
    let heights = lines.filter { $0.hasPrefix("320:") }
    #expect(heights.count == 4 && heights[0] != heights[2], "the systems' figures differ")
    try await expectHeights(of: row(), on: both)
    try await withKnownIssue("the constant changed") {
      try await expectHeights(of: row(spacing: 6), on: both)
    } matching: {
      let told = "\($0)"
      return told.contains("row, iOS 18: 2 of 2 heights changed, by +6 points")
        && told.contains("row, iOS 26: 2 of 2 heights changed, by +6 points")
        && told.contains("+6 from stack.spacing 0 → 6, HeightExpectationTests.swift:")
    }
  }

  @Test("may be those of a system of one's own")
  func ownSystem() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var kiosk = PlatformProfile.iOS26
    kiosk.name = "Kiosk OS 2"
    await withKnownIssue("the first run records") {
      try await expectHeights(of: row(), on: [.iOS18, kiosk])
    }
    try await expectHeights(of: row(), on: [.iOS18, kiosk])
    try await withKnownIssue("the constant changed") {
      try await expectHeights(of: row(spacing: 6), on: [.iOS18, kiosk])
    } matching: {
      "\($0)".contains("row, Kiosk OS 2: 2 of 2 heights changed, by +6 points")
    }
  }

  @Test("of a system that is no more asked for, or was not recorded, are a difference")
  func otherSystems() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    await withKnownIssue("the first run records") {
      try await expectHeights(of: row(), on: [.iOS18])
    }
    try await withKnownIssue("the systems differ") {
      try await expectHeights(of: row(), on: [.iOS26])
    } matching: {
      let told = "\($0)"
      return told.contains("row, iOS 26: not in the baseline")
        && told.contains("row is recorded for iOS 18; record the baseline anew")
    }
    try await withKnownIssue("no system is asked for") {
      try await expectHeights(of: row(), on: [])
    } matching: {
      "\($0)".contains("row is recorded for iOS 18; record the baseline anew")
    }
  }
}
