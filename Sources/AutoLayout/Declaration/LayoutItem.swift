import SelfSizingGeometry

/// A rectangle that takes part in layout, the counterpart of a `UIView`.
public final class LayoutItem: LayoutElement {
  /// The item that contains this one; nil for a root.
  public private(set) weak var superitem: LayoutItem?
  /// The contained items, in the order in which they were added.
  @exclusivity(unchecked) public private(set) var subitems: [LayoutItem] = []
  /// The guides that were added to this item.
  @exclusivity(unchecked) public private(set) var layoutGuides: [LayoutGuide] = []

  /// Whether a live layout hides the item; an arranged one then gives up its place in its stack.
  public var isHidden = false
  /// On which axes the item has an intrinsic size, which arrives when the layout is measured.
  @exclusivity(unchecked) public var intrinsicAxes: IntrinsicAxes = [] { didSet { describeAnew() } }
  /// Whether the item's height depends on its width, so that it is measured again in the second pass.
  @exclusivity(unchecked) public var isMultiline = false { didSet { describeAnew() } }
  /// How strongly the item resists growing beyond its intrinsic size, per axis.
  @exclusivity(unchecked) public var contentHugging = AxisPriorities(.defaultLow) {
    didSet { describeAnew() }
  }
  /// How strongly the item resists shrinking below its intrinsic size, per axis.
  @exclusivity(unchecked) public var compressionResistance = AxisPriorities(.defaultHigh) {
    didSet { describeAnew() }
  }
  /// The margins as they were set last.
  @exclusivity(unchecked) private(set) var margins = LayoutMargins.directional(
    DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  ) { didSet { describeAnew() } }
  /// By how much bars and the screen's corners cover the item, in points. Where it is, is not known
  /// here, so it is an input.
  @exclusivity(unchecked) public var safeAreaInsets = LayoutEdgeInsets.zero {
    didSet { describeAnew() }
  }
  /// Whether the layout margins begin at the safe area.
  @exclusivity(unchecked) public var insetsLayoutMarginsFromSafeArea = true {
    didSet { describeAnew() }
  }
  /// The width in points beyond which lines are hard to read, for ``readableContentGuide``; nil for no
  /// such limit. UIKit's depends on the text size and is not published, so it is an input.
  @exclusivity(unchecked) public var readableContentWidth: Double? { didSet { describeAnew() } }
  /// The frame in the superitem's coordinates, for items whose frame becomes constraints; in points.
  @exclusivity(unchecked) public var frame = LayoutRect.zero { didSet { describeAnew() } }
  /// Whether ``frame`` and ``autoresizingMask`` become required constraints. False by default, other
  /// than in UIKit: a declared layout has no frames to begin with.
  @exclusivity(unchecked) public var translatesAutoresizingMaskIntoConstraints = false {
    didSet { describeAnew() }
  }
  /// How a ``frame`` that becomes constraints follows the superitem's size.
  @exclusivity(unchecked) public var autoresizingMask: AutoresizingMask = [] {
    didSet { describeAnew() }
  }
  /// By how much the frame exceeds the alignment rectangle that constraints act on.
  @exclusivity(unchecked) public var alignmentRectInsets = LayoutEdgeInsets.zero {
    didSet { describeAnew() }
  }
  /// Arranges its items as a stack view does; nil for a plain item.
  @exclusivity(unchecked) public var stack: StackArrangement? { didSet { describeAnew() } }

  /// What lays the tree out at run time; set on a root only.
  weak var treeObserver: (any LayoutObserver)?

  /// The class under which logs speak of the item, such as `UILabel`.
  @exclusivity(unchecked) public var className = "UIView"

  /// The guides of the item's own that anyone asked for.
  @exclusivity(unchecked) private(set) var ruledGuides: [LayoutGuide] = []
  private var customSpacings: [ObjectIdentifier: Double] = [:]

