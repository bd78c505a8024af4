import SelfSizingCells

/// A control: states are stored, actions are kept and can be sent.
@MainActor @preconcurrency open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  private final var targets: [(target: AnyObject?, action: Selector, events: Event)] = []
  private final var actions: [(action: UIAction, events: Event)] = []

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var isEnabled = true { didSet { stateChanged() } }
  open var isSelected = false { didSet { stateChanged() } }
  open var isHighlighted = false { didSet { stateChanged() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment
  }
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var toolTip: String?
  open var isContextMenuInteractionEnabled = false
  open var showsMenuAsPrimaryAction = false
  open var isSymbolAnimationEnabled = false
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  func stateChanged() {}
  override var itemKind: CellItemKind { .control }

  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    targets.append((target as AnyObject?, action, events))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    targets.removeAll { entry in
      (target == nil || entry.target === (target as AnyObject?))
        && (action == nil || entry.action == action) && !entry.events.isDisjoint(with: events)
    }
  }
  open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }
  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action === action }
  }
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    actions.removeAll { $0.action.identifier == identifier }
  }
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? AnyHashable }) }
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let found = targets.filter { $0.target === (target as AnyObject?) && $0.events.contains(event) }
    return found.isEmpty ? nil : found.map(\.action.description)
  }
  open func enumerateEventHandlers(
    _ body: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in actions where !stop { body(entry.action, nil, entry.events, &stop) }
  }
  /// Calls an action of a target, or of the first responder from here on that has it. A target that
  /// does not know its actions by name, as objects that are no responders, is a finding.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  /// Runs the actions of the events, and calls the methods of targets that know them by their
  /// names.
  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) { sendAction(entry.action) }
    for entry in targets where !entry.events.isDisjoint(with: events) {
      sendAction(entry.action, to: entry.target, for: nil)
    }
  }
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }
}
