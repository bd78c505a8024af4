import SelfSizingCells

/// A control: states are stored, actions are kept and can be sent.
@MainActor @preconcurrency open class UIControl: UIView {
  /// UIKit's `State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `normal`.
    public static let normal: State = []
    /// UIKit's `highlighted`.
    public static let highlighted = State(rawValue: 1)
    /// UIKit's `disabled`.
    public static let disabled = State(rawValue: 2)
    /// UIKit's `selected`.
    public static let selected = State(rawValue: 4)
    /// UIKit's `focused`.
    public static let focused = State(rawValue: 8)
    /// UIKit's `application`.
    public static let application = State(rawValue: 0x00FF_0000)
    /// UIKit's `reserved`.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
  /// UIKit's `Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `touchDown`.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// UIKit's `touchDownRepeat`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// UIKit's `touchDragInside`.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// UIKit's `touchDragOutside`.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// UIKit's `touchDragEnter`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// UIKit's `touchDragExit`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// UIKit's `touchUpInside`.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// UIKit's `touchUpOutside`.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// UIKit's `touchCancel`.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// UIKit's `valueChanged`.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// UIKit's `primaryActionTriggered`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// UIKit's `menuActionTriggered`.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// UIKit's `editingDidBegin`.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// UIKit's `editingChanged`.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// UIKit's `editingDidEnd`.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// UIKit's `editingDidEndOnExit`.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// UIKit's `allTouchEvents`.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// UIKit's `allEditingEvents`.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// UIKit's `allEvents`.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  /// UIKit's `ContentVerticalAlignment`.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// UIKit's cases of the same names.
    case center, top, bottom, fill
  }
  /// UIKit's `ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// UIKit's cases of the same names.
    case center, left, right, fill, leading, trailing
  }

  private final var targets: [(target: AnyObject?, action: Selector, events: Event)] = []
  private final var actions: [(action: UIAction, events: Event)] = []

  /// Creates one as UIKit does.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib?.read(into: self, as: UIControl.self)
  }
  /// Creates one as UIKit does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// UIKit's `isEnabled`.
  open var isEnabled = true { didSet { stateChanged() } }
  /// UIKit's `isSelected`.
  open var isSelected = false { didSet { stateChanged() } }
  /// UIKit's `isHighlighted`.
  open var isHighlighted = false { didSet { stateChanged() } }
  /// UIKit's `contentVerticalAlignment`.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// UIKit's `contentHorizontalAlignment`.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// UIKit's `effectiveContentHorizontalAlignment`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment
  }
  /// UIKit's `state`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// UIKit's `isTracking`.
  open var isTracking: Bool { false }
  /// UIKit's `isTouchInside`.
  open var isTouchInside: Bool { false }
  /// UIKit's `toolTip`.
  open var toolTip: String?
  /// UIKit's `isContextMenuInteractionEnabled`.
  open var isContextMenuInteractionEnabled = false
  /// UIKit's `showsMenuAsPrimaryAction`.
  open var showsMenuAsPrimaryAction = false
  /// UIKit's `isSymbolAnimationEnabled`.
  open var isSymbolAnimationEnabled = false
  /// UIKit's `contextMenuInteraction`.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  func stateChanged() {}
  override var itemKind: CellItemKind { .control }

  /// UIKit's `addTarget`.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    targets.append((target as AnyObject?, action, events))
  }
  /// UIKit's `removeTarget`.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    targets.removeAll { entry in
      (target == nil || entry.target === (target as AnyObject?))
        && (action == nil || entry.action == action) && !entry.events.isDisjoint(with: events)
    }
  }
  /// UIKit's `addAction`.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }
  /// UIKit's `removeAction`.
  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action === action }
  }
  /// UIKit's `removeAction`.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions.removeAll { $0.action.identifier == identifier }
  }
  /// UIKit's `allTargets`.
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? AnyHashable }) }
  /// UIKit's `allControlEvents`.
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
  /// UIKit's `actions`.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let found = targets.filter { $0.target === (target as AnyObject?) && $0.events.contains(event) }
    return found.isEmpty ? nil : found.map(\.action.description)
  }
  /// UIKit's `enumerateEventHandlers`.
  open func enumerateEventHandlers(
    _ body: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in actions where !stop { body(entry.action, nil, entry.events, &stop) }
  }
  /// Calls an action of a target, or of the first responder from here on that has it.
  ///
  /// A target that does not know its actions by their names, as objects do that are no responders,
  /// is a finding.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  /// UIKit's `sendAction`.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  /// Runs the actions of the events, and calls the methods of targets that know them by their
  /// names.
  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      sendAction(entry.action)
    }
    for entry in targets where !entry.events.isDisjoint(with: events) {
      sendAction(entry.action, to: entry.target, for: nil)
    }
  }
  /// UIKit's `performPrimaryAction`.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// UIKit's `beginTracking`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// UIKit's `continueTracking`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// UIKit's `endTracking`.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// UIKit's `cancelTracking`.
  open func cancelTracking(with event: UIEvent?) {}
  /// UIKit's `menuAttachmentPoint`.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
}
