import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("Fuzzing")
struct FuzzingTests {
  private struct Row: Sendable {
    var title: String
  }

  private let run = MeasuringRun(
    widths: [320], categories: [.large, .accessibilityLarge], settings: MeasurementSettings(),
    taskCount: 1)

  /// A row of a title beside a badge. The title does not give way.
  private func row(badgeWidth: Double) -> CellTemplate<Row> {
    CellTemplate<Row>("row") { cell in
      let title = cell.label(\.title, style: .body, numberOfLines: 1)
        .compressionResistance(.required, for: .horizontal)
      let badge = cell.label(text: "NEW", style: .caption1, numberOfLines: 1).named("badge")
      let content = cell.contentView
      title.topAnchor.constraint(equalTo: content.topAnchor)
      title.bottomAnchor.constraint(equalTo: content.bottomAnchor)
      title.leadingAnchor.constraint(equalTo: content.leadingAnchor)
      badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8)
      badge.topAnchor.constraint(equalTo: content.topAnchor)
      badge.widthAnchor.constraint(equalToConstant: badgeWidth)
    }
  }

  @Test("reports what fails with any text once, and blames no text for it")
  func standing() throws {
    let result = try Fuzzing(row(badgeWidth: 5), content: Row(title: "Soup"), run).tryKinds()
    let failure = try #require(result.standing.first)
    #expect(result.standing.count == 1)
    #expect(failure.finding.kind == .truncated)
    #expect(failure.finding.item == "badge")
    #expect(failure.count == 2)
    #expect(failure.category == .large)
    #expect(!result.failures.contains { $0.item == "badge" && $0.kind == .truncated })
    let text = FuzzTable(result: result).text(.table)
    #expect(text.components(of: " of badge ").count == 2)
    #expect(text.contains("whatever the text, from L, 320 pt (2 of 2 sizes and widths)"))
    #expect(text.contains("1 fault whatever the text, "))
  }

  @Test("names the item that fails, and the label whose text makes it")
  func blame() throws {
    let result = try Fuzzing(row(badgeWidth: 60), content: Row(title: "Soup"), run).tryKinds()
    #expect(result.standing.isEmpty)
    let pushed = result.failures.filter { $0.item == "badge" }
    #expect(!pushed.isEmpty)
    let measurer = Measurer(row(badgeWidth: 60))
    for failure in result.failures where failure.item != nil && !failure.text.isEmpty {
      #expect(failure.label.name == "title")
      // The shortest text with which that item fails in that way, not any other.
      func fails(_ text: String) throws -> Bool {
        try measurer.measure(
          Row(title: text), width: failure.width, traits: run.settings.traits(failure.category)
        ).findings.contains { $0.kind == failure.kind && $0.item == failure.item }
      }
      #expect(try fails(failure.text))
      #expect(try !fails(String(failure.text.dropLast())))
      #expect(failure.summary.hasPrefix("\(failure.item ?? "") "))
      #expect(failure.summary.contains(" of title at ") == (failure.item != "title"))
    }
  }

  @Test("fails with nothing where nothing fails")
  func clean() throws {
    let template = CellTemplate<Row>("text") { cell in
      cell.label(\.title, style: .body).edges(equalTo: cell.contentView.layoutMarginsGuide)
    }
    let result = try Fuzzing(template, content: Row(title: "Soup"), run).tryKinds()
    #expect(result.standing.isEmpty)
    #expect(result.failures.filter(\.kind.isDefect).isEmpty)
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