  /// Creates an item that is not yet in any tree.
  ///
  /// - Parameters:
  ///   - name: The name under which findings speak of the item.
  ///   - recorder: Notes the constraints made from the item's anchors, if anyone wants to know.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
  public init(
    _ name: String, recorder: ConstraintRecorder? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    super.init(
      name: name, site: DeclarationSite(fileID: fileID, line: line), recorder: recorder)
  }

  override var container: LayoutItem? { superitem }

  /// Moves an item into this one, behind its present subitems.
  ///
  /// If it moves within a live layout, the constraints between it and what stays are deactivated, as
  /// UIKit does.
  ///
  /// - Returns: False, with nothing changed, if the item is this one or contains it.
  @discardableResult
  public func addSubitem(_ item: LayoutItem) -> Bool {
    guard !isDescendant(of: item) else { return false }
    if let former = item.superitem {
      let observer = former.layoutObserver
      observer?.itemWillMove(item, leavingTree: layoutObserver !== observer)
      former.subitems.removeAll { $0 === item }
    }
    item.superitem = self
    subitems.append(item)
    describeAnew()
    return true
  }

  /// Takes an item out of this one, if it is in it.
  ///
  /// In a live layout the constraints that name it, or anything in it, are deactivated.
  public func removeSubitem(_ item: LayoutItem) {
    guard item.superitem === self else { return }
    layoutObserver?.itemWillMove(item, leavingTree: true)
    subitems.removeAll { $0 === item }
    item.superitem = nil
    describeAnew()
  }

  /// Adds a guide, which lives in this item's coordinates.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owner?.layoutGuides.removeAll { $0 === guide }
    guide.owner = self
    guide.recorder = guide.recorder ?? recorder
    layoutGuides.append(guide)
    describeAnew()
  }

  /// Replaces a stack's spacing after one of its items, `UIStackView.setCustomSpacing(_:after:)`; in
  /// points, or ``StackArrangement/spacingUseSystem``, or ``StackArrangement/spacingUseDefault``.
  public func setCustomSpacing(_ spacing: Double, after item: LayoutItem) {
    customSpacings[ObjectIdentifier(item)] = spacing
    describeAnew()
  }

  func customSpacing(after item: LayoutItem) -> Double? {
    customSpacings[ObjectIdentifier(item)]
  }

  /// Lets the live layout, if there is one, notice that the tree is not what it was.
  private func describeAnew() {
    layoutObserver?.treeChanged()
  }

  /// The distances that ``layoutMarginsGuide`` keeps from the edges, which follow the interface's
  /// direction; 8 on each side by default. Replaces ``layoutMargins``.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { margins.directional }
    set { margins = .directional(newValue) }
  }

  /// The same distances by left and right, which stay where they are in every interface. Replaces
  /// ``directionalLayoutMargins``; read in an interface that reads from the left.
  public var layoutMargins: LayoutEdgeInsets {
    get { margins.resolved(for: .leftToRight) }
    set { margins = .plain(newValue) }
  }

  /// The rectangle inside the layout margins.
  public var layoutMarginsGuide: LayoutGuide { guide(.layoutMargins, "layoutMarginsGuide") }

  /// Whether anything asked for ``layoutMarginsGuide``.
  package var isLayoutMarginsGuideUsed: Bool { ruledGuides.contains { $0.rule == .layoutMargins } }

  /// The rectangle inside the safe area.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea, "safeAreaLayoutGuide") }

  /// The rectangle inside the layout margins, no wider than ``readableContentWidth``, in their middle.
  public var readableContentGuide: LayoutGuide { guide(.readableContent, "readableContentGuide") }

  private func guide(_ rule: LayoutGuide.Rule, _ suffix: String) -> LayoutGuide {
    if let known = ruledGuides.first(where: { $0.rule == rule }) { return known }
    let guide = LayoutGuide("\(name).\(suffix)", rule: rule, site: site, recorder: recorder)
    guide.owner = self
    ruledGuides.append(guide)
    describeAnew()
    return guide
  }
}
