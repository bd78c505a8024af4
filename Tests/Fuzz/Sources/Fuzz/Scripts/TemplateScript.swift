import SelfSizing

/// A cell that is declared by choices: items in each other, and constraints among them.
struct TemplateScript {
  typealias Item = any CellItem<TemplateContent>

  /// The kind of numbers in a declaration.
  enum Temper: CaseIterable {
    /// Numbers that designers write, and edges that read alike in both directions.
    case tame
    /// Any declaration that is not refused for its numbers.
    case strange
    /// Any numbers.
    case hostile
  }

  private let cell: CellDeclaration<TemplateContent>
  private let temper: Temper
  private var choices: Choices
  private var items: [Item] = []
  private var guides: [LayoutGuide] = []
  private var statements: [CellStatements] = []

  private static let largestItemCount = 24
  private static let largestDepth = 5

  /// Returns a template whose declaration is decided by bytes.
  static func template(_ bytes: [UInt8], _ temper: Temper, platform: PlatformProfile)
    -> CellTemplate<TemplateContent>
  {
    CellTemplate("cell", platform: platform) { cell in
      var script = TemplateScript(cell: cell, temper: temper, choices: Choices(bytes))
      return script.declare()
    }
  }

  private init(cell: CellDeclaration<TemplateContent>, temper: Temper, choices: Choices) {
    self.cell = cell
    self.temper = temper
    self.choices = choices
  }

  private mutating func declare() -> CellStatements {
    if choices.isOne(in: 6) { cell.rowSeparator() }
    if choices.isOne(in: 6) {
      cell.accessory(choices.element(of: CellAccessory.allCases) ?? .checkmark)
    }
    if choices.isOne(in: 4) { cell.usePlatformMargins() }
    if choices.isOne(in: 4) { cell.usePlatformRowHeight() }
    if choices.isOne(in: 8) { cell.locale { $0.isSet ? "ja" : nil } }
    for _ in 0..<choices.number(below: 4) { guides.append(cell.layoutGuide()) }
    let tops = (0...choices.number(below: 3)).map { _ in makeItem(depth: 0) }
    pin(tops)
    for _ in 0..<choices.number(below: 7) { constrain() }
    return CellBuilder.buildArray(statements)
  }

  // MARK: Numbers

  private mutating func number(below bound: Int) -> Double {
    if temper == .hostile, choices.isOne(in: 16) {
      return choices.element(of: Hostile.numbers) ?? 0
    }
    let number = Double(choices.number(below: bound * 4)) / 4
    return temper != .tame && choices.isOne(in: 8) ? -number : number
  }

  private mutating func priority() -> LayoutPriority {
    if temper == .hostile, choices.isOne(in: 24) {
      return LayoutPriority(choices.element(of: Hostile.numbers) ?? 0)
    }
    let usual: [LayoutPriority] = [1000, 999, 751, 750, 749, 500, 251, 250, 249, 51, 50, 49, 1]
    return choices.element(of: usual) ?? .required
  }

  private mutating func count() -> Int {
    if temper != .tame, choices.isOne(in: 8) {
      return choices.element(of: [-1, .max, .min, 1 << 31]) ?? 0
    }
    return choices.number(below: 4)
  }

  private mutating func size() -> LayoutSize {
    LayoutSize(width: number(below: 120), height: number(below: 80))
  }

