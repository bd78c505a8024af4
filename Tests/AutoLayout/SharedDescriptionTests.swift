import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

/// Texts of 70 by 20 points, wherever they wrap.
private struct EvenTexts: IntrinsicSizing {
  mutating func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  { IntrinsicContentSize(width: 70, height: (preferredMaxLayoutWidth ?? 70) < 70 ? 40 : 20) }
}

@Suite("Descriptions that instances share")
struct SharedDescriptionTests {
  /// The one thing in which a cell is another than the plain one.
  private enum Change: CaseIterable {
    case constant, priority, relation, multiplier, attribute, secondItem, side, identifier, line
    case name, className, hugging, resistance, axes, isMultiline, alignmentInsets
    case margins, safeArea, safeAreaMargins, readableWidth, guideRule
    case frame, mask, containerSize, isFramed
    case axis, spacing, distribution, customSpacing, arrangedOrder, isArranged, isStack
    case order, extraGuide, isHidden
  }

  /// A stack of two texts beside a framed square within readable margins, and a contradiction.
  private func cell(_ change: Change?) -> LayoutItem {
    let root = LayoutItem("cell")
    root.safeAreaInsets = LayoutEdgeInsets(
      top: 0, left: change == .safeArea ? 3 : 4, bottom: 0, right: 0)
    root.readableContentWidth = change == .readableWidth ? 150 : 180
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 5, leading: change == .margins ? 6 : 7, bottom: 8, trailing: 9)
    root.insetsLayoutMarginsFromSafeArea = change != .safeAreaMargins
    root.frame.size = LayoutSize(width: change == .containerSize ? 90 : 80, height: 80)
    let square = LayoutItem("square")
    let stack = LayoutItem("stack")
    for item in change == .order ? [stack, square] : [square, stack] { root.addSubitem(item) }
    square.translatesAutoresizingMaskIntoConstraints = change != .isFramed
    square.frame = LayoutRect(x: 1, y: 2, width: change == .frame ? 30 : 20, height: 20)
    square.autoresizingMask =
      change == .mask ? .flexibleHeight : [.flexibleWidth, .flexibleRightMargin]
    let (title, detail) = (LayoutItem(change == .name ? "heading" : "title"), LayoutItem("detail"))
    for item in [title, detail] {
      item.className = change == .className ? "UITextView" : "UILabel"
      item.intrinsicAxes = change == .axes ? .width : .both
      item.contentHugging = AxisPriorities(change == .hugging && item === title ? 20 : 250)
      item.isMultiline = change == .isMultiline
    }
    title.alignmentRectInsets.top = change == .alignmentInsets ? 3 : 2
    if change != .isStack {
      stack.stack = StackArrangement(
        axis: change == .axis ? .vertical : .horizontal, spacing: change == .spacing ? 6 : 5,
        distribution: change == .distribution ? .equalSpacing : .fill)
    }
    for item in change == .arrangedOrder ? [detail, title] : [title, detail] {
      stack.addSubitem(item)
      if change != .isArranged || item === title { stack.addArrangedSubitem(item) }
    }
    if change == .customSpacing { stack.setCustomSpacing(30, after: title) }
    if change == .extraGuide { root.addLayoutGuide(LayoutGuide("gap")) }
    detail.isHidden = change == .isHidden
    let note = LayoutItem("note", in: root, intrinsic: .both)
    note.compressionResistance = AxisPriorities(change == .resistance ? 760 : 740)
    note.widthAnchor.constraint(equalToConstant: 10).priority(750).isActive = true
    constrain(root, stack, title, change)
    return root
  }

  private func constrain(
    _ root: LayoutItem, _ stack: LayoutItem, _ title: LayoutItem, _ change: Change?
  ) {
    let area = change == .guideRule ? root.layoutMarginsGuide : root.readableContentGuide
    let inset = LayoutConstraint(
      item: stack, attribute: .trailing,
      relatedBy: change == .relation ? .lessThanOrEqual : .equal,
      toItem: change == .secondItem ? root : area,
      attribute: change == .attribute ? .leading : .trailing,
      constant: change == .constant ? -21 : -20)
    inset.priority = change == .priority ? 700 : 900
    let high = LayoutConstraint(
      item: title, attribute: .height, relatedBy: .equal, toItem: nil, attribute: nil, constant: 50,
      fileID: "Cells/Cell.swift", line: change == .line ? 7 : 8)
    if change == .identifier { high.identifier = "high" }
    LayoutConstraint.activate([
      inset, high,
      title.heightAnchor.constraint(
        equalTo: root.heightAnchor, multiplier: change == .multiplier ? 0.25 : 0.5),
      stack.widthAnchor.constraint(equalToConstant: 60).priority(800),
      (change == .side ? root : stack).topAnchor.constraint(
        equalTo: area.topAnchor, constant: 3
      ).priority(600),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
    ])
  }

  /// Everything that a layout of a cell says, in words.
  private func answer(_ root: LayoutItem, _ pool: LayoutWorkspacePool?) throws -> String {
    let live = LiveLayout(
      root: root, programs: LayoutProgramCache(capacity: 8), workspaces: pool)
    var sizing = EvenTexts()
    let solution = try live.layout(LayoutSize(width: 300, height: 200), sizing: &sizing)
    let conflicts = live.conflicts.map { "\($0.constraints) \($0.logText)" }
    return "\(solution.frames)\n\(solution.ambiguousItems)\n\(conflicts)"
  }

  @Test(
    "a cell that differs in one thing from one that was known is laid out by what it says itself")
  func changes() throws {
    let plain = try answer(cell(nil), nil)
    for change in Change.allCases {
      let pool = LayoutWorkspacePool()
      let known = cell(nil)
      #expect(try answer(known, pool) == plain)
      let own = try answer(cell(change), nil)
      #expect(own != plain, "\(change) makes no difference")
      #expect(try answer(cell(change), pool) == own, "\(change)")
      #expect(try answer(cell(nil), pool) == plain, "after \(change)")
    }
  }

  @Test("a root whose frame is no frame is refused, also after one that is like it")
  func rootFrame() throws {
    let pool = LayoutWorkspacePool()
    _ = try answer(framedRoot(width: 80), pool)
    #expect(throws: LayoutError.self) { try answer(framedRoot(width: -1), pool) }
    #expect(throws: LayoutError.self) { try answer(framedRoot(width: .nan), pool) }
    _ = try answer(framedRoot(width: 80), pool)
  }

  private func framedRoot(width: Double) -> LayoutItem {
    let root = cell(nil)
    root.translatesAutoresizingMaskIntoConstraints = true
    for item in root.subitems { item.translatesAutoresizingMaskIntoConstraints = false }
    root.frame.size.width = width
    return root
  }

  @Test("a tree that outlives its live layout can be taken over by another")
  func successors() throws {
    let root = cell(nil)
    let plain = try answer(root, nil)
    let inner = root.subitems[1]
    inner.contentHugging = AxisPriorities(251)
    #expect(try answer(root, LayoutWorkspacePool()) == plain)
  }
}
