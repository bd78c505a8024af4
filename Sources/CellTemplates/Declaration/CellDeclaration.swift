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
  let recorder = ConstraintRecorder()
  /// Statements about items, for the layout that they have their places in.
  private var statements: [(inout CellLayout) -> Void] = []
  private var boundConstraints: [LayoutConstraint] = []
  private var textSteps: [CellBindings<Content>.TextStep] = []
  private var stateSteps: [CellBindings<Content>.StateStep] = []
  var boundLocale: (@Sendable (Content) -> LocaleIdentifier?)?
  private var lineLimitCount = 0, fontCount = 0, attributedTextCount = 0
  private var findings: [DeclarationFinding] = []
  private var givenNames: [ObjectIdentifier: String] = [:], givenNameCounts: [String: Int] = [:]
  private var takenNames: [String: Int] = ["contentView": 1]
  private var lastNumbers: [String: Int] = [:]
  private(set) var outerView: ViewItem<Content>?
  var outerEdges: (trailing: LayoutConstraint, bottom: LayoutConstraint)?
  let site: DeclarationSite

  init(platform: PlatformProfile, at site: DeclarationSite) {
    self.platform = platform
    self.site = site
    let item = LayoutItem("contentView", recorder: recorder)
    item.site = site
    contentView = ViewItem(item, of: nil)
    contentView.declaration = self
    state(.contentView, of: item)
  }

  var layout: CellLayout {
    let constraints = recorder.constraints
    var layout = CellLayout(
      LayoutDescription(
        root: (outerView ?? contentView).layoutItem, constraints: constraints))
    layout.hasStates = bindings.hasStates
    for state in statements { state(&layout) }
    // A constraint that is not active has no place.
    let active = constraints.filter(\.isActive)
    layout.boundConstraints = boundConstraints.map { bound in
      active.firstIndex { $0 === bound } ?? -1
    }
    return layout
  }

  private func state(_ kind: CellItemKind, of item: LayoutItem) {
    statements.append { layout in
      if item.descriptionIndex >= 0 { layout.kinds[item.descriptionIndex] = kind }
    }
  }

  /// Makes an item below the content view; stating it in a stack or adding it to a view moves it.
  func makeItem(_ kind: CellItemKind, name: String, _ fileID: StaticString, _ line: UInt)
    -> LayoutItem
  {
    let item = LayoutItem(unusedName(like: name), recorder: recorder, fileID: fileID, line: line)
    takenNames[item.name, default: 0] += 1
    contentView.layoutItem.addSubitem(item)
    state(kind, of: item)
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
    state(.cell, of: view.layoutItem)
  }

  /// Notes how far a figure may be trusted; with a width or text size, it is assumed at others.
  package func note(
    _ item: LayoutItem, _ fidelity: Fidelity, _ text: String, atWidth width: Double? = nil,
    at category: DynamicTypeCategory? = nil
  ) {
    guard fidelity > .exact || width != nil || category != nil else { return }
    statements.append {
      $0.figures.append(
        ItemFigure(
          element: item.descriptionIndex, fidelity: fidelity, text: text, width: width,
          category: category))
    }
  }

  package func note(_ fixed: CellFinding.FixedHeight, declaredAt site: DeclarationSite) {
    statements.append {
      $0.fixedHeight = CellFinding(.fixedHeight(fixed), item: nil, site: site)
    }
  }

  func clip(_ item: LayoutItem, scrolls: Bool) {
    statements.append {
      if scrolls || $0.clipping[item.descriptionIndex] == nil {
        $0.clipping[item.descriptionIndex] = scrolls ? .scrolls : .clips
      }
    }
  }

  func fill(_ item: LayoutItem, with color: CellColor) {
    statements.append { $0.backgrounds[item.descriptionIndex] = color }
  }

  func register(_ label: LabelItem<Content>) {
    label.declaration = self
    statements.append { $0.labels.append(label.described) }
    if let text = label.text { textSteps.append { content, texts in texts.append(text(content)) } }
  }

  /// Gives an item its intrinsic size; a negative extent stands for none.
  func register(_ item: some CellItem<Content>, size: LayoutSize) {
    var axes: IntrinsicAxes = []
    if !(size.width < 0) { axes.insert(.width) }
    if !(size.height < 0) { axes.insert(.height) }
    item.layoutItem.intrinsicAxes = axes
    statements.append { [item = item.layoutItem] layout in
      layout.fixedSizes.append(
        CellLayout.FixedSize(
          element: item.descriptionIndex,
          size: IntrinsicContentSize(width: size.width, height: size.height)))
    }
  }

  func bind(
    _ item: LayoutItem, size: @escaping @Sendable (Content, TraitCollection) -> LayoutSize
  ) {
    statements.append { $0.boundElements.append(item.descriptionIndex) }
    stateSteps.append { content, traits, states in
      let size = size(content, traits)
      states.sizes.append(IntrinsicContentSize(width: size.width, height: size.height))
    }
  }

  func bindAspectRatio(of item: LayoutItem, _ ratio: @escaping @Sendable (Content) -> Double) {
    statements.append { $0.ratioElements.append(item.descriptionIndex) }
    stateSteps.append { content, _, states in states.aspectRatios.append(ratio(content)) }
  }

  func bind(
    _ stack: LayoutItem, spacing: @escaping @Sendable (Content, TraitCollection) -> Double
  ) {
    statements.append { $0.boundStacks.append($0.description.stackIndex(of: stack)) }
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

  func bindHiding(
    _ item: LayoutItem, _ isSet: @escaping @Sendable (Content, TraitCollection) -> Bool
  ) {
    statements.append { $0.flags.append(.hides(element: item.descriptionIndex)) }
    stateSteps.append { content, traits, states in states.flags.append(isSet(content, traits)) }
  }

  func bind(
    _ stack: LayoutItem, _ change: StackReflow,
    _ isSet: @escaping @Sendable (Content, TraitCollection) -> Bool
  ) {
    statements.append {
      $0.flags.append(.reflows(stack: $0.description.stackIndex(of: stack), change))
    }
    stateSteps.append { content, traits, states in states.flags.append(isSet(content, traits)) }
  }

  // These return positions among what is bound.

  func bindLineLimit(_ limit: @escaping @Sendable (Content, TraitCollection) -> Int) -> Int {
    stateSteps.append { content, traits, states in
      states.lineLimits.append(limit(content, traits))
    }
    lineLimitCount += 1
    return lineLimitCount - 1
  }

  func bindFont(_ font: @escaping @Sendable (Content, TraitCollection) -> LabelFont) -> Int {
    stateSteps.append { content, traits, states in states.fonts.append(font(content, traits)) }
    fontCount += 1
    return fontCount - 1
  }

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

extension LayoutDescription {
  fileprivate func stackIndex(of item: LayoutItem) -> Int {
    stackIndex(ofElementAt: item.descriptionIndex) ?? -1
  }
}
