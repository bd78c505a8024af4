import Foundation
import SelfSizing
import Testing

@testable import SelfSizingCommand
@testable import SelfSizingTesting

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

  /// Expects heights as ``expectRecordedHeights`` does in an environment: this one may be CI.
  private func expect(
    _ template: CellTemplate<Note>, widths: [Double] = [320],
    categories: [DynamicTypeCategory] = DynamicTypeCategory.allCases,
    traits: TraitCollection = TraitCollection(), systems: [PlatformProfile] = [],
    _ policy: RecordingPolicy = .compare
  ) async throws {
    try await HeightExpectation(
      template: template, contents: notes,
      run: MeasuringRun(
        widths: widths, categories: categories, settings: MeasurementSettings(traits), taskCount: 2),
      systems: systems, file: file, sourceLocation: #_sourceLocation
    ).check(policy)
  }

  private var file: URL { folder.appendingPathComponent("Heights/note.baseline") }

  private func expectHeights(spacing: Double, _ policy: RecordingPolicy = .compare) async throws {
    try await expect(template(spacing: spacing), policy)
  }

  @Test(
    "are recorded on an explicit wish, compared by the next run, and a changed constant is named")
  func changedConstant() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await expectHeights(spacing: 4, .record)
    try await expectHeights(spacing: 4)
    try await withKnownIssue("the constant changed") {
      try await expectHeights(spacing: 12)
    } matching: {
      "\($0)".contains("+8 from stack.spacing 4 → 12, HeightExpectationTests.swift:")
    }
  }

  @Test("that are missing are a failure, however often it is tried, and nothing is written")
  func missing() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for _ in 0..<2 {
      try await withKnownIssue("there is no file") {
        try await expectHeights(spacing: 4)
      } matching: {
        "\($0)".contains("record it with SELFSIZING_RECORD=1 swift test")
      }
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("are recorded by nobody on CI, whatever is wished")
  func integration() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let wish = ["SELFSIZING_RECORD": "1"]
    #expect(RecordingPolicy(environment: [:]) == .compare)
    #expect(RecordingPolicy(environment: ["CI": "true"]) == .compare)
    #expect(RecordingPolicy(environment: ["SELFSIZING_RECORD": "0"]) == .compare)
    for free in [nil, "", "0", "false"] {
      #expect(
        RecordingPolicy(environment: wish.merging(free.map { ["CI": $0] } ?? [:]) { $1 }) == .record
      )
    }
    for set in ["true", "1", "TRUE", "woodpecker"] {
      #expect(RecordingPolicy(environment: wish.merging(["CI": set]) { $1 }) == .refused)
    }
    try await expectHeights(spacing: 4, .record)
    let before = try Data(contentsOf: file)
    try await withKnownIssue("recording is refused") {
      try await expectHeights(spacing: 12, .refused)
    } matching: {
      "\($0)".contains("nothing is recorded on continuous integration")
    }
    #expect(try Data(contentsOf: file) == before)
  }

  @Test("are those of all traits: Bold Text and size classes are recorded, and compared")
  func traits() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bold = TraitCollection(legibilityWeight: .bold, horizontalSizeClass: .regular)
    try await expect(self.template(spacing: 4), traits: bold, .record)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(
      lines.contains("legibilityWeight bold") && lines.contains("horizontalSizeClass regular"))
    try await expect(self.template(spacing: 4), traits: bold)
    try await withKnownIssue("the traits differ") {
      try await expect(self.template(spacing: 4))
    } matching: {
      "\($0)".contains("recorded at 3x, left to right, en_US, Bold Text, regular width")
    }
  }

  @Test("that were recorded at other widths are no comparison")
  func otherWidths() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await expectHeights(spacing: 4, .record)
    try await withKnownIssue("the widths differ") {
      try await expect(template(spacing: 4), widths: [320, 375])
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

  private func expectHeights(
    of template: CellTemplate<Note>, on systems: [PlatformProfile],
    _ policy: RecordingPolicy = .compare
  ) async throws {
    try await expect(template, categories: [.large], systems: systems, policy)
  }

  @Test("of several systems stand in one file, and a change names the system and the constant")
  func systems() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let both: [PlatformProfile] = [.iOS18, .iOS26, .iOS18]
    try await expectHeights(of: row(), on: both, .record)
    let text = try String(contentsOf: file, encoding: .utf8)
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
    try await expectHeights(of: row(), on: [.iOS18, kiosk], .record)
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
    try await expectHeights(of: row(), on: [.iOS18], .record)
    try await withKnownIssue("the systems differ") {
      try await expectHeights(of: row(), on: [.iOS26])
    } matching: {
      let told = "\($0)"
      return told.contains("row, iOS 26: not in the baseline")
        && told.contains("row is recorded for iOS 18; record the baseline again")
    }
    try await withKnownIssue("no system is asked for") {
      try await expectHeights(of: row(), on: [])
    } matching: {
      "\($0)".contains("row is recorded for iOS 18; record the baseline again")
    }
  }
}
