import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A view: a rectangle in a tree, with constraints and a content of its own size.
///
/// Members that can be overridden stand in the class, as Swift asks for; what belongs together
/// stands in the extensions beside it.
@MainActor @preconcurrency
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIAppearance,
  UICoordinateSpace, UIDynamicItem, @preconcurrency CALayerDelegate
{
  /// The item of the layout engine.
  nonisolated(unsafe) final let layoutItem: LayoutItem
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var parent: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) final var children: [UIView] = []
  /// The active constraints for which this is the nearest view that contains both items.
  @exclusivity(unchecked) nonisolated(unsafe) final var held: [NSLayoutConstraint] = []
  /// The frame without the transform.
  final var storedFrame: CGRect
  @exclusivity(unchecked) final var extras: ViewExtras?
  /// The host that lays the tree out, if the view is the root of one that was laid out.
  @exclusivity(unchecked) final var host: LayoutHost?
  private final var ownLayer: CALayer?
  /// Whether anyone asked for the layer.
  final var hasLayer: Bool { ownLayer != nil }
  private final var color: UIColor?
  private final var mode = ContentMode.scaleToFill
  private final var mask_ = AutoresizingMask()
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
  private final var isHidden_ = false
  private final var clips = false
  private final var isOpaque_ = true
  private final var interacts = true
  private final var multiTouch = false
  private final var exclusiveTouch = false
  private final var autoresizes = true
  private final var translates = true
  private final var clearsContext = true

  // MARK: Life

  /// Creates one as UIKit does.
  public init(frame: CGRect) {
    layoutItem = LayoutItem("")
    storedFrame = .zero
    super.init()
    commonInit()
    if frame != .zero { place(frame) }
  }

  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    layoutItem = LayoutItem("")
    storedFrame = .zero
    super.init()
    commonInit()
    coder.nib?.read(into: self, as: UIView.self)
  }

  /// Creates one as UIKit does.
  public convenience override init() { self.init(frame: .zero) }

  private func commonInit() {
    layoutItem.counterpart = self
    layoutItem.translatesAutoresizingMaskIntoConstraints = true
  }

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
  /// Makes a view of the class from an archive.
  open class func makeInstance(coder: NSCoder) -> UIView? { self.init(coder: coder) }
  /// The location of the class's declaration; nil for classes of this module. Overlaid classes of
  /// an app override it, and findings about their instances name it.
  open class var declarationSite: (fileID: StaticString, line: UInt)? { nil }
  /// UIKit's `encode`.
  open func encode(with coder: NSCoder) {}
  /// UIKit's `awakeFromNib`.
  open func awakeFromNib() {}
  /// UIKit's `prepareForInterfaceBuilder`.
  open func prepareForInterfaceBuilder() {}
  /// UIKit's `layerClass`.
  open class var layerClass: AnyClass { CALayer.self }
  /// UIKit's `requiresConstraintBasedLayout`.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// UIKit's `areAnimationsEnabled`.
  open class var areAnimationsEnabled: Bool { true }

  /// UIKit's `layer`.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let kind = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = kind.init(coder: NSCoder()) ?? CALayer()
    layer.frame = storedFrame
    layer.delegate = self
    ownLayer = layer
    return layer
  }
  /// UIKit's `layoutSublayers`.
  open func layoutSublayers(of layer: CALayer) {}
  /// UIKit's `draw`.
  open func draw(_ layer: CALayer, in context: CGContext) {}
  /// UIKit's `display`.
  open func display(_ layer: CALayer) {}

  // MARK: Geometry

  /// UIKit's `frame`.
  open var frame: CGRect {
    get { transformedFrame }
    set { place(newValue) }
  }
  /// UIKit's `bounds`.
  open var bounds: CGRect {
    get { CGRect(origin: extras?.boundsOrigin ?? .zero, size: storedFrame.size) }
    set {
      if newValue.origin != (extras?.boundsOrigin ?? .zero) { rare.boundsOrigin = newValue.origin }
      guard newValue.size != storedFrame.size else { return }
      place(newValue.size, around: center)
    }
  }
  /// UIKit's `center`.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set { place(storedFrame.size, around: newValue) }
  }
  /// UIKit's `transform`.
  open var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set { rare.transform = newValue }
  }
  /// UIKit's `transform3D`.
  open var transform3D: CATransform3D {
    get { extras?.transform3D ?? CATransform3DIdentity }
    set { rare.transform3D = newValue }
  }
  /// UIKit's `contentScaleFactor`.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? CGFloat(HeadlessEnvironment.traits.displayScale) }
    set { rare.contentScaleFactor = newValue }
  }
  /// UIKit's `autoresizesSubviews`.
  open var autoresizesSubviews: Bool {
    get { autoresizes }
    set { autoresizes = newValue }
  }
  /// UIKit's `autoresizingMask`.
  open var autoresizingMask: AutoresizingMask {
    get { mask_ }
    set {
      guard newValue != mask_ else { return }
      mask_ = newValue
      layoutItem.autoresizingMask = SelfSizingAutoLayout.AutoresizingMask(
        rawValue: newValue.rawValue)
    }
  }
  /// UIKit's `sizeThatFits`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// UIKit's `sizeToFit`.
  open func sizeToFit() {
    var bounds = bounds
    bounds.size = sizeThatFits(bounds.size)
    self.bounds = bounds
  }
  /// UIKit's `point`.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// UIKit's `hitTest`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(at: point, event)
  }
  /// UIKit's `isMultipleTouchEnabled`.
  open var isMultipleTouchEnabled: Bool {
    get { multiTouch }
    set { multiTouch = newValue }
  }
  /// UIKit's `isExclusiveTouch`.
  open var isExclusiveTouch: Bool {
    get { exclusiveTouch }
    set { exclusiveTouch = newValue }
  }

  // MARK: Tree

  /// UIKit's `superview`.
  open var superview: UIView? { parent }
  /// UIKit's `subviews`.
  open var subviews: [UIView] { children }
  /// UIKit's `window`.
  open var window: UIWindow? { windowAround }
  /// UIKit's `next`, as this class has it.
  open override var next: UIResponder? { extras?.controller ?? parent }
  /// UIKit's `addSubview`.
  open func addSubview(_ view: UIView) {
    insert(view, at: view.parent === self ? children.count - 1 : children.count)
  }
  /// UIKit's `insertSubview`.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// UIKit's `insertSubview`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, for: view))
  }
  /// UIKit's `insertSubview`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: place(of: sibling, for: view) + 1)
  }
  /// UIKit's `bringSubviewToFront`.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: children.count - 1) }
  }
  /// UIKit's `sendSubviewToBack`.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, at: 0) }
  }
  /// UIKit's `exchangeSubview`.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }
  /// UIKit's `removeFromSuperview`.
  open func removeFromSuperview() { leave(notifying: true) }
  /// UIKit's `didAddSubview`.
  open func didAddSubview(_ subview: UIView) {}
  /// UIKit's `willRemoveSubview`.
  open func willRemoveSubview(_ subview: UIView) {}
  /// UIKit's `willMove`.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// UIKit's `didMoveToSuperview`.
  open func didMoveToSuperview() {}
  /// UIKit's `willMove`.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// UIKit's `didMoveToWindow`.
  open func didMoveToWindow() {}
  /// UIKit's `isDescendant`.
  open func isDescendant(of view: UIView) -> Bool {
    isWithin(view)
  }
  /// UIKit's `viewWithTag`.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstView { $0.tag == tag }
  }
  /// UIKit's `tag`.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { if newValue != tag { rare.tag = newValue } }
  }

  // MARK: Layout

  /// UIKit's `setNeedsLayout`.
  open func setNeedsLayout() { needsLayoutPass = true }
  /// UIKit's `layoutIfNeeded`.
  open func layoutIfNeeded() { LayoutDriver.layOut(self) }
  /// Puts the subviews where the constraints say.
  open func layoutSubviews() { LayoutDriver.applyFrames(in: self) }
  /// UIKit's `setNeedsUpdateConstraints`.
  open func setNeedsUpdateConstraints() {
    needsConstraintPass = true
    constraintPassRequested()
  }
  /// UIKit's `needsUpdateConstraints`.
  open func needsUpdateConstraints() -> Bool { needsConstraintPass }
  /// UIKit's `updateConstraints`.
  open func updateConstraints() { needsConstraintPass = false }
  /// UIKit's `updateConstraintsIfNeeded`.
  open func updateConstraintsIfNeeded() { LayoutDriver.updateConstraints(in: self) }
  /// UIKit's `translatesAutoresizingMaskIntoConstraints`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translates }
    set {
      guard newValue != translates else { return }
      translates = newValue
      parent?.framedChildCount += newValue ? 1 : -1
      layoutItem.translatesAutoresizingMaskIntoConstraints = newValue
      syncFrames()
      invalidateTree()
    }
  }
  /// UIKit's `intrinsicContentSize`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// UIKit's `invalidateIntrinsicContentSize`.
  open func invalidateIntrinsicContentSize() { contentChanged() }
  /// UIKit's `contentHuggingPriority`.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(layout: layoutItem.contentHugging[axis.layoutAxis])
  }
  /// UIKit's `setContentHuggingPriority`.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    layoutItem.contentHugging[axis.layoutAxis] = priority.layoutPriority
  }
  /// UIKit's `contentCompressionResistancePriority`.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { UILayoutPriority(layout: layoutItem.compressionResistance[axis.layoutAxis]) }
  /// UIKit's `setContentCompressionResistancePriority`.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    layoutItem.compressionResistance[axis.layoutAxis] = priority.layoutPriority
  }
  /// UIKit's `systemLayoutSizeFitting`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// UIKit's `systemLayoutSizeFitting`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutDriver.fit(self, targetSize, horizontal, vertical)
  }
  /// UIKit's `alignmentRectInsets`.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// UIKit's `alignmentRect`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// UIKit's `frame`.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// UIKit's `forFirstBaselineLayout`.
  open var forFirstBaselineLayout: UIView { self }
  /// UIKit's `forLastBaselineLayout`.
  open var forLastBaselineLayout: UIView { self }
  /// UIKit's `hasAmbiguousLayout`.
  open var hasAmbiguousLayout: Bool { LayoutDriver.isAmbiguous(self) }
  /// UIKit's `exerciseAmbiguityInLayout`.
  open func exerciseAmbiguityInLayout() {}
  /// UIKit's `constraintsAffectingLayout`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    activeConstraints(naming: self, along: axis.layoutAxis)
  }
  /// UIKit's `constraints`.
  open var constraints: [NSLayoutConstraint] { held }
  /// UIKit's `addConstraint`.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// UIKit's `addConstraints`.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// UIKit's `removeConstraint`.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// UIKit's `removeConstraints`.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Margins and safe area

  /// UIKit's `directionalLayoutMargins`.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutItem.directionalLayoutMargins) }
    set {
      rare.statedMargins = newValue
      takeMargins(newValue)
    }
  }
  /// UIKit's `layoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { plainMargins }
    set { plainMargins = newValue }
  }
  /// UIKit's `layoutMarginsDidChange`.
  open func layoutMarginsDidChange() {}
  /// UIKit's `preservesSuperviewLayoutMargins`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { extras?.marginsFollowSuperview ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      rare.marginsFollowSuperview = newValue
      inheritMargins()
    }
  }
  /// UIKit's `insetsLayoutMarginsFromSafeArea`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutItem.insetsLayoutMarginsFromSafeArea }
    set { layoutItem.insetsLayoutMarginsFromSafeArea = newValue }
  }
  /// UIKit's `safeAreaInsets`.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(layoutItem.safeAreaInsets) }
  /// UIKit's `safeAreaInsetsDidChange`.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// UIKit's `traitCollection`.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// UIKit's `traitCollectionDidChange`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// UIKit's `overrideUserInterfaceStyle`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.overrides.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// UIKit's `semanticContentAttribute`.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      rare.semanticContentAttribute = newValue
      invalidateTree()
      visibilityChanged()
    }
  }
  /// UIKit's `effectiveUserInterfaceLayoutDirection`.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: What is seen

  /// UIKit's `isHidden`.
  open var isHidden: Bool {
    get { isHidden_ }
    set {
      guard newValue != isHidden_ else { return }
      isHidden_ = newValue
      layoutItem.isHidden = newValue
      visibilityChanged()
    }
  }
  /// UIKit's `alpha`.
  open var alpha: CGFloat {
    get { extras?.alpha ?? 1 }
    set { if newValue != alpha { rare.alpha = newValue } }
  }
  /// UIKit's `backgroundColor`.
  open var backgroundColor: UIColor? {
    get { color }
    set {
      color = newValue
      Appearances.note(.backgroundColor, of: self, newValue) { $0.backgroundColor = $1 }
    }
  }
  /// UIKit's `tintColor`.
  open var tintColor: UIColor! {
    get { extras?.tintColor ?? parent?.tintColor ?? .tintColor }
    set {
      rare.tintColor = newValue
      Appearances.note(.tintColor, of: self, newValue) { $0.tintColor = $1 }
      tintColorDidChange()
    }
  }
  /// UIKit's `tintAdjustmentMode`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { extras?.tintAdjustmentMode ?? .normal }
    set { rare.tintAdjustmentMode = newValue }
  }
  /// UIKit's `tintColorDidChange`.
  open func tintColorDidChange() {}
  /// UIKit's `contentMode`.
  open var contentMode: ContentMode {
    get { mode }
    set { mode = newValue }
  }
  /// UIKit's `clipsToBounds`.
  open var clipsToBounds: Bool {
    get { clips }
    set { clips = newValue }
  }
  /// UIKit's `isOpaque`.
  open var isOpaque: Bool {
    get { isOpaque_ }
    set { isOpaque_ = newValue }
  }
  /// UIKit's `clearsContextBeforeDrawing`.
  open var clearsContextBeforeDrawing: Bool {
    get { clearsContext }
    set { clearsContext = newValue }
  }
  /// UIKit's `mask`.
  open var mask: UIView? {
    get { extras?.mask }
    set { rare.mask = newValue }
  }
  /// UIKit's `draw`.
  open func draw(_ rect: CGRect) {}
  /// UIKit's `setNeedsDisplay`.
  open func setNeedsDisplay() {}
  /// UIKit's `setNeedsDisplay`.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// UIKit's `isUserInteractionEnabled`.
  open var isUserInteractionEnabled: Bool {
    get { interacts }
    set { interacts = newValue }
  }
  /// UIKit's `gestureRecognizers`.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestureRecognizers }
    set { rare.gestureRecognizers = newValue }
  }
  /// UIKit's `addGestureRecognizer`.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.owner = self
    rare.gestureRecognizers = (extras?.gestureRecognizers ?? []) + [recognizer]
  }
  /// UIKit's `removeGestureRecognizer`.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    extras?.gestureRecognizers?.removeAll { $0 === recognizer }
  }
  /// UIKit's `gestureRecognizerShouldBegin`.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// UIKit's `endEditing`.
  open func endEditing(_ force: Bool) -> Bool { true }
  /// UIKit's `canBecomeFocused`.
  open var canBecomeFocused: Bool { false }
  /// UIKit's `isFocused`.
  open var isFocused: Bool { false }
  /// UIKit's `restorationIdentifier`.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }
  /// UIKit's `showsLargeContentViewer`.
  open var showsLargeContentViewer: Bool {
    get { extras?.showsLargeContentViewer ?? false }
    set { rare.showsLargeContentViewer = newValue }
  }
  /// UIKit's `largeContentTitle`.
  open var largeContentTitle: String? {
    get { extras?.largeContentTitle }
    set { rare.largeContentTitle = newValue }
  }
  /// UIKit's `largeContentImage`.
  open var largeContentImage: UIImage? {
    get { extras?.largeContentImage }
    set { rare.largeContentImage = newValue }
  }
  /// UIKit's `accessibilityIgnoresInvertColors`.
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

  /// The kind of item that the view is in a measurement.
  var itemKind: CellItemKind { .view }

  /// The view that is measured where this one is, and the width that is left beside it.
  func measuredPart() -> (view: UIView, trailingRoom: CGFloat) { (self, 0) }

  /// The proxies of `UIAppearance` are about to style the view.
  func prepareForAppearance() {}

  /// The frame has another size.
  func sizeChanged(from old: CGSize) {}

  /// The traits that the view is shown under have changed.
  func adopt(_ traits: UITraitCollection) {}

  /// The name under which logs speak of the view.
  var logName: String { HeadlessNames.name(of: self) }

  /// UIKit's `description`, as this class has it.
  open override var description: String {
    MainActor.assumeIsolated { "<\(type(of: self)): frame = \(storedFrame)>" }
  }
}
