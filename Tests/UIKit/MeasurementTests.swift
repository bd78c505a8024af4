import SelfSizing
import SelfSizingUIKit
import Testing

/// The properties of a measured cell.
@Suite(.serialized) @MainActor struct MeasurementTests {
  private final class BadgeCell: UITableViewCell {
    let badgeLabel = UILabel()

    init() {
      super.init(style: .default, reuseIdentifier: nil)
      badgeLabel.text = "Seven new messages"
      badgeLabel.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(badgeLabel)
      badgeLabel.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      badgeLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  @Test("a view that nothing holds inside the cell is a finding by its property and line")
  func missingPin() throws {
    let measurement = try HeadlessMeasurement(BadgeCell(), width: 375)
    #expect(measurement.size.height == 0)
    #expect(measurement.items.map(\.name).contains("badgeLabel"))
    let finding = try #require(measurement.findings.first { $0.kind == .missingPin })
    #expect(finding.item == "badgeLabel")
    #expect(finding.site.fileName == "MeasurementTests.swift")
  }

  @Test("measuring a cell gives the height that fitting it does, and names what is cut and open")
  func fitted() throws {
    let cell = RecipeCell(frame: .zero)
    let recipe = TestRecipe.all[1]
    cell.configure(
      title: recipe.title, summary: recipe.summary, minutes: recipe.minutes, isNew: recipe.isNew)
    let measurement = try HeadlessMeasurement(cell, width: 375)
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(measurement.size == fitted)
    #expect(measurement.findings.map(\.kind) == [.truncated, .unboundedHeight])
  }

  @Test("a font that does not follow the text size is a finding after a live change")
  func liveChange() {
    _ = HeadlessFindings.take()
    func make(adjusts: Bool) -> UIView {
      let cell = UICollectionViewCell()
      let label = UILabel()
      label.text = "Title"
      label.font = .preferredFont(forTextStyle: .title1)
      label.adjustsFontForContentSizeCategory = adjusts
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      return cell
    }
    let large = SelfSizing.TraitCollection(contentSizeCategory: .accessibilityLarge)
    let followed = LiveTextSizeChange.heights(after: large, width: 375) { make(adjusts: true) }
    #expect(followed.live == followed.fresh)
    #expect(HeadlessFindings.take() == [])
    let fixed = LiveTextSizeChange.heights(after: large, width: 375) { make(adjusts: false) }
    #expect(fixed.live < fixed.fresh)
    #expect(HeadlessFindings.take().map(\.kind) == [.staleAfterChange])
  }
}
