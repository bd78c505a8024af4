import SelfSizing
import TestSupport

/// Cells of a few items with random constraints, some of which are mistakes.
struct RandomCell {
  private let cell: CellDeclaration<Recipe>
  private var generator: SeededGenerator
  private var constraints: [LayoutConstraint] = []

  /// The template of a seed.
  static func template(_ seed: Int) -> CellTemplate<Recipe> {
    CellTemplate<Recipe>("random \(seed)") { cell in
      var random = RandomCell(
        cell: cell, generator: SeededGenerator(seed: UInt64(seed) &* 77 &+ 5))
      return random.declare()
    }
  }

  private mutating func isOne(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func priority() -> LayoutPriority {
    [LayoutPriority.required, .defaultHigh, 251, 200, 60, 49].randomElement(using: &generator)
      ?? .required
  }

  private mutating func items() -> [LayoutItem] {
    let title = cell.label(
      \.title, style: .headline, numberOfLines: Int.random(in: 0...3, using: &generator)
    )
    .compressionResistance(priority(), for: .vertical)
    .contentHugging(isOne(in: 6) ? 40 : 250, for: .vertical)
    var single = cell.label(\.summary, style: .body, numberOfLines: 1)
    if isOne(in: 2) { single = single.adjustsFontSizeToFitWidth().minimumScaleFactor(0.4) }
    let all: [any CellItem<Recipe>] = [
      title, single, cell.label(\.summary, style: .footnote, numberOfLines: 2),
      cell.button { $0.title }, cell.switch(), cell.image(width: 60, height: 40),
      cell.view(intrinsicSize: LayoutSize(width: 70, height: 50)), cell.view(),
    ]
    let count = Int.random(in: 1...5, using: &generator)
    return all.shuffled(using: &generator).prefix(count).map(\.layoutItem)
  }

  private mutating func declare() -> CellStatements {
    let content = cell.contentView
    var above: LayoutItem?
    for item in items() {
      if let above, !isOne(in: 6) {
        constraints.append(
          item.topAnchor.constraint(
            equalTo: above.bottomAnchor, constant: isOne(in: 5) ? -12 : 6))
      } else {
        constraints.append(item.topAnchor.constraint(equalTo: content.topAnchor, constant: 4))
      }
      if !isOne(in: 12) {
        constraints.append(item.leadingAnchor.constraint(equalTo: content.leadingAnchor))
      }
      if isOne(in: 3) {
        constraints.append(
          item.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor))
      } else if !isOne(in: 4) {
        constraints.append(
          item.trailingAnchor.constraint(equalTo: content.trailingAnchor).priority(priority()))
      }
      size(item)
      above = item
    }
    if let above {
      if isOne(in: 3) {
        constraints.append(
          above.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor))
      } else if !isOne(in: 5) {
        constraints.append(
          above.bottomAnchor.constraint(equalTo: content.bottomAnchor).priority(priority()))
      }
    }
    return CellBuilder.buildExpression(constraints)
  }

  private mutating func size(_ item: LayoutItem) {
    if isOne(in: 6) {
      constraints.append(
        item.heightAnchor.constraint(equalToConstant: isOne(in: 2) ? 12 : 80).priority(priority()))
    }
    if isOne(in: 9) {
      constraints.append(item.heightAnchor.constraint(greaterThanOrEqualToConstant: 90))
    }
    if isOne(in: 9) { constraints.append(item.heightAnchor.constraint(equalToConstant: 33)) }
  }
}
