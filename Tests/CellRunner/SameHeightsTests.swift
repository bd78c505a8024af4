import SelfSizing
import SelfSizingUIKit
import Testing
import UIKitTestSupport

@testable import SelfSizingCellTesting

@Suite(.serialized) struct SameHeightsTests {
  private func compare(
    _ template: CellTemplate<String>, samples: [String] = tags,
    reads stub: @escaping @MainActor @Sendable () -> Void = {}
  ) async throws {
    try await expectSameHeights(
      template, TagCell.self, samples: samples, widths: [320, 375],
      categories: [.large, .accessibilityLarge]
    ) { cell, tag in
      cell.titleLabel.text = tag
      stub()
    }
  }

  /// Expects a comparison to fail once, with some words in its message.
  private func expectIssue(
    _ words: [String], _ comparison: @Sendable () async throws -> Void
  ) async throws {
    try await withKnownIssue {
      try await comparison()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return words.allSatisfy(text.contains)
    }
  }

  @Test("is content with a template that agrees to the bit")
  func agreement() async throws {
    try await compare(tagTemplate())
  }

  @Test("names the samples, widths and text sizes at which the template drifts")
  func drift() async throws {
    try await expectIssue([
      "TagCell and the template tag disagree about 8 of 8 heights:",
      "Soup, width 320, large: the cell is 40.33, the template 42.33 (-2)",
    ]) { try await compare(tagTemplate(inset: 12)) }
  }

  @Test("names twelve differences at most, and the number of the others")
  func longList() async throws {
    try await expectIssue(["of 16 heights", "and 4 more"]) {
      try await compare(tagTemplate(inset: 12), samples: tags + ["Stew", "Bread"])
    }
  }

  @Test("compares no height that rests on a stub")
  func stub() async throws {
    try await expectIssue(["rests on a stub of Theme.title"]) {
      try await compare(tagTemplate()) { HeadlessStubs.note("Theme.title") }
    }
  }

  @Test("is not content with nothing to compare")
  func nothing() async throws {
    try await expectIssue(["nothing to compare"]) {
      try await compare(tagTemplate(), samples: [])
    }
  }
}
