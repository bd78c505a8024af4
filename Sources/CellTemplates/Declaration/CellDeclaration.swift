import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// The cell that a template's closure declares: it creates items and records what you state about
/// them.
///
/// It lives only while the closure runs.
public final class CellDeclaration<Content> {
  /// The view that contains all items of the cell, and whose height is the cell's.
  public let contentView: ViewItem<Content>

  /// The system whose figures controls and cells use.
  public let platform: PlatformProfile

  /// The decision that one of the flags among a cell's states makes.
  enum Flag {
    case hides(LayoutItem)
    case reflows(LayoutItem, StackReflow)
  }

  let recorder = ConstraintRecorder()
  private(set) var kinds: [(item: LayoutItem, kind: CellItemKind)] = []
  private(set) var labels: [LabelItem<Content>] = []
  private(set) var fixedSizes: [(item: LayoutItem, size: LayoutSize)] = []
  private(set) var boundSizes: [LayoutItem] = []
  private(set) var boundRatios: [LayoutItem] = []
  private(set) var boundStacks: [LayoutItem] = []
  private(set) var boundConstraints: [LayoutConstraint] = []
  private(set) var flags: [Flag] = []
  private var textSteps: [CellBindings<Content>.TextStep] = []
  private var stateSteps: [CellBindings<Content>.StateStep] = []
  /// The language that a content is written in; nil where that is always the reader's.
  var boundLocale: (@Sendable (Content) -> LocaleIdentifier?)?
  private var lineLimitCount = 0
  private var fontCount = 0
  private var attributedTextCount = 0
  private var findings: [DeclarationFinding] = []
  /// The names of its author's choice that each item has, and how many items have each.
  private var givenNames: [ObjectIdentifier: String] = [:]
  private var givenNameCounts: [String: Int] = [:]
  /// How many items have each name.
  private var takenNames: [String: Int] = ["contentView": 1]
  /// The numbers given last to names that several items would have.
  private var lastNumbers: [String: Int] = [:]

  /// The cell around the content view, if it is its own item.
  private(set) var outerView: ViewItem<Content>?
  /// The constraints that keep the content view off the cell's trailing and bottom edges.
  var outerEdges: (trailing: LayoutConstraint, bottom: LayoutConstraint)?
  /// The items that show nothing beyond their bounds, and whether it can be scrolled to.
  private(set) var clipping: [(item: LayoutItem, scrolls: Bool)] = []
  /// A figure that an item's size depends on.
  typealias Figure = (
    item: LayoutItem, fidelity: Fidelity, text: String, width: Double?,
    category: DynamicTypeCategory?
  )
  /// Figures that are less than exact, or exact at one width or text size only, and what they are
  /// about.
  private(set) var figures: [Figure] = []
  /// The stated fill colors of items in drawings.
  private(set) var backgrounds: [(item: LayoutItem, color: CellColor)] = []
  /// The finding of a cell whose height is its file's or its list's.
  private(set) var fixedHeight: CellFinding?
  let site: DeclarationSite

  init(platform: PlatformProfile, at site: DeclarationSite) {
    self.platform = platform
    self.site = site
    let item = LayoutItem("contentView", recorder: recorder)
    item.site = site
    contentView = ViewItem(item, of: nil)
    contentView.declaration = self
    kinds.append((item, .contentView))
  }

  /// Makes an item below the content view; stating it in a stack or adding it to a view moves it.
  func makeItem(_ kind: CellItemKind, name: String, _ fileID: StaticString, _ line: UInt)
    -> LayoutItem
  {
    let item = LayoutItem(unusedName(like: name), recorder: recorder, fileID: fileID, line: line)
    takenNames[item.name, default: 0] += 1
    contentView.layoutItem.addSubitem(item)
    kinds.append((item, kind))
    return item
  }

  private func unusedName(like name: String) -> String {
    guard takenNames[name] != nil else { return name }
    var number = lastNumbers[name] ?? 2
    while takenNames["\(name) \(number)"] != nil { number += 1 }
    lastNumbers[name] = number
    return "\(name) \(number)"
  }

  func setOuterView(_ view: ViewItem<Content>) {
    outerView = view
    takenNames[view.layoutItem.name, default: 0] += 1
    kinds.insert((view.layoutItem, .cell), at: 0)
  }

  /// Notes how far a figure may be trusted on which an item's size depends.
  ///
  /// - Parameters:
  ///   - width: The cell's width at which it may; it is assumed at others. Nil for all.
  ///   - category: The text size at which it may; it is assumed at others. Nil for all.
  package func note(
    _ item: LayoutItem, _ fidelity: Fidelity, _ text: String, atWidth width: Double? = nil,
    at category: DynamicTypeCategory? = nil
  ) {
    guard fidelity > .exact || width != nil || category != nil else { return }
    figures.append((item, fidelity, text, width, category))
  }

  /// Notes a height that the cell's constraints do not give; the constraint that does is stated
  /// apart.
  package func note(_ fixed: CellFinding.FixedHeight, declaredAt site: DeclarationSite) {
    fixedHeight = CellFinding(.fixedHeight(fixed), item: nil, site: site)
  }

  func clip(_ item: LayoutItem, scrolls: Bool) { clipping.append((item, scrolls)) }

