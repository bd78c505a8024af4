import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The cell that a template's closure declares: makes items, and notes what is stated about them.
///
/// It lives only while the closure runs.
public final class CellDeclaration<Content> {
  /// The view that contains all items of the cell, and whose height is the cell's.
  public let contentView: ViewItem<Content>

  let recorder = ConstraintRecorder()
  private(set) var kinds: [(item: LayoutItem, kind: CellItemKind)] = []
  private(set) var labels: [LabelItem<Content>] = []
  private(set) var fixedSizes: [(item: LayoutItem, size: LayoutSize)] = []
  private(set) var boundSizes:
    [(item: LayoutItem, size: @Sendable (Content, TraitCollection) -> LayoutSize)] = []
  private(set) var hidings: [(LayoutItem, @Sendable (Content, TraitCollection) -> Bool)] = []
  private(set) var reflows: [(LayoutItem, StackReflow, @Sendable (TraitCollection) -> Bool)] = []
  private var findings: [DeclarationFinding] = []
  private var givenNames: [ObjectIdentifier: String] = [:]

  init(at site: DeclarationSite) {
    let item = LayoutItem("contentView", recorder: recorder)
    item.site = site
    contentView = ViewItem(item)
    contentView.declaration = self
    kinds.append((item, .contentView))
  }

  /// Makes an item below the content view; stating it in a stack or adding it to a view moves it.
  func makeItem(_ kind: CellItemKind, name: String, _ fileID: StaticString, _ line: UInt)
    -> LayoutItem
  {
    let item = LayoutItem(unusedName(like: name), recorder: recorder, fileID: fileID, line: line)
    contentView.layoutItem.addSubitem(item)
    kinds.append((item, kind))
    return item
  }

  private func unusedName(like name: String) -> String {
    let taken = Set(kinds.map(\.item.name))
    guard taken.contains(name) else { return name }
    return (2...).lazy.map { "\(name) \($0)" }.first { !taken.contains($0) } ?? name
  }

  func register(_ label: LabelItem<Content>) {
    labels.append(label)
  }

  func register(_ item: LayoutItem, size: LayoutSize) {
    fixedSizes.append((item, size))
  }

  func register(
    _ item: LayoutItem, size: @escaping @Sendable (Content, TraitCollection) -> LayoutSize
  ) {
    boundSizes.append((item, size))
  }

  func hide(
    _ item: LayoutItem, when isHidden: @escaping @Sendable (Content, TraitCollection) -> Bool
  ) {
    hidings.append((item, isHidden))
  }

  func reflow(
    _ stack: LayoutItem, _ change: StackReflow,
    when isActive: @escaping @Sendable (TraitCollection) -> Bool
  ) {
    reflows.append((stack, change, isActive))
  }

  /// Gives an item a name of its author's choice.
  func name(_ item: LayoutItem, _ name: String) {
    if kinds.contains(where: { $0.item !== item && givenNames[ObjectIdentifier($0.item)] == name })
    {
      findings.append(
        DeclarationFinding(.duplicateName, "two items are named \(name)", site: item.site))
    }
    givenNames[ObjectIdentifier(item)] = name
    item.name = name
  }

  /// Moves an item from the content view into another parent, once.
  func adopt(_ item: LayoutItem, into parent: LayoutItem) {
    let isFree = item.superitem === contentView.layoutItem || item.superitem === parent
    guard isFree, parent.addSubitem(item) else {
      findings.append(
        DeclarationFinding(
          .twoParents,
          "\(item.name) cannot move into \(parent.name): it is already inside "
            + "\(item.superitem?.name ?? "itself")",
          site: item.site))
      return
    }
  }

  func activate(_ statements: CellStatements) {
    LayoutConstraint.activate(statements.constraints)
  }

  /// What is wrong so far, and the constraints that were created and never took effect.
  var allFindings: [DeclarationFinding] {
    findings
      + recorder.constraints.filter { !$0.isActivationStated }.map {
        DeclarationFinding(
          .neverActivated,
          "a constraint on \($0.firstItem.name).\($0.firstAttribute) was created and never activated",
          site: $0.site)
      }
  }
}
