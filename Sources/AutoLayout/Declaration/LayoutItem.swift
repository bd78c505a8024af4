import SelfSizingGeometry

/// A rectangle that takes part in layout, the counterpart of a `UIView`.
public final class LayoutItem: LayoutElement {
  /// The item that contains this one; nil for a root.
  public private(set) weak var superitem: LayoutItem?
  /// The contained items, in the order in which they were added.
  public private(set) var subitems: [LayoutItem] = []
  /// The guides that were added to this item.
  public private(set) var layoutGuides: [LayoutGuide] = []

  /// Whether a live layout hides the item; an arranged one then gives up its place in its stack.
  public var isHidden = false
  /// On which axes the item has an intrinsic size, which arrives when the layout is measured.
  public var intrinsicAxes: IntrinsicAxes = [] { didSet { describeAnew() } }
  /// Whether the item's height depends on its width, so that it is measured again in the second pass.
  public var isMultiline = false { didSet { describeAnew() } }
  /// How strongly the item resists growing beyond its intrinsic size, per axis.
  public var contentHugging = AxisPriorities(.defaultLow) { didSet { describeAnew() } }
  /// How strongly the item resists shrinking below its intrinsic size, per axis.
  public var compressionResistance = AxisPriorities(.defaultHigh) { didSet { describeAnew() } }
  /// The distances that `layoutMarginsGuide` keeps from the edges; 8 on each side by default.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8
  ) { didSet { describeAnew() } }
  /// By how much the frame exceeds the alignment rectangle that constraints act on.
  public var alignmentRectInsets = LayoutEdgeInsets.zero { didSet { describeAnew() } }
  /// Arranges its items as a stack view does; nil for a plain item.
  public var stack: StackArrangement? { didSet { describeAnew() } }

  /// What lays the tree out at run time; set on a root only.
  weak var liveLayout: LiveLayout?

  private var marginsGuide: LayoutGuide?
  private var customSpacings: [ObjectIdentifier: Double] = [:]

  /// Creates an item that is not yet in any tree.
  ///
  /// - Parameter recorder: Notes the constraints made from the item's anchors, if anyone wants to know.
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
      former.currentLayout?.itemWillMove(item, leavingTree: currentLayout !== former.currentLayout)
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
    currentLayout?.itemWillMove(item, leavingTree: true)
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

  /// Replaces a stack's spacing after one of its items, `UIStackView.setCustomSpacing(_:after:)`.
  public func setCustomSpacing(_ spacing: Double, after item: LayoutItem) {
    customSpacings[ObjectIdentifier(item)] = spacing
    describeAnew()
  }

  func customSpacing(after item: LayoutItem) -> Double? {
    customSpacings[ObjectIdentifier(item)]
  }

  /// Every length that was declared for the item itself, with its name.
  var declaredLengths: [(name: String, length: Double)] {
    let margins = directionalLayoutMargins
    let insets = alignmentRectInsets
    return [
      ("the top margin", margins.top), ("the leading margin", margins.leading),
      ("the bottom margin", margins.bottom), ("the trailing margin", margins.trailing),
      ("the top alignment inset", insets.top), ("the left alignment inset", insets.left),
      ("the bottom alignment inset", insets.bottom), ("the right alignment inset", insets.right),
      ("the spacing", stack?.spacing ?? 0),
    ] + subitems.map { ("the spacing after \($0.name)", customSpacing(after: $0) ?? 0) }
  }

  /// Lets the live layout, if there is one, notice that the tree is not what it was.
  private func describeAnew() {
    currentLayout?.setNeedsLayout()
  }

  /// The added guides, and the margins guide if anyone asked for it.
  var allGuides: [LayoutGuide] {
    layoutGuides + (marginsGuide.map { [$0] } ?? [])
  }

  /// The rectangle inside the layout margins.
  public var layoutMarginsGuide: LayoutGuide {
    if let marginsGuide { return marginsGuide }
    let guide = LayoutGuide(
      "\(name).layoutMarginsGuide", rule: .layoutMargins, site: site, recorder: recorder)
    guide.owner = self
    marginsGuide = guide
    describeAnew()
    return guide
  }
}