  func fill(_ item: LayoutItem, with color: CellColor) { backgrounds.append((item, color)) }

  func register(_ label: LabelItem<Content>) {
    label.declaration = self
    labels.append(label)
    if let text = label.text { textSteps.append { content, texts in texts.append(text(content)) } }
  }

  /// Gives an item its intrinsic size; a negative extent stands for none, as UIKit's no intrinsic
  /// metric.
  func register(_ item: some CellItem<Content>, size: LayoutSize) {
    var axes: IntrinsicAxes = []
    if !(size.width < 0) { axes.insert(.width) }
    if !(size.height < 0) { axes.insert(.height) }
    item.layoutItem.intrinsicAxes = axes
    fixedSizes.append((item.layoutItem, size))
  }

  func bind(
    _ item: LayoutItem, size: @escaping @Sendable (Content, TraitCollection) -> LayoutSize
  ) {
    boundSizes.append(item)
    stateSteps.append { content, traits, states in
      let size = size(content, traits)
      states.sizes.append(IntrinsicContentSize(width: size.width, height: size.height))
    }
  }

  /// Binds what an item's width is divided by to get its height.
  func bindAspectRatio(of item: LayoutItem, _ ratio: @escaping @Sendable (Content) -> Double) {
    boundRatios.append(item)
    stateSteps.append { content, _, states in states.aspectRatios.append(ratio(content)) }
  }

  func bind(
    _ stack: LayoutItem, spacing: @escaping @Sendable (Content, TraitCollection) -> Double
  ) {
    boundStacks.append(stack)
    stateSteps.append { content, traits, states in
      states.spacings.append(spacing(content, traits))
    }
  }

  func bind(
    _ constraint: LayoutConstraint,
    constant: @escaping @Sendable (Content, TraitCollection) -> Double
  ) {
    boundConstraints.append(constraint)
    stateSteps.append { content, traits, states in
      states.constants.append(constant(content, traits))
    }
  }

  func bind(_ flag: Flag, _ isSet: @escaping @Sendable (Content, TraitCollection) -> Bool) {
    flags.append(flag)
    stateSteps.append { content, traits, states in states.flags.append(isSet(content, traits)) }
  }

  /// Binds a label's number of lines; returns its position among those that are bound.
  func bindLineLimit(_ limit: @escaping @Sendable (Content, TraitCollection) -> Int) -> Int {
    stateSteps.append { content, traits, states in
      states.lineLimits.append(limit(content, traits))
    }
    lineLimitCount += 1
    return lineLimitCount - 1
  }

  /// Binds a label's font; returns its position among those that are bound.
  func bindFont(_ font: @escaping @Sendable (Content, TraitCollection) -> LabelFont) -> Int {
    stateSteps.append { content, traits, states in states.fonts.append(font(content, traits)) }
    fontCount += 1
    return fontCount - 1
  }

  /// Binds a text whose parts differ in font; returns its position among those.
  func bindAttributedText(
    _ text: @escaping @Sendable (Content, TraitCollection) -> AttributedText
  ) -> Int {
    stateSteps.append { content, traits, states in
      states.attributedTexts.append(text(content, traits))
    }
    attributedTextCount += 1
    return attributedTextCount - 1
  }

  var bindings: CellBindings<Content> {
    CellBindings(texts: textSteps, states: stateSteps, locale: boundLocale)
  }

  /// Gives an item a name of its author's choice.
  func name(_ item: LayoutItem, _ name: String) {
    if let former = givenNames[ObjectIdentifier(item)] { givenNameCounts[former, default: 1] -= 1 }
    givenNameCounts[name, default: 0] += 1
    if givenNameCounts[name, default: 0] > 1 {
      findings.append(
        DeclarationFinding(.duplicateName, "two items are named \(name)", site: item.site))
    }
    givenNames[ObjectIdentifier(item)] = name
    if item.name == name { return }
    let count = (takenNames[item.name] ?? 1) - 1
    takenNames[item.name] = count > 0 ? count : nil
    takenNames[name, default: 0] += 1
    // A number may be free again.
    if count <= 0 { lastNumbers.removeAll(keepingCapacity: true) }
    item.name = name
  }

  /// Moves an item from the content view into another parent, once.
  func adopt(_ item: LayoutItem, into parent: LayoutItem) {
    let isFree = item.superitem === contentView.layoutItem || item.superitem === parent
    guard isFree, parent.stack == nil ? parent.addSubitem(item) : parent.addArrangedSubitem(item)
    else {
      findings.append(
        DeclarationFinding(
          .twoParents,
          "\(item.name) cannot move into \(parent.name): it is already inside "
            + "\(item.superitem?.name ?? "itself")", site: item.site))
      return
    }
  }

  func activate(_ statements: CellStatements) { LayoutConstraint.activate(statements.constraints) }

  /// The mistakes so far, and the constraints that were created and never took effect.
  var allFindings: [DeclarationFinding] {
    findings
      + recorder.constraints.filter { !$0.isActivationStated }.map {
        DeclarationFinding(
          .neverActivated,
          "a constraint on \($0.firstItem?.name ?? "an item").\($0.firstAttribute) was created and never activated",
          site: $0.site)
      }
  }
}
