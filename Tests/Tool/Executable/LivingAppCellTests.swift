import SelfSizing
import SelfSizingUIKit
import TestSupport
import Testing

@testable import SelfSizingCellRunner
@testable import SelfSizingCommand

/// A cell of an app's own class in a page that measures it itself, in a real browser.
@Suite(
  "An app's cell in the living report",
  .tags(.endToEnd), .whereEndToEnd,
  .enabled(if: Browser.url != nil, "no Chromium is installed"))
struct LivingAppCellTests {
  /// A cell that lays itself out otherwise at the sizes for accessibility, and leaves views out.
  private final class TripCell: UICollectionViewCell {
    let nameLabel = UILabel()
    let noteLabel = UILabel()
    let ratingSwitch = UISwitch()

    override init(frame: CGRect) {
      super.init(frame: frame)
      let metrics = UIFontMetrics(forTextStyle: .body)
      nameLabel.font = metrics.scaledFont(for: .systemFont(ofSize: 19, weight: .bold))
      nameLabel.numberOfLines = 0
      noteLabel.font = .preferredFont(forTextStyle: .footnote)
      noteLabel.numberOfLines = 0
      let row = UIStackView(arrangedSubviews: [nameLabel, ratingSwitch])
      let column = UIStackView(arrangedSubviews: [row, noteLabel])
      column.axis = .vertical
      column.spacing = metrics.scaledValue(for: 5)
      if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
        row.axis = .vertical
        row.alignment = .leading
      }
      column.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(column)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
    override class func makeInstance(frame: CGRect) -> UIView? { TripCell(frame: frame) }
  }

  @MainActor private static func cells(_ name: String, _ note: String?) -> LiveCells {
    LiveCells(
      CellEntry(TripCell.self) { cell in
        cell.nameLabel.text = name
        cell.noteLabel.text = note
        if note == nil { cell.noteLabel.removeFromSuperview() }
        cell.accessibilityLabel = HeadlessStubs.value("Words.trip", fileID: "App/W.swift", line: 3)
      }, for: nil)
  }

  @Test("takes texts and settings, says that its code did not run, and keeps what is stubbed")
  func trying() async throws {
    let cells = await Self.cells("Alps", "Two days")
    let run = MeasuringRun(
      widths: [320], categories: [.large, .accessibilityExtraLarge],
      settings: MeasurementSettings(), taskCount: 1)
    var measured = try await run.measure(cells)
    measured.drawings = try await run.drawings(of: cells, measured)
    var described = try #require(cells.living(measured.drawnContents, run.settings)).cells
    let older = LiveCells(cells.entry, for: .iOS18)
    #expect(
      described.addSystem(try #require(older.living(measured.drawnContents, run.settings)).cells))
    measured.living = LivingContents(described, samples: measured.drawnContents)
    let page = await ReportPage([measured], settings: run.settings).html()

    let name = "Alps, Dolomites & the sea: a name of lines"
    var expected = ["true", "true", "true"]
    for (size, platform) in [
      (DynamicTypeCategory.large, PlatformProfile.iOS26), (.accessibilityExtraLarge, .iOS26),
      (.accessibilityExtraLarge, .iOS18),
    ] {
      let entry = await Self.cells(name, "Two days").entry
      let inspection = try LiveCells(entry, for: platform).makeMeasurer().inspect(
        contentAt: 0, width: 320, traits: run.settings.traits(size),
        priorities: run.settings.priorities)
      let frames = inspection.elements.flatMap { element in
        [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
      }
      expected += ([inspection.measurement.size.height] + frames).map { number in
        number == number.rounded() ? "\(Int(number))" : "\(number)"
      }
    }
    try Executable.inFolder { folder in
      let (result, console) = try Browser.openWaiting(
        page, hash: "#TripCell.L.w320",
        script: """
          const form = $("#detail form"), heights = [];
          const set = async (control, value) => {
            form.elements[control].value = value;
            form.elements[control].dispatchEvent(new Event("input", {bubbles: true}));
            await engineStart();
            await new Promise((done) => setTimeout(done, 100));
            heights.push(tried.cell.height, ...tried.cell.frames);
          };
          await set("text0", "\(name)");
          await set("size", 9);
          await set("system", 1);
          const marked = $("#detail").textContent.includes("configure did not run");
          const kinds = tried.cell.findings.map(({kind}) => kind);
          return [marked, kinds.join() === "stubbed" && $("#found").textContent.includes("stub"), $("#shown").textContent.startsWith("iOS 18"), ...heights].join();
          """, in: folder, name: "trip")
      #expect(console.isEmpty)
      #expect(result.split(separator: ",").map(String.init) == expected)
    }
  }
}
