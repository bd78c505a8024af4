import SelfSizing
import SelfSizingCommand
import SelfSizingUIKit
import TestSupport
import Testing
import UIKitTestSupport

@testable import SelfSizingCellRunner

/// Cells of an app's classes as data, which a page measures with other texts.
@Suite("Described cells of classes", .serialized) @MainActor
struct DescribedLiveCellsTests {
  /// A cell whose code asks for everything that a reader may choose.
  private final class OfferCell: UITableViewCell {
    let titleLabel = UILabel()
    let priceLabel = UILabel()
    let detailLabel = UILabel()
    let badge = UILabel()
    let buyButton = UIButton(type: .system)
    let row = UIStackView()
    let line = UIView()
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let size = traitCollection.preferredContentSizeCategory
      let metrics = UIFontMetrics(forTextStyle: .body)
      accessoryType = .disclosureIndicator
      titleLabel.font = .preferredFont(forTextStyle: .headline)
      titleLabel.numberOfLines = size.isAccessibilityCategory ? 0 : 2
      priceLabel.font = metrics.scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
      detailLabel.font = .systemFont(ofSize: metrics.scaledValue(for: 13))
      detailLabel.numberOfLines = 0
      detailLabel.textAlignment = .right
      badge.font = .boldSystemFont(ofSize: 11)
      badge.isHidden = size > .extraLarge
      buyButton.setTitle("Buy", for: .normal)
      field.text = "12"
      field.borderStyle = .roundedRect
      row.axis = size.isAccessibilityCategory ? .vertical : .horizontal
      row.spacing = metrics.scaledValue(for: 6)
      row.alignment = size.isAccessibilityCategory ? .leading : .firstBaseline
      for view in [priceLabel, badge, buyButton, UISwitch(), field] { row.addArrangedSubview(view) }
      line.isHidden = traitCollection.layoutDirection == .rightToLeft
      for view in [titleLabel, detailLabel, row, line] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(
          equalTo: margins.topAnchor, constant: metrics.scaledValue(for: 7)),
        titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        detailLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 3),
        detailLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 30),
        detailLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        row.topAnchor.constraint(equalTo: detailLabel.bottomAnchor, constant: 8),
        row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        row.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
        line.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 4),
        line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
        line.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func makeInstance(style: CellStyle, reuseIdentifier: String?)
      -> UITableViewCell?
    {
      OfferCell(style: style, reuseIdentifier: reuseIdentifier)
    }
  }

  private struct Offer: Sendable {
    var title: String
    var price: String
    var detail: String
  }

  private static let offers = [
    Offer(title: "Soup", price: "9", detail: "With bread"),
    Offer(
      title: "Łódź, über 25 Grad and a title of several lines at most of the sizes", price: "12.50",
      detail: "φασόλια 김치볶음밥 — שלום " + String(repeating: "word ", count: 30)),
  ]

  private static let entry = CellEntry(OfferCell.self, samples: offers) { cell, offer in
    cell.titleLabel.text = offer.title
    cell.priceLabel.attributedText = NSAttributedString(
      string: offer.price, attributes: [.font: UIFont.preferredFont(forTextStyle: .title3)])
    let detail = NSMutableAttributedString(string: offer.detail)
    detail.addAttribute(.kern, value: 1.5, range: NSRange(location: 0, length: 2))
    if offer.price.count > 2 {
      cell.detailLabel.attributedText = detail
    } else {
      cell.detailLabel.text = offer.detail
    }
    cell.badge.text = "NEW"
  }

  private static let settings = MeasurementSettings(TraitCollection(locale: "de_AT"))

  /// The frames, lines, constraints and figures of an inspection, with every digit.
  private func words(_ inspection: CellInspection) -> [String] {
    var words = ["\(inspection.measurement.size)", "\(inspection.measurement.fidelity)"]
    words += inspection.elements.map { "\($0.name) \($0.frame) \($0.isHidden) \($0.isItem)" }
    words += inspection.measurement.items.map { item in
      let lines = item.text?.lines.map { "\($0)" } ?? []
      return "\(item.kind) \(item.frame) \(item.visibleFrame) \(item.site) \(lines)"
    }
    words += inspection.constraints.map { "\($0.declared.site) \($0.difference ?? .infinity)" }
    words += [inspection.explanation.sum]
    words += inspection.explanation.terms.map { "\($0.contribution) \($0.constraint)" }
    return words
  }

  private func inspect(
    _ cells: LiveCells, _ content: Int, _ width: Double, _ conditions: CellConditions
  ) throws -> CellInspection {
    try cells.makeMeasurer().inspect(
      contentAt: content, width: width, traits: conditions.traits(Self.settings.traits),
      priorities: Self.settings.priorities)
  }

  @Test("measure as their code does, by bytes alone, under every choice of conditions")
  func same() throws {
    for platform in Trials.some(PlatformProfile.all, quick: 1) {
      let cells = LiveCells(Self.entry, for: platform)
      let described = try #require(cells.living([0, 1], Self.settings)).cells
      #expect(described.systems == [platform.name] && described.isFilledByCode)
      let measurer = DescribedMeasurer(try #require(DescribedCells(bytes: described.bytes)))
      for (place, conditions) in CellConditions.all.enumerated()
      where place % Trials.count(3, quick: 60) == 1 {
        let width = [320, 375.5, 241][place % 2]
        let expected = try inspect(cells, place % 2, width, conditions)
        let found = try measurer.inspect(
          contentAt: place % 2, texts: [], width: width, conditions)
        #expect(words(found) == words(expected), "\(conditions) \(width)")
      }
    }
  }

  @Test("take other texts, as if their code had set them")
  func texts() throws {
    let cells = LiveCells(Self.entry, for: nil)
    let described = try #require(cells.living([0, 1], Self.settings)).cells
    let names = ["titleLabel", "detailLabel", "priceLabel", "badge", "buyButton", "field"]
    #expect(described.labelNames == names)
    #expect(described.texts[0].compactMap(\.self).count == 6)
    // A reader cannot type a text with several looks.
    #expect(described.texts[1].map { $0 == nil } == names.map { $0 == "detailLabel" })
    let measurer = DescribedMeasurer(described)
    var random = SeededGenerator(seed: 24)
    for conditions in Trials.some(CellConditions.all.filter({ $0.scale == 3 }), quick: 12) {
      let words = (0..<Int.random(in: 0..<20, using: &random)).map { "word\($0)" }
      let other = Offer(title: words.joined(separator: " "), price: "7", detail: "A word or two")
      let entry = CellEntry(OfferCell.self) { cell in
        cell.titleLabel.text = other.title
        cell.priceLabel.attributedText = NSAttributedString(
          string: other.price, attributes: [.font: UIFont.preferredFont(forTextStyle: .title3)])
        cell.detailLabel.text = other.detail
        cell.badge.text = "OLD"
        cell.buyButton.setTitle("Sell all", for: .normal)
        cell.field.text = "3"
      }
      let expected = try inspect(LiveCells(entry, for: nil), 0, 351, conditions)
      let found = try measurer.inspect(
        contentAt: 0, texts: [other.title, other.detail, other.price, "OLD", "Sell all", "3"],
        width: 351, conditions)
      #expect(
        found.elements.map(\.frame) == expected.elements.map(\.frame), "\(conditions)")
    }
  }

  @Test("are few bytes, whatever depends on the reader's settings")
  func size() throws {
    func bytes(_ entry: CellEntry) throws -> Int {
      try #require(LiveCells(entry, for: nil).living([0, 1], Self.settings)).cells.bytes.count
    }
    let tag = CellEntry(TagCell.self, samples: tags) { $0.titleLabel.text = $1 }
    #expect(try bytes(tag) < 700)
    // Every condition changes something, and nothing in it is on eighths of a point.
    #expect(try bytes(Self.entry) < 32_000)
  }

  @Test("survive a scale that no screen has", arguments: [0, -1, 2.5, 1e300, .infinity, .nan])
  func scale(scale: Double) {
    let tag = CellEntry(TagCell.self, samples: tags) { $0.titleLabel.text = $1 }
    let described = LiveCells(tag, for: nil).living(
      [0], MeasurementSettings(TraitCollection(displayScale: scale)))
    #expect(described?.cells.texts == [[tags[0]]])
  }

  /// A view that measures itself by its width.
  private final class SquareView: UIView {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: targetSize.width) }
    override class func makeInstance(frame: CGRect) -> UIView? { SquareView(frame: frame) }
  }

  @Test("do not exist for classes that compute a height, a text or a layout of their own")
  func code() throws {
    let square = CellEntry(SquareView.self) { _ in }
    #expect(LiveCells(square, for: nil).living([0], Self.settings) == nil)
    let sized = CellEntry(TagCell.self) { cell in
      cell.titleLabel.text = cell.traitCollection.preferredContentSizeCategory.rawValue
    }
    #expect(LiveCells(sized, for: nil).living([0], Self.settings) == nil)
    let wide = CellEntry(TagCell.self) { cell in
      cell.titleLabel.text = "Soup"
      cell.top.constant = UIScreen.main.bounds.width / 10
    }
    #expect(LiveCells(wide, for: nil).living([0], Self.settings) == nil)
    let tag = CellEntry(TagCell.self) { $0.titleLabel.text = "Soup" }
    #expect(LiveCells(tag, for: nil).living([0], Self.settings) != nil)
  }
}
