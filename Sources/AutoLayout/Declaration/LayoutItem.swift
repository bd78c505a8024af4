import SelfSizingGeometry

/// A rectangle that takes part in layout, the counterpart of a `UIView`.
///
/// Setting a property costs the same at any depth of the tree. In a live layout it takes effect at
/// the next layout.
public final class LayoutItem: LayoutElement {
  /// The item that contains this one; nil for a root, and once the containing item is gone.
  public var superitem: LayoutItem? { parent }
  @BackReference var parent: LayoutItem? = nil
  // Invariant of the three unchecked properties, as in LayoutElement: while one of them changes no
  // caller's code runs; observers are called afterwards (`Benchmarks/compare uikit`, a new cell).
  /// The contained items, from back to front.
  @exclusivity(unchecked) public internal(set) var subitems: [LayoutItem] = []
  /// The subitems that the item arranges if it is a stack, in the order of its axis.
  ///
  /// The others keep the place that constraints give them, as the backgrounds of a stack do.
  public var arrangedSubitems: [LayoutItem] { parts.arrangedSubitems }
  /// The guides that were added to this item.
  public var layoutGuides: [LayoutGuide] { parts.layoutGuides }
  @exclusivity(unchecked) var parts = Parts()

  /// The rest of what few items contain.
  struct Parts {
    var arrangedSubitems: [LayoutItem] = []
    /// The spacing after an arranged subitem where it is another than the stack's.
    var customSpacings: [ObjectIdentifier: Double] = [:]
    var layoutGuides: [LayoutGuide] = []
    var ruledGuides: [LayoutGuide] = []
  }

  /// The properties that the item's layout depends on.
  @exclusivity(unchecked) var attributes = ItemAttributes() {
    didSet { observer?.treeChanged() }
  }
  /// Arranges its items as a stack view does; nil for a plain item.
  public var stack: StackArrangement? { didSet { observer?.treeChanged() } }
  /// Whether a live layout hides the item; an arranged one then gives up its place in its stack.
  public var isHidden: Bool {
    get { statedHidden }
    set {
      statedHidden = newValue
      observer?.visibilityChanged()
    }
  }
  private var statedHidden = false
  /// The class under which logs speak of the item, such as `UILabel`.
  package var className: String {
    get { statedClassName }
    set { statedClassName = newValue }
  }
  private var statedClassName = "UIView"

  /// The live layout that was created for this item as a root, if any.
  var rootObservation: TreeObservation?
  /// The live layout of the tree that the item is in now: the root's ``rootObservation``, kept in
  /// every item so that no change has to walk up to the root.
  var observation: TreeObservation?
  /// How many constraints were activated in the tree so far, if the item is its root: the order in
  /// which ties are decided.
  var activationCount = 0

  /// Creates an item that is not yet in any tree.
  ///
  /// - Parameters:
  ///   - name: The name under which findings speak of the item.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
  public convenience init(_ name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(name, recorder: nil, fileID: fileID, line: line)
  }

  /// Creates an item of a declaration, whose recorder notes the constraints made from the item's
  /// anchors; no item holds those.
  package init(
    _ name: String, recorder: ConstraintRecorder?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    super.init(
      name: name, site: DeclarationSite(fileID: fileID, line: line), recorder: recorder,
      isItem: true)
  }

  deinit {
    // Most items have none of these, and a loop counts references to an empty list, too.
    if !subitems.isEmpty { for item in subitems { item.parent = nil } }
    if !parts.layoutGuides.isEmpty { for guide in parts.layoutGuides { guide.owningItem = nil } }
    if !parts.ruledGuides.isEmpty { for guide in parts.ruledGuides { guide.owningItem = nil } }
  }

  override var container: LayoutItem? { parent }

  override var observer: (any LayoutObserver)? { observation?.observer }

  /// The active constraints for which this is the nearest item that contains both of their
  /// elements, in the order of activation, as `UIView.constraints` has them.
  ///
  /// They stay active when the item leaves its tree, and take effect where it enters another one.
  /// Constraints of a declaration are not among them; its recorder has those.
  public var constraints: [LayoutConstraint] { heldConstraints }
}

extension LayoutItem {
  /// On which axes the item has an intrinsic size, which arrives when the layout is measured.
  public var intrinsicAxes: IntrinsicAxes {
    get { attributes.intrinsicAxes }
    set { attributes.intrinsicAxes = newValue }
  }

  /// Whether the item's height depends on its width, so that it is measured again in the second
  /// pass.
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

  /// The frame in the superitem's coordinates, for items whose frame becomes constraints; in
  /// points.
  public var frame: LayoutRect {
    get { attributes.frame }
    set { attributes.frame = newValue }
  }

  /// Whether ``frame`` and ``autoresizingMask`` become required constraints. False by default,
  /// other than in UIKit: a declared layout has no frames to begin with.
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
