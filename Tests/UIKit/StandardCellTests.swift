import SelfSizing
import Testing

@testable import SelfSizingUIKit

@Suite("Standard cells", .serialized)
@MainActor
struct StandardCellTests {
  private func cell(_ style: UITableViewCell.CellStyle, _ text: String, _ detail: String? = nil)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  private func height(_ cell: UITableViewCell, _ width: CGFloat = 375) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func frames(_ cell: UITableViewCell, _ width: CGFloat = 375) -> (
    text: CGRect, detail: CGRect
  ) {
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height(cell, width))
    cell.layoutIfNeeded()
    return (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
  }

  @Test("have the height of a standard row for a line, in every style")
  func rows() {
    for style in [UITableViewCell.CellStyle.default, .value1, .value2] {
      #expect(height(cell(style, "Title", "Detail")) == 52)
    }
    // 9, a line of 20⅓, 3, a line of 14⅓ and 11.5.
    #expect(abs(height(cell(.subtitle, "Title", "Subtitle")) - 58.33) < 0.4)
  }

  @Test("place title and detail as their styles do")
  func places() {
    let plain = frames(cell(.default, "Title"))
    #expect(plain.text.minX == 16)
    #expect(plain.text.maxX == CGFloat(359))
    let right = frames(cell(.value1, "Title", "Detail"))
    #expect(right.text.minX == 16)
    #expect(right.detail.maxX == CGFloat(359))
    #expect(right.detail.minX >= right.text.maxX + 6)
    let left = frames(cell(.value2, "Title", "Detail"))
    #expect(left.text.width == 91)
    #expect(left.detail.minX == CGFloat(113))
    let below = frames(cell(.subtitle, "Title", "Subtitle"))
    #expect(below.text.minY == 9)
    #expect(abs(below.detail.minY - below.text.maxY - 3) < 0.34)
    #expect(below.detail.minX == below.text.minX)
  }

  @Test("put an image before the text, and give its room back with it")
  func image() {
    let cell = cell(.default, "Title")
    cell.imageView?.image = UIImage(size: CGSize(width: 40, height: 80))
    #expect(frames(cell).text.minX == CGFloat(72))
    #expect(height(cell) == 80)
    cell.imageView?.image = nil
    #expect(frames(cell).text.minX == 16)
    #expect(height(cell) == 52)
  }

  @Test("grow with their text, and leave more room at the accessibility sizes")
  func textSizes() {
    let before = HeadlessEnvironment.traits
    defer { HeadlessEnvironment.set(before) }
    let text = String(repeating: "A title that wraps ", count: 6)
    let wrapping = cell(.default, text)
    wrapping.textLabel?.numberOfLines = 0
    #expect(height(wrapping) > 52)
    #expect(height(wrapping, 200) > height(wrapping))
    HeadlessEnvironment.set(TraitCollection(contentSizeCategory: .accessibilityLarge))
    #expect(frames(cell(.subtitle, "Title", "Subtitle")).text.minY == 15)
  }

  @Test("are the same after a live change of the text size as made under it")
  func liveChange() {
    let large = TraitCollection(contentSizeCategory: .accessibilityExtraLarge)
    let heights = LiveTextSizeChange.heights(after: large, width: 375) {
      cell(.subtitle, "Title", "Subtitle")
    }
    #expect(heights.live == heights.fresh)
    _ = HeadlessFindings.take()
  }

  @Test("say that their layout is assumed")
  func fidelity() throws {
    #expect(try HeadlessMeasurement(cell(.value1, "a", "b"), width: 375).fidelity == .assumed)
    let listed = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    listed.contentConfiguration = content
    #expect(try HeadlessMeasurement(listed, width: 375).fidelity == .assumed)
  }

  // MARK: List configurations

  nonisolated private static let factories: [(String, @Sendable () -> UIListContentConfiguration)] =
    [
      ("cell", { .cell() }), ("subtitleCell", { .subtitleCell() }), ("valueCell", { .valueCell() }),
      ("sidebarCell", { .sidebarCell() }), ("sidebarSubtitleCell", { .sidebarSubtitleCell() }),
      ("accompaniedSidebarCell", { .accompaniedSidebarCell() }),
      ("accompaniedSidebarSubtitleCell", { .accompaniedSidebarSubtitleCell() }),
      ("header", { .header() }), ("footer", { .footer() }), ("plainHeader", { .plainHeader() }),
      ("plainFooter", { .plainFooter() }), ("groupedHeader", { .groupedHeader() }),
      ("groupedFooter", { .groupedFooter() }), ("sidebarHeader", { .sidebarHeader() }),
      ("prominentInsetGroupedHeader", { .prominentInsetGroupedHeader() }),
      ("extraProminentInsetGroupedHeader", { .extraProminentInsetGroupedHeader() }),
    ]

  private func height(_ content: UIListContentConfiguration, _ width: CGFloat = 375) -> CGFloat {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content
    return height(cell, width)
  }

  @Test("every list configuration wraps its texts and grows with them", arguments: 0..<16)
  func listConfigurations(_ index: Int) {
    var content = Self.factories[index].1()
    content.text = "Title"
    let one = height(content)
    content.text = String(repeating: "A title that wraps ", count: 12)
    let many = height(content)
    #expect(many > one, "\(Self.factories[index].0)")
    content.secondaryText = String(repeating: "and a second text ", count: 9)
    #expect(height(content) >= many, "\(Self.factories[index].0)")
  }

  @Test("a list's image is kept within its greatest size, in the room reserved for it")
  func listImage() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.image = UIImage(size: CGSize(width: 200, height: 100))
    let margins = content.directionalLayoutMargins
    #expect(height(content) == 100 + margins.top + margins.bottom)
    content.imageProperties.maximumSize = CGSize(width: 100, height: 0)
    #expect(height(content) == max(50 + margins.top + margins.bottom, 52))
    content.imageProperties.reservedLayoutSize = CGSize(width: 0, height: 70)
    #expect(height(content) == 70 + margins.top + margins.bottom)
  }
}
