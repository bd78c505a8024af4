import SelfSizing
import Testing

@testable import SelfSizingUIKit

/// The measurement of a live cell: what its class answers, and the layout that this is read off.
@Suite("Measuring a live cell", .serialized) @MainActor struct LiveFitTests {
  /// A view that counts how often a layout asks for its size.
  private final class Tile: UIView {
    static var askedCount = 0

    override var intrinsicContentSize: CGSize {
      Self.askedCount += 1
      return CGSize(width: 40, height: 30)
    }
  }

  /// A label that counts how often a layout asks for its size at a width.
  private final class Caption: UILabel {
    static var askedWidths: [CGFloat] = []

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      if bounds.width < 1e6 { Self.askedWidths.append(bounds.width) }
      var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
      rect.size.height += 5
      return rect
    }
  }

  private class Card: UICollectionViewCell {
    let tile = Tile()
    let caption = Caption()

    required override init(frame: CGRect) {
      super.init(frame: frame)
      caption.numberOfLines = 0
      caption.text = "A caption that takes more than one line at the width of this test"
      let column = UIStackView(arrangedSubviews: [tile, caption])
      column.axis = .vertical
      column.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(column)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A cell that is as high as it says.
  private final class Square: Card {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: targetSize.width) }
  }

  /// A cell that fits its content view as published code does, and adds a margin.
  private final class Padded: Card {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      let answer = super.preferredLayoutAttributesFitting(attributes)
      answer.size.height += 3
      return answer
    }
  }

  /// A cell that asks again after it changed.
  private final class Changing: Card {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      func fitted() -> CGSize {
        super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      }
      let before = fitted()
      _ = fitted()
      tile.isHidden = true
      let after = fitted()
      #expect(abs(after.height - before.height + 30) < 1e-9)
      return after
    }
  }

  private func measure(_ cell: UIView) throws -> (height: Double, layout: Double, count: Int) {
    let live = LiveFit(cell, width: 120)
    let height = live.classHeight()
    return (height, try live.fittedCell().measurement.size.height, live.layoutCount)
  }

  @Test("a cell is laid out once for its class's answer, its frames and its findings")
  func once() throws {
    let card = Card(frame: .zero)
    let found = try measure(card)
    #expect(found.count == 1)
    #expect(found.height == found.layout && found.height > 80)
    // No other layout has taken place.
    #expect(card.contentView.host?.wantsSolution ?? true)

    // Describing and laying out alone ask as often.
    Tile.askedCount = 0
    Caption.askedWidths = []
    _ = try measure(Card(frame: .zero))
    let (askedCount, askedWidths) = (Tile.askedCount, Caption.askedWidths)
    Tile.askedCount = 0
    Caption.askedWidths = []
    let other = Card(frame: .zero)
    other.frame.size = CGSize(width: 120, height: 44)
    _ = try LiveFit(other, width: 120).fittedCell()
    #expect(Tile.askedCount == askedCount)
    #expect(Caption.askedWidths == askedWidths && askedWidths == [120])
  }

  @Test("the answer is that of a list, with and without a measurement")
  func sameAnswer() throws {
    for traits in [TraitCollection(), TraitCollection(contentSizeCategory: .accessibilityLarge)] {
      let before = HeadlessEnvironment.traits
      HeadlessEnvironment.set(traits)
      defer { HeadlessEnvironment.set(before) }
      for type in [Card.self, Square.self, Changing.self] as [Card.Type] {
        let expected = type.init(frame: .zero).systemLayoutSizeFitting(
          CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        #expect(try measure(type.init(frame: .zero)).height == Double(expected.height))
      }
    }
  }

  @Test("a height that a class states is not that of its layout")
  func statedHeight() throws {
    let square = try measure(Square(frame: .zero))
    #expect(square.height == 120 && square.layout != 120 && square.count == 1)
    let padded = try measure(Padded(frame: .zero))
    #expect(padded.height == padded.layout + 3 && padded.count == 1)
  }

  @Test("a cell that changes while it is asked is laid out again, and only then")
  func changing() throws {
    let found = try measure(Changing(frame: .zero))
    #expect(found.count == 2)
    #expect(found.height == found.layout)
  }

  @Test("a cell whose height is open is as high as its list estimates, which it states")
  func openHeight() throws {
    let open = UICollectionViewCell(frame: .zero)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    open.contentView.addSubview(view)
    view.topAnchor.constraint(equalTo: open.contentView.topAnchor, constant: 20).isActive = true
    view.bottomAnchor.constraint(lessThanOrEqualTo: open.contentView.bottomAnchor).isActive = true
    let found = try measure(open)
    #expect(found.height == 44 && found.layout == 20 && found.count == 1)
  }
}
