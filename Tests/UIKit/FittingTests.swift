import SelfSizingUIKit
import Testing

/// How views are fitted that do not hold everything to a content view, or not in a required width.
@Suite(.serialized) @MainActor struct FittingTests {
  private func addLabel(in view: UIView, beside other: UIView, inset: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      label.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      label.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
    return label
  }

  private func height(_ view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// A view that states its height where UIKit asks for constraints.
  private final class LateHeight: UIView {
    var updateCount = 0
    override func updateConstraints() {
      updateCount += 1
      if updateCount == 1 { heightAnchor.constraint(equalToConstant: 30).isActive = true }
      super.updateConstraints()
    }
  }

  @Test("a view that comes after a fit updates its constraints before the next one, once")
  func lateConstraints() {
    let cell = UICollectionViewCell(frame: .zero)
    _ = addLabel(in: cell.contentView, beside: cell.contentView, inset: 10)
    let first = height(cell)
    let late = LateHeight()
    late.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(late)
    NSLayoutConstraint.activate([
      late.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      late.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    #expect(first == 20)
    #expect(height(cell) == 30)
    #expect(height(cell) == 30)
    #expect(late.updateCount == 1)
    late.setNeedsUpdateConstraints()
    #expect(height(cell) == 30)
    #expect(late.updateCount == 2)
  }

  @Test("a header or a collection view's cell is as high as what it holds to itself")
  func heldToItself() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    addLabel(in: header, beside: header, inset: 10).text = "Privacy"
    let cell = UICollectionViewCell(frame: .zero)
    addLabel(in: cell, beside: cell, inset: 10).text = "Privacy"
    // A line of 12 points is 14.32 high.
    #expect(abs(height(header) - (20 + 43.0 / 3)) < 1e-9)
    #expect(height(cell) == height(header))
  }

  @Test("a table view's cell that holds a label to itself is a standard row")
  func tableCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    addLabel(in: cell, beside: cell, inset: 30).text = "Privacy"
    #expect(height(cell) == 52)
  }

  @Test("a content view that was laid out is fitted with its texts wrapped as they are")
  func afterLayout() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let label = addLabel(in: cell.contentView, beside: cell.contentView, inset: 15)
    label.text = "Maecenas faucibus mollis interdum, then again something else"
    let size = CGSize(width: 200, height: 50)
    let fresh = cell.contentView.systemLayoutSizeFitting(size)
    #expect(fresh.width > 300)
    cell.layoutIfNeeded()
    let wrapped = cell.contentView.systemLayoutSizeFitting(size)
    #expect(wrapped.width <= 200)
    #expect(wrapped.height == height(cell.contentView, 200))
    // A text that came since then has no width yet.
    label.text = "Maecenas faucibus mollis interdum, then again something other"
    #expect(cell.contentView.systemLayoutSizeFitting(size).width > 300)
  }

  private func height(_ view: UIView, _ width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private final class DeclaredView: UIView {
    override class var declarationSite: (fileID: StaticString, line: UInt)? { ("App/Row.swift", 7) }
  }

  @Test("a finding about a view names the line where its class is declared")
  func declarationSite() {
    _ = HeadlessFindings.take()
    DeclaredView().frame = CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3)
    #expect(
      HeadlessFindings.take().first?.description.hasPrefix("Row.swift:7: DeclaredView: ") == true)
  }
}

@Suite("Fits one after the other")
@MainActor
struct RepeatedFitTests {
  private func cell(_ text: NSAttributedString?, _ alignment: NSTextAlignment) -> (UIView, UILabel)
  {
    let cell = UIView()
    let (label, side) = (UILabel(), UILabel())
    label.numberOfLines = 0
    label.textAlignment = alignment
    label.text = "A text that wraps at some of the widths, and at others does not wrap at all"
    if let text { label.attributedText = text }
    side.text = "side"
    let row = UIStackView(arrangedSubviews: [label, side])
    row.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: cell.topAnchor),
      row.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      row.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor),
    ])
    return (cell, label)
  }

  private func size(_ view: UIView, _ width: CGFloat) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test(
    "have the sizes of fresh views, whatever was fitted before", arguments: [false, true],
    [NSTextAlignment.natural, .right])
  func repeated(isAttributed: Bool, alignment: NSTextAlignment) {
    let text =
      isAttributed
      ? NSAttributedString(
        string: "An attributed text that wraps at some of the widths, and at others does not",
        attributes: [.kern: 0.5]) : nil
    let (kept, label) = cell(text, alignment)
    for round in 0..<2 {
      for width in [120.0, 500, 80, 700, 121, 119, 900] {
        let (fresh, other) = cell(text, alignment)
        if round == 1, !isAttributed { other.text = "A shorter text that still wraps" }
        #expect(size(kept, width) == size(fresh, width), "\(round), \(width)")
      }
      if !isAttributed { label.text = "A shorter text that still wraps" }
    }
  }
}
