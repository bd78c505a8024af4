import SelfSizingGeometry

/// A rectangle that takes part in layout, the counterpart of a `UIView`. Setting a property costs
/// the same at any depth; in a live layout it takes effect at the next pass.
public final class LayoutItem: LayoutElement {
  /// The item that contains this one; nil for a root, and once the containing item is gone.
  public var superitem: LayoutItem? { parent }
  @BackReference var parent: LayoutItem? = nil
  // Invariant of the three unchecked properties, as in LayoutElement: while one of them changes no
  // caller's code runs; observers are called afterwards (`Benchmarks/compare uikit`, a new cell).
  /// The contained items, from back to front.
  @exclusivity(unchecked) public internal(set) var subitems: [LayoutItem] = []
  /// The subitems that the item arranges if it is a stack, in the order of its axis. The others are
  /// where constraints place them, as the backgrounds of a stack.
  public var arrangedSubitems: [LayoutItem] { parts.arrangedSubitems }
  /// The guides that were added to this item.
  public var layoutGuides: [LayoutGuide] { parts.layoutGuides }
  @exclusivity(unchecked) var parts = Parts()

  /// The rest of what few items contain.
  struct Parts {
    var arrangedSubitems: [LayoutItem] = []
    var customSpacings: [ObjectIdentifier: Double] = [:]
    var layoutGuides: [LayoutGuide] = []
    var ruledGuides: [LayoutGuide] = []
  }

  @exclusivity(unchecked) var attributes = ItemAttributes() {
    didSet { observer?.treeChanged() }
  }
  /// Arranges its items as a stack view does; nil for a plain item.
  public var stack: StackArrangement? {
    get { statedStack }
    set {
      statedStack = newValue
      observer?.treeChanged()
    }
  }
  private var statedStack: StackArrangement?
  /// Whether a live layout hides the item; an arranged one then gives up its place in its stack.
  public var isHidden: Bool {
    get { statedHidden }
    set {
      statedHidden = newValue
      observer?.visibilityChanged()
    }
  }
  private var statedHidden = false
  package var className: String {
    get { statedClassName }
    set { statedClassName = newValue }
  }
  private var statedClassName = "UIView"
  var rootObservation: TreeObservation?
  /// The root's ``rootObservation``, kept in every item so that no change has to walk up to it.
  var observation: TreeObservation?
  /// How many constraints were activated in a root's tree so far, which decides ties.
  var activationCount = 0

  /// Creates an item that is not yet in any tree, with the name by which findings speak of it.
  public convenience init(_ name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(name, recorder: nil, fileID: fileID, line: line)
  }

  /// Creates an item of a declaration, whose recorder keeps the constraints made from its anchors.
  package init(
    _ name: String, recorder: ConstraintRecorder?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    super.init(
      name: name, site: DeclarationSite(fileID: fileID, line: line), recorder: recorder,
      isItem: true)
  }

  deinit {
    // A loop counts references to an empty list, too, and most items have none of these.
    if !subitems.isEmpty { for item in subitems { item.parent = nil } }
    if !parts.layoutGuides.isEmpty { for guide in parts.layoutGuides { guide.owningItem = nil } }
    if !parts.ruledGuides.isEmpty { for guide in parts.ruledGuides { guide.owningItem = nil } }
  }

  override var container: LayoutItem? { parent }
  override var observer: (any LayoutObserver)? { observation?.observer }
  /// The active constraints for which this is the nearest item that contains both elements, in the
  /// order of activation, as `UIView.constraints`. A declaration's are in its recorder instead.
  public var constraints: [LayoutConstraint] { heldConstraints }

  /// On which axes the item has an intrinsic size, which arrives when the layout is measured.
  public var intrinsicAxes: IntrinsicAxes {
    get { attributes.intrinsicAxes }
    set { attributes.intrinsicAxes = newValue }
  }

  /// Whether the height depends on the width, so that the second pass measures the item again.
  public var isMultiline: Bool {
    get { attributes.isMultiline }
    set { attributes.isMultiline = newValue }
  }

  /// How strongly the item resists growing beyond its intrinsic size, per axis.
  public var contentHugging: AxisPriorities {
    get { attributes.contentHugging }
    set { attributes.contentHugging = newValue }
  }

  /// How strongly the item resists shrinking below its intrinsic size, per axis.
  public var compressionResistance: AxisPriorities {
    get { attributes.compressionResistance }
    set { attributes.compressionResistance = newValue }
  }

  /// The frame in the superitem's coordinates, where it becomes constraints; in points.
  public var frame: LayoutRect {
    get { attributes.frame }
    set { attributes.frame = newValue }
  }

  /// Whether ``frame`` and ``autoresizingMask`` become required constraints. False by default,
  /// other than in UIKit: a declared layout has no frames at first.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { attributes.translatesAutoresizingMaskIntoConstraints }
    set { attributes.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// How a ``frame`` that becomes constraints follows the superitem's size.
  public var autoresizingMask: AutoresizingMask {
    get { attributes.autoresizingMask }
    set { attributes.autoresizingMask = newValue }
  }

  /// By how much the frame exceeds the alignment rectangle that constraints act on.
  public var alignmentRectInsets: LayoutEdgeInsets {
    get { attributes.alignmentRectInsets }
    set { attributes.alignmentRectInsets = newValue }
  }
}
