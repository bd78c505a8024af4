import SelfSizing
@testable import SelfSizingCommand
import SelfSizingUIKit
import Testing
import UIKitTestSupport

@testable import SelfSizingCellRunner

@Suite(.serialized) struct LiveCellsTests {
  @MainActor private static let entry = CellEntry(TagCell.self, samples: tags) { cell, text in
    cell.titleLabel.text = text
  }

  private static let run = MeasuringRun(
    widths: [320, 375], categories: DynamicTypeCategory.allCases,
    settings: MeasurementSettings(TraitCollection(displayScale: 3)), taskCount: 2)

  @Test("measures a class as its template is measured, to the bit")
  func agreement() async throws {
    let live = try await Self.run.measure(LiveCells(await Self.entry, for: nil))
    let template = try await Self.run.measure(tagTemplate(), tags)
    #expect(live.cells.map(\.height) == template.cells.map(\.height))
    #expect(live.cells.map(\.fidelity) == template.cells.map(\.fidelity))
    // The names are those of each declaration.
    #expect(
      live.cells.map { $0.findings.map(\.kind) } == template.cells.map { $0.findings.map(\.kind) })
    #expect(live.contentNames == template.contentNames)
    #expect(live.name == "TagCell")
  }

  @Test(
    "finds in a class what it finds in its template, under any fitting priorities",
    arguments: [
      FittingPriorities.requiredWidthFittingHeight, .requiredWidthLowHeight,
      FittingPriorities(horizontal: .required, vertical: .defaultHigh),
      FittingPriorities(horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel),
    ])
  func findings(_ priorities: FittingPriorities) async throws {
    for collects in [false, true] {
      let cells = LiveCells(await CrowdedCells.entry(collects: collects), for: nil)
      var run = Self.run
      run.settings = MeasurementSettings(TraitCollection(displayScale: 3), priorities: priorities)
      let live = try await run.measure(cells)
      let template = try await run.measure(CrowdedCells.template, tags)
      #expect(live.cells.map(\.height) == template.cells.map(\.height))
      #expect(live.cells.map(\.fidelity) == template.cells.map(\.fidelity))
      let found = live.cells.map { $0.findings.map(CrowdedCells.fact) }
      #expect(found == template.cells.map { $0.findings.map(CrowdedCells.fact) })
      let kinds = Set(live.cells.lazy.flatMap(\.findings).map(\.kind))
      let isUsual = priorities.horizontal == .required && priorities.vertical <= .defaultLow
      #expect(kinds.isSuperset(of: [.truncated, .overlapping]))
      #expect(kinds.contains(.fittingDependent) == isUsual)

      for width in Self.run.widths {
        let traits = TraitCollection(displayScale: 3)
        let one = try cells.makeMeasurer().inspect(
          contentAt: 1, width: width, traits: traits, priorities: priorities)
        let other = try Measurer(CrowdedCells.template).inspect(
          tags[1], width: width, traits: traits, priorities: priorities)
        #expect(one.findings.map(CrowdedCells.fact) == other.findings.map(CrowdedCells.fact))
        #expect(one.elements.map(\.frame) == other.elements.map(\.frame))
        #expect(one.constraints.map(\.difference) == other.constraints.map(\.difference))
        #expect(
          one.explanation.terms.map(\.contribution) == other.explanation.terms.map(\.contribution))
        #expect(CrowdedCells.lines(one) == CrowdedCells.lines(other))
      }
    }
  }

  @Test("finds an open height, as in the template")
  func openHeight() async throws {
    let entry = await CellEntry("open") {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.text = "Soup"
      label.font = .preferredFont(forTextStyle: .body)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
        label.bottomAnchor.constraint(
          lessThanOrEqualTo: cell.contentView.bottomAnchor, constant: -10),
      ])
      return cell
    }
    let template = CellTemplate<String>("open") { cell in
      let label = cell.label(\.self, style: .body, numberOfLines: 1).named("UILabel")
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10)
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16)
      label.bottomAnchor.constraint(
        lessThanOrEqualTo: cell.contentView.bottomAnchor, constant: -10)
    }
    let cells = LiveCells(entry, for: nil)
    let live = try await Self.run.measure(cells)
    let measured = try await Self.run.measure(template, ["Soup"])
    #expect(live.cells.map(\.height) == measured.cells.map(\.height))
    #expect(
      live.cells.map { $0.findings.map(\.kind) } == measured.cells.map { $0.findings.map(\.kind) })
    #expect(live.cells.allSatisfy { $0.findings.map(\.kind) == [.unboundedHeight] })
    let one = try cells.makeMeasurer().inspect(
      contentAt: 0, width: 375, traits: TraitCollection(), priorities: .requiredWidthFittingHeight)
    let other = try Measurer(template).inspect("Soup", width: 375)
    #expect(one.findings.map(CrowdedCells.fact) == other.findings.map(CrowdedCells.fact))
    #expect(one.findings.map(\.kind) == [.unboundedHeight])
  }

  @Test("measures a class under the fitting priorities of its baseline")
  func baselinePriorities() async throws {
    let cells = LiveCells(await CrowdedCells.entry(collects: false), for: nil)
    var heights: [[Double]] = []
    for priorities in [FittingPriorities.requiredWidthFittingHeight, .requiredWidthLowHeight] {
      var run = Self.run
      run.settings = MeasurementSettings(TraitCollection(displayScale: 3), priorities: priorities)
      let recorded = Baseline(settings: run.settings)
      // As the command measures against what was recorded.
      run.settings = recorded.settings
      heights.append(try await run.measure(cells).cells.map(\.height))
    }
    #expect(zip(heights[0], heights[1]).allSatisfy { $0 > $1 })
  }

  @Test("draws and explains a class by the lines of its constraints")
  func inspection() async throws {
    let cells = LiveCells(await Self.entry, for: nil)
    let measured = try await Self.run.measure(cells)
    let drawings = try await Self.run.drawings(of: cells, measured)
    #expect(!drawings.isEmpty)
    let inspection = try cells.makeMeasurer().inspect(
      contentAt: 0, width: 375, traits: TraitCollection(displayScale: 3),
      priorities: .requiredWidthFittingHeight)
    #expect(inspection.elements.contains { $0.name == "titleLabel" })
    #expect(inspection.constraints.allSatisfy { !$0.isViolated })
    #expect(inspection.constraints.contains { $0.declared.site.fileName == "TagCell.swift" })
  }

  @Test("compares a class with what was recorded")
  func baseline() async throws {
    let run = MeasuringRun(
      widths: [320], categories: [.large],
      settings: MeasurementSettings(TraitCollection(displayScale: 3)), taskCount: 1)
    func entry(_ top: CGFloat) async -> CellEntry {
      await CellEntry(TagCell.self, samples: tags) { cell, text in
        cell.titleLabel.text = text
        cell.top.constant = top
      }
    }
    let recorded = try await run.measure(LiveCells(await entry(10), for: nil))
    // A line of the body style, and 10 points on both sides.
    let height = 40 + 1 / 3.0
    #expect(recorded.cells[0].height == height)
    var baseline = Baseline(settings: run.settings)
    baseline.record([recorded])
    for top in [10, 12] as [CGFloat] {
      let cells = LiveCells(await entry(top), for: nil)
      var comparison = BaselineComparison(baseline)
      try comparison.compare(try await run.measure(cells), of: cells)
      #expect(comparison.isClean == (top == 10))
      #expect(comparison.templates[0].changes.count == (top == 10 ? 0 : tags.count))
    }
  }

  @Test("traces changes to the constants that made them, where they do not depend on the content")
  func causes() async throws {
    let entry = { @MainActor (inset: CGFloat, lines: Int, style: UIFont.TextStyle) in
      CellEntry(TagCell.self, samples: tags) { cell, text in
        cell.titleLabel.text = text
        cell.titleLabel.numberOfLines = lines
        cell.titleLabel.font = .preferredFont(forTextStyle: style)
        cell.top.constant = text == tags[0] ? inset : 10 * inset
      }
    }
    let run = MeasuringRun(
      widths: [320], categories: [.large, .accessibilityLarge],
      settings: MeasurementSettings(TraitCollection(displayScale: 3)), taskCount: 1)
    var baseline = Baseline(settings: run.settings)
    baseline.record([try await run.measure(LiveCells(await entry(10, 0, .body), for: nil))])
    func causes(_ entry: CellEntry) async throws -> [[String: Double]] {
      let cells = LiveCells(entry, for: nil)
      var comparison = BaselineComparison(baseline)
      try comparison.compare(try await run.measure(cells), of: cells)
      return comparison.templates[0].changes.map { change in
        Dictionary(uniqueKeysWithValues: change.causes.map { ($0.constant.name, $0.difference) })
      }
    }
    let inset = try await causes(await entry(13, 0, .body))
    let top = "titleLabel.top == contentView.top"
    // The second sample's inset is another one than the first's: nothing is said of it.
    #expect(inset.filter { $0 == [top: 3] }.count == 2)
    #expect(inset.filter { $0.isEmpty }.count == 2)
    let lines = try await causes(await entry(10, 1, .body))
    #expect(
      !lines.isEmpty && lines.allSatisfy { $0.keys.elementsEqual(["titleLabel.numberOfLines"]) })
    let style = try await causes(await entry(10, 0, .title1))
    #expect(!style.isEmpty && style.allSatisfy { $0.keys.elementsEqual(["titleLabel.font"]) })
  }

  @Test("reports a font that is kept from a measurement at another text size")
  func keptFont() async throws {
    let kept = KeptFont()
    let entry = await CellEntry(TagCell.self, samples: ["Soup"]) { cell, text in
      cell.titleLabel.text = text
      cell.titleLabel.font = kept.font
    }
    let run = MeasuringRun(
      widths: [320], categories: [.large, .accessibilityLarge],
      settings: MeasurementSettings(TraitCollection(displayScale: 3)), taskCount: 1)
    let measured = try await run.measure(LiveCells(entry, for: nil))
    let kinds = measured.cells.map { $0.findings.map { "\($0)" }.joined() }
    #expect(kinds.map { $0.contains("made for another text size") } == [false, true])
  }

  @Test("leaves the environment as it was")
  func environment() async throws {
    _ = try await Self.run.measure(LiveCells(await Self.entry, for: .iOS18))
    // Other tests set it on the main actor, too.
    await MainActor.run {
      #expect(HeadlessEnvironment.traits == TraitCollection())
      #expect(HeadlessEnvironment.platform.name == PlatformProfile.iOS26.name)
    }
  }

  @Test("a height that read a stub is stubbed, and not recorded unless that is accepted")
  func stubbed() async throws {
    let entry = await CellEntry(TagCell.self, samples: ["Soup"]) { cell, _ in
      cell.titleLabel.text = HeadlessStubs.value("Theme.title", fileID: "App/Theme.swift", line: 12)
    }
    let run = MeasuringRun(
      widths: [320], categories: [.large],
      settings: MeasurementSettings(TraitCollection(displayScale: 3)), taskCount: 1)
    let measured = try await run.measure(LiveCells(entry, for: nil))
    let finding = try #require(measured.cells[0].findings.first)
    #expect(finding.kind == .stubbed)
    #expect(finding.item == "Theme.title")
    #expect("\(finding.site)" == "Theme.swift:12")
    #expect(measured.cells[0].fidelity == .assumed)
    var baseline = Baseline(settings: run.settings)
    #expect(baseline.unacceptedStubs(of: measured).map(\.name) == ["Theme.title.stubbed"])
    baseline.accept("TagCell.Theme.title.stubbed", because: "it has one line")
    #expect(baseline.unacceptedStubs(of: measured).isEmpty)
    var other = Baseline(settings: run.settings)
    other.accept("TagCell.stubbed", because: "all of them")
    #expect(other.unacceptedStubs(of: measured).isEmpty)
  }

  @Test("names a class that no list can make")
  func noInitializer() async throws {
    let entry = await CellEntry(UIProgressViewWithTheme.self, samples: [1]) { _, _ in }
    await #expect(throws: MeasuringError.self) {
      try await Self.run.measure(LiveCells(entry, for: nil))
    }
  }

  @Test("takes names of samples from a dictionary literal, and numbers what has no text")
  func names() async {
    let named = await CellEntry(TagCell.self, name: "tag", samples: ["short": "Soup"]) {
      $0.titleLabel.text = $1
    }
    #expect(LiveCells(named, for: nil).contentName(at: 0) == "short")
    let empty = await CellEntry("plain") { UIView(frame: .zero) }
    #expect(LiveCells(empty, for: nil).contentName(at: 0) == "sample 1")
  }
}

/// A font that is made once, as a `static let` is.
@MainActor final class KeptFont {
  nonisolated init() {}
  lazy var font = UIFont.preferredFont(forTextStyle: .body)
}

/// A view that only its own initializer makes.
final class UIProgressViewWithTheme: UIView {
  init(theme: Int) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