  private mutating func insets() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: number(below: 20), leading: number(below: 20), bottom: number(below: 20),
      trailing: number(below: 20))
  }

  // MARK: Items

  private mutating func makeItem(depth: Int) -> Item {
    let isFull = items.count > Self.largestItemCount || depth == Self.largestDepth
    let item: Item =
      switch choices.number(below: isFull ? 8 : 12) {
      case 0..<4: label()
      case 4..<6: image()
      case 6: control()
      case 7: view()
      case 8: container(depth)
      default: stack(depth)
      }
    items.append(item)
    change(item)
    return item
  }

  private mutating func font() -> LabelFont {
    let style = choices.element(of: TextStyle.allCases) ?? .body
    switch choices.number(below: 4) {
    case 0: return .fixed(.systemFont(ofSize: number(below: 40)))
    case 1:
      return .scaled(
        .systemFont(ofSize: number(below: 40)), as: style,
        maximumPointSize: choices.isOne(in: 2) ? number(below: 60) : nil)
    default: return .style(style, weight: choices.isOne(in: 3) ? .semibold : nil)
    }
  }

  private mutating func label() -> Item {
    let (font, lines, text) = (font(), count(), choices.number(below: 2))
    let label: LabelItem<TemplateContent>
    switch choices.number(below: 6) {
    case 0: label = cell.label(text: "A fixed text of some words", font: font, numberOfLines: lines)
    case 1:
      let (kern, offset, other) = (number(below: 4), number(below: 12), number(below: 30))
      label = cell.label(numberOfLines: lines) { content, traits in
        AttributedText(content.texts[text], font: font.resolved(for: traits))
          + AttributedText(
            content.texts[1 - text], font: .systemFont(ofSize: other), kern: kern,
            baselineOffset: offset)
      }
    default: label = cell.label(font: font, numberOfLines: lines) { $0.texts[text] }
    }
    if choices.isOne(in: 4) {
      label.lineBreakMode(choices.element(of: LineBreakMode.allCases) ?? .byWordWrapping)
    }
    if choices.isOne(in: 5) { label.paragraphStyle(paragraphStyle()) }
    if choices.isOne(in: 6) {
      label.adjustsFontSizeToFitWidth().minimumScaleFactor(number(below: 2))
    }
    if choices.isOne(in: 6) { label.numberOfLines { $0.count } }
    if choices.isOne(in: 8) {
      label.font { .fixed(.systemFont(ofSize: $0.numbers[0])) }
    }
    if choices.isOne(in: 6) { label.hiddenWhenEmpty() }
    return label
  }

  private mutating func paragraphStyle() -> ParagraphStyle {
    ParagraphStyle(
      alignment: choices.element(of: TextAlignment.allCases) ?? .natural,
      lineSpacing: number(below: 10), minimumLineHeight: number(below: 30),
      maximumLineHeight: number(below: 60), lineHeightMultiple: number(below: 3),
      paragraphSpacing: number(below: 10), firstLineHeadIndent: number(below: 20),
      headIndent: number(below: 20), tailIndent: -number(below: 20),
      tabStops: [number(below: 50)], defaultTabInterval: number(below: 40))
  }

  private mutating func image() -> Item {
    let size = size()
    switch choices.number(below: 7) {
    case 0: return cell.image(width: size.width, height: size.height)
    case 1: return cell.image(intrinsicSize: size)
    case 2: return cell.image(aspectRatio: number(below: 4) + 0.25)
    case 3:
      return cell.image(
        width: size.width, height: size.height,
        scaledAs: choices.element(of: TextStyle.allCases) ?? .body)
    case 4:
      return cell.image { LayoutSize(width: $0.numbers[0], height: $0.numbers[1]) }
    case 5: return cell.image { (content: TemplateContent) -> Double in content.numbers[2] }
    default: return cell.image()
    }
  }

  private mutating func control() -> Item {
    switch choices.number(below: 6) {
    case 0:
      return cell.button(size: choices.element(of: ButtonSize.allCases) ?? .medium) { $0.texts[0] }
    case 1: return cell.textField(isBordered: choices.isOne(in: 2)) { $0.texts[1] }
    case 2: return cell.pageControl(pages: count())
    case 3: return cell.separator(choices.element(of: LayoutAxis.allCases) ?? .horizontal)
    default: return cell.control(choices.element(of: CellControl.allCases) ?? .switch)
    }
  }

  private mutating func view() -> Item {
    switch choices.number(below: 4) {
    case 0: return cell.view(intrinsicSize: size())
    case 1:
      return cell.view { content, traits in
        LayoutSize(width: content.numbers[2], height: traits.displayScale * content.numbers[0])
      }
    case 2: return cell.spacer()
    default: return cell.view()
    }
  }

  /// A plain view or a scroll view with items in it, each of which it encloses.
  private mutating func container(_ depth: Int) -> Item {
    let container = choices.isOne(in: 3) ? cell.scrollView() : cell.view()
    let inset = number(below: 12)
    for _ in 0...choices.number(below: 2) {
      let item = makeItem(depth: depth + 1)
      container.addSubview(item)
      if choices.isOne(in: 5) { continue }
      state(
        item.edges(
          equalTo: container,
          insets: DirectionalEdgeInsets(
            top: inset, leading: inset, bottom: inset, trailing: inset)))
    }
    return container
  }

  private mutating func stack(_ depth: Int) -> Item {
    let axis = choices.element(of: LayoutAxis.allCases) ?? .vertical
    var alignment = choices.element(of: StackArrangement.Alignment.allCases) ?? .fill
    if alignment.isBaseline && axis == .vertical && temper != .hostile { alignment = .leading }
    let distribution = choices.element(of: StackArrangement.Distribution.allCases) ?? .fill
    let arranged = (0..<choices.number(below: 5)).map { _ in makeItem(depth: depth + 1) }
    let stack = cell.stack(
      axis, spacing: number(below: 20), alignment: alignment,
      distribution: choices.isOne(in: 2) ? distribution : .fill
    ) { return CellBuilder.buildArray(arranged.map { CellBuilder.buildExpression($0) }) }
    if let item = choices.element(of: arranged), choices.isOne(in: 3) {
      stack.customSpacing(number(below: 20), after: item)
    }
    if choices.isOne(in: 3) {
      let (other, spacing) = (axis.perpendicular, number(below: 9))
      let reflown = alignment.isBaseline && other == .vertical ? .leading : alignment
      if choices.isOne(in: 2) {
        stack.axis(other, alignment: reflown, spacing: spacing) { $0.isSet }
      } else {
        stack.axis(
          other, alignment: reflown, when: { $0.contentSizeCategory.isAccessibilityCategory })
      }
    }
    if choices.isOne(in: 4) { stack.spacing { $0.numbers[1] } }
    if choices.isOne(in: 4) { stack.layoutMargins(insets()).layoutMarginsRelativeArrangement() }
    if choices.isOne(in: 5) { stack.baselineRelativeArrangement() }
    return stack
  }

  /// Changes what every item has.
  private mutating func change(_ item: Item) {
    let axis = choices.element(of: LayoutAxis.allCases) ?? .vertical
    if choices.isOne(in: 4) { item.contentHugging(priority(), for: axis) }
    if choices.isOne(in: 4) { item.compressionResistance(priority(), for: axis) }
    if choices.isOne(in: 6) {
      if choices.isOne(in: 2) {
        item.hidden { $0.isSet }
      } else {
        item.hidden(when: { $0.contentSizeCategory < .large })
      }
    }
    if choices.isOne(in: 8) { item.layoutMargins(insets()) }
    if choices.isOne(in: 8) { item.named("item \(items.count)") }
    if choices.isOne(in: 8) { item.clipsToBounds() }
    guard temper == .hostile, choices.isOne(in: 8) else { return }
    let (layoutItem, number) = (item.layoutItem, number(below: 100))
    switch choices.number(below: 5) {
    case 0: layoutItem.readableContentWidth = number
    case 1: layoutItem.safeAreaInsets.top = number
    case 2: layoutItem.alignmentRectInsets.left = number
    case 3:
      layoutItem.translatesAutoresizingMaskIntoConstraints = true
      layoutItem.frame = LayoutRect(x: number, y: 1, width: 20, height: number)
    default: cell.view().addSubview(item)
    }
  }

  // MARK: Constraints

  private mutating func state(_ constraints: [LayoutConstraint]) {
    statements.append(CellBuilder.buildExpression(constraints))
  }

  /// Pins items below each other, from the top of the content view to its bottom.
  private mutating func pin(_ tops: [Item]) {
    let view = cell.contentView
    let bounds: any LayoutAnchorProviding =
      choices.isOne(in: 2) ? view.layoutMarginsGuide : view.layoutItem
    var above = bounds.topAnchor
    for item in tops {
      state([
        item.topAnchor.constraint(equalTo: above, constant: number(below: 12)),
        item.leadingAnchor.constraint(equalTo: bounds.leadingAnchor, constant: number(below: 20)),
        choices.isOne(in: 2)
          ? item.trailingAnchor.constraint(equalTo: bounds.trailingAnchor)
          : item.trailingAnchor.constraint(lessThanOrEqualTo: bounds.trailingAnchor),
      ])
      above = item.bottomAnchor
    }
    state([
      bounds.bottomAnchor.constraint(equalTo: above, constant: number(below: 12))
        .priority(choices.isOne(in: 4) ? priority() : .required)
    ])
  }

  private mutating func element() -> any LayoutAnchorProviding {
    switch choices.number(below: 8) {
    case 0: cell.contentView
    case 1: cell.contentView.layoutMarginsGuide
    case 2: choices.element(of: guides) ?? cell.contentView.layoutItem.safeAreaLayoutGuide
    case 3 where temper == .hostile: cell.contentView.layoutItem.readableContentGuide
    default: choices.element(of: items) ?? cell.contentView
    }
  }

  /// States a constraint between any two anchors; a tame one reads alike in both directions.
  private mutating func constrain() {
    let (first, second) = (element(), element())
    let (constant, relation) = (
      number(below: 60), choices.element(of: LayoutConstraint.Relation.allCases) ?? .equal
    )
    let constraint: LayoutConstraint
    switch choices.number(below: 6) {
    case 0:
      let (one, other): (LayoutXAxisAnchor, LayoutXAxisAnchor) =
        switch choices.number(below: temper == .tame ? 3 : 5) {
        case 0: (first.leadingAnchor, second.leadingAnchor)
        case 1: (first.leadingAnchor, second.trailingAnchor)
        case 2: (first.trailingAnchor, second.trailingAnchor)
        case 3: (first.leftAnchor, second.rightAnchor)
        default: (first.centerXAnchor, second.leadingAnchor)
        }
      constraint = compare(one, relation, other, constant)
    case 1, 2:
      let (one, other) = (vertical(first), vertical(second))
      constraint =
        choices.isOne(in: 4)
        ? one.constraint(equalToSystemSpacingBelow: other, multiplier: number(below: 4))
        : compare(one, relation, other, constant)
    case 3:
      constraint = first.widthAnchor.constraint(
        equalTo: choices.isOne(in: 4) ? second.heightAnchor : second.widthAnchor,
        multiplier: number(below: 3) + 0.25, constant: constant)
    case 4:
      let anchor = choices.isOne(in: 2) ? first.widthAnchor : first.heightAnchor
      constraint = cell.constant(of: anchor.constraint(equalToConstant: constant)) { $0.numbers[2] }
    default:
      let anchor = choices.isOne(in: 2) ? first.widthAnchor : first.heightAnchor
      constraint =
        choices.isOne(in: 2)
        ? anchor.constraint(greaterThanOrEqualToConstant: constant)
        : anchor.constraint(lessThanOrEqualToConstant: constant)
    }
    constraint.priority = choices.isOne(in: 3) ? .required : priority()
    state([constraint])
  }

  private mutating func vertical(_ element: any LayoutAnchorProviding) -> LayoutYAxisAnchor {
    switch choices.number(below: 5) {
    case 0: element.topAnchor
    case 1: element.bottomAnchor
    case 2: element.centerYAnchor
    case 3: element.firstBaselineAnchor
    default: element.lastBaselineAnchor
    }
  }

  private func compare<Anchor: LayoutAnchor>(
    _ one: Anchor, _ relation: LayoutConstraint.Relation, _ other: Anchor, _ constant: Double
  ) -> LayoutConstraint {
    switch relation {
    case .equal: one.constraint(equalTo: other, constant: constant)
    case .lessThanOrEqual: one.constraint(lessThanOrEqualTo: other, constant: constant)
    case .greaterThanOrEqual: one.constraint(greaterThanOrEqualTo: other, constant: constant)
    }
  }
}
