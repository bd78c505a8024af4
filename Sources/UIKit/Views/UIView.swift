import SelfSizingAutoLayout
import SelfSizingCells

/// A view: a rectangle in a tree, with constraints and a content of its own size.
///
/// Members that can be overridden are in the class, as Swift asks for; what belongs together
/// is in the extensions beside it.
@MainActor @preconcurrency
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIAppearance,
  UICoordinateSpace, UIDynamicItem, @preconcurrency CALayerDelegate
{
  private struct Node {
    let item: LayoutItem
    @BackReference var parent: UIView? = nil
    var children: [UIView] = []
    var held: [NSLayoutConstraint] = []
  }

  // The main actor's, except in `deinit`, when nothing else refers to the view. No access calls
  // code that leads back to the same view's node; "another width" in `Benchmarks/compare uikit`
  // times what a check of that costs.
  @exclusivity(unchecked) nonisolated(unsafe) private final var node: Node
  nonisolated final var layoutItem: LayoutItem { node.item }
  nonisolated final var parent: UIView? {
    get { node.parent }
    set { node.parent = newValue }
  }
  nonisolated final var children: [UIView] {
    get { node.children }
    _modify { yield &node.children }
  }
  /// The active constraints for which this is the nearest view that contains both items.
  nonisolated final var held: [NSLayoutConstraint] {
    get { node.held }
    _modify { yield &node.held }
  }
  /// The frame without the transform.
  final var storedFrame: CGRect
  // Each pass reads both for each view, and no code runs while they are replaced; timed as above.
  @exclusivity(unchecked) final var extras: ViewExtras?
  /// The host that lays the tree out, if the view is the root of one that was laid out.
  @exclusivity(unchecked) final var host: LayoutHost?
  private final var ownLayer: CALayer?
  final var hasLayer: Bool { ownLayer != nil }
  final var isDirty = false
  final var needsLayoutPass = true
  final var needsConstraintPass = true
  /// Whether the view's item is the root of a tree of its own although the view has a superview, as
  /// the content view of a cell is.
  final var isIsland = false
  /// Whether the view stands for others of its kind; see ``UIAppearance``.
  final var isAppearanceProxy = false
  /// Whether the proxies of its kind have styled the view since it came to its superview.
  final var isStyled = false
  /// The properties that were set on the view itself, and that no proxy changes.
  final var ownAppearance: AppearanceProperties = []
  /// How many subviews have frames that become constraints.
  final var framedChildCount = 0

  // MARK: Life

  public init(frame: CGRect) {
    node = Node(item: LayoutItem(""))
    storedFrame = .zero
    super.init()
    commonInit()
    if frame != .zero { place(frame) }
    setUp()
  }

  public required init?(coder: NSCoder) {
    node = Node(item: LayoutItem(""))
    storedFrame = .zero
    super.init()
    commonInit()
    setUp()
    coder.nib?.read(into: self)
  }

  public convenience override init() { self.init(frame: .zero) }

  private func commonInit() {
    layoutItem.counterpart = self
    layoutItem.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Sets what a class of UIKit starts with: at the end of each initializer, before a nib is read.
  func setUp() {}

  deinit {
    layoutItem.counterpart = nil
    if !children.isEmpty { for child in children { child.parent = nil } }
    if !held.isEmpty { for constraint in held { constraint.holder = nil } }
  }

  /// Makes a view of the class; classes of an app answer, whose initializers the module cannot
  /// call.
  open class func makeInstance(frame: CGRect) -> UIView? {
    self == UIView.self ? UIView(frame: frame) : nil
  }
  open class func makeInstance(coder: NSCoder) -> UIView? { self.init(coder: coder) }
  open class func makeInstance() -> UIView? { nil }
  /// Makes a view of a class that is known only when the code runs, as `Self(frame:)` does with
  /// Objective-C's initializers; overlaid sources of an app call it instead.
  public class func headlessInstance(frame: CGRect = .zero) -> Self {
    // An app's class answers, whose `init(coder:)` may well trap.
    guard let made = makeInstance(frame: frame) as? Self ?? self.init(coder: EmptyCoder()) else {
      fatalError("\(self) has no init(frame:)")
    }
    made.frame = frame
    return made
  }
  /// The location of the class's declaration; nil for classes of this module. Overlaid classes of
  /// an app override it, and findings about their instances name it.
  open class var declarationSite: (fileID: StaticString, line: UInt)? { nil }
  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }
  open class var areAnimationsEnabled: Bool { true }

  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let kind = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = kind.init(coder: NSCoder()) ?? CALayer()
    layer.frame = storedFrame
    layer.delegate = self
    ownLayer = layer
    return layer
  }
  open func layoutSublayers(of layer: CALayer) {}
  open func draw(_ layer: CALayer, in context: CGContext) {}
  open func display(_ layer: CALayer) {}

  // MARK: Geometry

  open var frame: CGRect {
    get { transformedFrame }
    set { place(newValue) }
  }
  open var bounds: CGRect {
    get { CGRect(origin: extras?.boundsOrigin ?? .zero, size: storedFrame.size) }
    set {
      if newValue.origin != (extras?.boundsOrigin ?? .zero) { rare.boundsOrigin = newValue.origin }
      guard newValue.size != storedFrame.size else { return }
      place(newValue.size, around: center)
    }
  }
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set { place(storedFrame.size, around: newValue) }
  }
  open var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set { rare.transform = newValue }
  }
  open var transform3D: CATransform3D {
    get { extras?.transform3D ?? CATransform3DIdentity }
    set { rare.transform3D = newValue }
  }
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? CGFloat(HeadlessEnvironment.traits.displayScale) }
    set { rare.contentScaleFactor = newValue }
  }
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: layoutItem.autoresizingMask.rawValue) }
    set { layoutItem.autoresizingMask = .init(rawValue: newValue.rawValue) }
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() {
    // The top left corner stays, as labels show that are sized to be at the top of their room.
    place(CGRect(origin: storedFrame.origin, size: sizeThatFits(bounds.size)))
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(at: point, event)
  }
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  // MARK: Tree

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { windowAround }
  open override var next: UIResponder? { extras?.controller ?? parent }
  open func addSubview(_ view: UIView) {
    insert(view, at: view.parent === self ? children.count - 1 : children.count)
  }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, for: view))
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: place(of: sibling, for: view) + 1)
  }
  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: children.count - 1) }
  }
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, at: 0) }
  }
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }
  open func removeFromSuperview() { leave(notifying: true) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func isDescendant(of view: UIView) -> Bool {
    isWithin(view)
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstView { $0.tag == tag }
  }
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { if newValue != tag { rare.tag = newValue } }
  }

  // MARK: Layout

  open func setNeedsLayout() { needsLayoutPass = true }
  open func layoutIfNeeded() { LayoutDriver.layOut(self) }
  /// Puts the subviews where the constraints say.
  open func layoutSubviews() { LayoutDriver.applyFrames(in: self) }
  open func setNeedsUpdateConstraints() {
    needsConstraintPass = true
    constraintPassRequested()
  }
  open func needsUpdateConstraints() -> Bool { needsConstraintPass }
  open func updateConstraints() { needsConstraintPass = false }
  open func updateConstraintsIfNeeded() { LayoutDriver.updateConstraints(in: self) }
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutItem.translatesAutoresizingMaskIntoConstraints }
    set {
      guard newValue != layoutItem.translatesAutoresizingMaskIntoConstraints else { return }
      parent?.framedChildCount += newValue ? 1 : -1
      layoutItem.translatesAutoresizingMaskIntoConstraints = newValue
      syncFrames()
      invalidateTree()
    }
  }
  open var intrinsicContentSize: CGSize {
    measuredControl.map { figure($0) }
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { contentChanged() }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(layout: layoutItem.contentHugging[axis.layoutAxis])
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    layoutItem.contentHugging[axis.layoutAxis] = priority.layoutPriority
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { UILayoutPriority(layout: layoutItem.compressionResistance[axis.layoutAxis]) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    layoutItem.compressionResistance[axis.layoutAxis] = priority.layoutPriority
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutDriver.fit(self, targetSize, horizontal, vertical)
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open var hasAmbiguousLayout: Bool { LayoutDriver.isAmbiguous(self) }
  open func exerciseAmbiguityInLayout() {}
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    activeConstraints(naming: self, along: axis.layoutAxis)
  }
  open var constraints: [NSLayoutConstraint] { held }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Margins and safe area

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutItem.directionalLayoutMargins) }
    set {
      rare.statedMargins = newValue
      takeMargins(newValue)
    }
  }
  open var layoutMargins: UIEdgeInsets {
    get { plainMargins }
    set { plainMargins = newValue }
  }
  open func layoutMarginsDidChange() {}
  open var preservesSuperviewLayoutMargins: Bool {
    get { extras?.marginsFollowSuperview ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      rare.marginsFollowSuperview = newValue
      inheritMargins()
    }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutItem.insetsLayoutMarginsFromSafeArea }
    set { layoutItem.insetsLayoutMarginsFromSafeArea = newValue }
  }
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(layoutItem.safeAreaInsets) }
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.overrides.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      rare.semanticContentAttribute = newValue
      invalidateTree()
      visibilityChanged()
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: What is seen

  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      layoutItem.isHidden = isHidden
      visibilityChanged()
    }
  }
  open var alpha: CGFloat {
    get { extras?.alpha ?? 1 }
    set { if newValue != alpha { rare.alpha = newValue } }
  }
  open var backgroundColor: UIColor? {
    didSet {
      Appearances.note(.backgroundColor, of: self, backgroundColor) { $0.backgroundColor = $1 }
    }
  }
  open var tintColor: UIColor! {
    get { extras?.tintColor ?? parent?.tintColor ?? .tintColor }
    set {
      rare.tintColor = newValue
      Appearances.note(.tintColor, of: self, newValue) { $0.tintColor = $1 }
      tintColorDidChange()
    }
  }
  open var tintAdjustmentMode = TintAdjustmentMode.normal
  open func tintColorDidChange() {}
  open var contentMode = ContentMode.scaleToFill
  open var clipsToBounds = false
  open var isOpaque = true
  open var clearsContextBeforeDrawing = true
  @RarelySet open var mask: UIView?
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open var isUserInteractionEnabled = true
  @RarelySet open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.owner = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  open func endEditing(_ force: Bool) -> Bool { true }
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  @RarelySet open var restorationIdentifier: String?
  open var showsLargeContentViewer = false
  @RarelySet open var largeContentTitle: String?
  @RarelySet open var largeContentImage: UIImage?
  open var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }

  // MARK: For the module

  /// Whether constraints from within may be about a content that is scrolled.
  var hasScrolledContent: Bool { false }

  /// Fetches what the layout reads of the view: on which axes its content has a size, and its
  /// alignment rectangle.
  func refreshItem() {
    let size = intrinsicContentSize
    var axes: IntrinsicAxes = []
    if size.width >= 0 { axes.insert(.width) }
    if size.height >= 0 { axes.insert(.height) }
    setItem(axes: axes)
  }

  /// The intrinsic size of the content, for the layout.
  ///
  /// - Parameter width: Where a text wraps, in points; nil in the first pass.
  func contentSize(wrappedAt width: Double?) -> IntrinsicContentSize {
    let size = intrinsicContentSize
    return IntrinsicContentSize(width: Double(size.width), height: Double(size.height))
  }

  /// The intrinsic size of the content where the layout needs its width in the first pass and its
  /// height in the second, and neither in the other.
  func contentHeight(wrappedAt width: Double?) -> IntrinsicContentSize {
    contentSize(wrappedAt: width)
  }

  /// The size of a text with the extents that a subclass states in its place.
  final func statedSize(around text: IntrinsicContentSize) -> IntrinsicContentSize {
    let stated = intrinsicContentSize
    var size = text
    size.width = Double(stated.width).layoutNumber
    size.height = Double(stated.height).layoutNumber
    return size
  }

  /// The text that the view shows in a frame, ready to be measured; nil for views that show none of
  /// their own.
  func shownText(in size: CGSize) -> SizedLabel? { nil }

  /// The control whose figures give the view its size; nil for other views.
  var measuredControl: CellControl? { nil }

  /// The figures that the view's size depends on, and how far they may be trusted.
  func figures(ofElementAt element: Int) -> [ItemFigure] {
    (measuredControl.map { figures(of: $0, element: element) } ?? [])
      + (extras?.reservations ?? []).map { ItemFigure(element: element, .assumed, $0) }
  }

  var itemKind: CellItemKind { .view }

  /// The content view of a cell, a header or a footer; nil for other views.
  var ownContentView: UIView? { nil }

  /// The view that is measured where this one is, and the width that is left beside it.
  func measuredPart() -> (view: UIView, trailingRoom: CGFloat) { (self, 0) }

  /// The proxies of `UIAppearance` are about to style the view.
  func prepareForAppearance() {}

  func sizeChanged(from old: CGSize) {}

  /// The traits that the view is shown under have changed.
  func adopt(_ traits: UITraitCollection) {}

  var logName: String { HeadlessNames.name(of: self) }

  open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): frame = \(storedFrame)>" }
  }
}
