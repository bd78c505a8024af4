/// An object that can respond to events. No events arrive here.
@MainActor @preconcurrency open class UIResponder: NSObject, Associating {
  // The main actor's, as far as an app keeps to UIKit's rule for responders.
  nonisolated(unsafe) final var associations: [UnsafeRawPointer: Any] = [:]
  /// The state for assistive technologies; nil until any is set.
  final var accessibility: AccessibilityState?

  public override init() { super.init() }

  /// Fills an outlet, or sets an inspectable property, by its name; classes of an app answer, which
  /// know theirs.
  ///
  /// - Returns: Whether there is such a property, of a type that takes the value.
  open func setOutlet(_ value: Any?, forKey key: String) -> Bool { false }

  /// Calls an action by its name; classes of an app answer, which know theirs.
  ///
  /// - Parameters:
  ///   - name: The name as `#selector` spells it, such as `tap(_:)`.
  ///   - sender: What the action is called by.
  ///   - event: The event that caused it, if there is one.
  /// - Returns: Whether there is such an action that takes the sender.
  open func performAction(_ name: String, with sender: Any?, _ event: UIEvent?) -> Bool { false }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  open var undoManager: UndoManager? { nil }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  open var textInputContextIdentifier: String? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func reloadInputViews() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func buildMenu(with builder: UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  // MARK: Accessibility, stored and returned

  private func withAccessibility(_ change: (AccessibilityState) -> Void) {
    let state = accessibility ?? AccessibilityState()
    accessibility = state
    change(state)
  }

  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { withAccessibility { $0.isElement = newValue } }
  }
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { withAccessibility { $0.label = newValue } }
  }
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { withAccessibility { $0.hint = newValue } }
  }
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { withAccessibility { $0.value = newValue } }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { withAccessibility { $0.identifier = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? [] }
    set { withAccessibility { $0.traits = newValue } }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { withAccessibility { $0.elements = newValue } }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { withAccessibility { $0.elementsHidden = newValue } }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { withAccessibility { $0.isModal = newValue } }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { withAccessibility { $0.groupsChildren = newValue } }
  }
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { withAccessibility { $0.frame = newValue } }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { withAccessibility { $0.path = newValue } }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? .zero }
    set { withAccessibility { $0.activationPoint = newValue } }
  }
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { withAccessibility { $0.language = newValue } }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { withAccessibility { $0.customActions = newValue } }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { withAccessibility { $0.customRotors = newValue } }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? [] }
    set { withAccessibility { $0.inputLabels = newValue ?? [] } }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.attributedLabel }
    set { withAccessibility { $0.attributedLabel = newValue } }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.attributedHint }
    set { withAccessibility { $0.attributedHint = newValue } }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.attributedValue }
    set { withAccessibility { $0.attributedValue = newValue } }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { withAccessibility { $0.navigationStyle = newValue } }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { withAccessibility { $0.containerType = newValue } }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToInteraction ?? true }
    set { withAccessibility { $0.respondsToInteraction = newValue } }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { withAccessibility { $0.textualContext = newValue } }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  @discardableResult open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  @discardableResult open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection)
    -> Bool
  { false }
  @discardableResult open func accessibilityPerformEscape() -> Bool { false }
  @discardableResult open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
}

/// A responder's state for assistive technologies.
final class AccessibilityState {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = []
  var elements: [Any]?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var frame = CGRect.zero
  var path: UIBezierPath?
  var activationPoint = CGPoint.zero
  var language: String?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var inputLabels: [String] = []
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var respondsToInteraction = true
  var textualContext: UIAccessibilityTextualContext?
}
