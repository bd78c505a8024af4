/// An object that can respond to events. No events arrive here.
@MainActor @preconcurrency open class UIResponder: NSObject, Associating {
  nonisolated(unsafe) final var associations: [UnsafeRawPointer: Any] = [:]
  /// The state for assistive technologies; nil until any is set.
  final var accessibility: AccessibilityState?

  /// Creates one as UIKit does.
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

  /// UIKit's `next`.
  open var next: UIResponder? { nil }
  /// UIKit's `canBecomeFirstResponder`.
  open var canBecomeFirstResponder: Bool { false }
  /// UIKit's `canResignFirstResponder`.
  open var canResignFirstResponder: Bool { true }
  /// UIKit's `isFirstResponder`.
  open var isFirstResponder: Bool { false }
  /// UIKit's `undoManager`.
  open var undoManager: UndoManager? { nil }
  /// UIKit's `inputView`.
  open var inputView: UIView? { nil }
  /// UIKit's `inputAccessoryView`.
  open var inputAccessoryView: UIView? { nil }
  /// UIKit's `inputViewController`.
  open var inputViewController: UIInputViewController? { nil }
  /// UIKit's `inputAssistantItem`.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  /// UIKit's `textInputContextIdentifier`.
  open var textInputContextIdentifier: String? { nil }
  /// UIKit's `keyCommands`.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// UIKit's `editingInteractionConfiguration`.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// UIKit's `becomeFirstResponder`.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// UIKit's `resignFirstResponder`.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// UIKit's `reloadInputViews`.
  open func reloadInputViews() {}
  /// UIKit's `touchesBegan`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// UIKit's `touchesMoved`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// UIKit's `touchesEnded`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// UIKit's `touchesCancelled`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// UIKit's `touchesEstimatedPropertiesUpdated`.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// UIKit's `pressesBegan`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// UIKit's `pressesChanged`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// UIKit's `pressesEnded`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// UIKit's `pressesCancelled`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// UIKit's `motionBegan`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// UIKit's `motionEnded`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// UIKit's `motionCancelled`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// UIKit's `remoteControlReceived`.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// UIKit's `canPerformAction`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// UIKit's `target`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// UIKit's `buildMenu`.
  open func buildMenu(with builder: UIMenuBuilder) {}
  /// UIKit's `validate`.
  open func validate(_ command: UICommand) {}
  /// UIKit's `cut`.
  open func cut(_ sender: Any?) {}
  /// UIKit's `copy`.
  open func copy(_ sender: Any?) {}
  /// UIKit's `paste`.
  open func paste(_ sender: Any?) {}
  /// UIKit's `select`.
  open func select(_ sender: Any?) {}
  /// UIKit's `selectAll`.
  open func selectAll(_ sender: Any?) {}
  /// UIKit's `delete`.
  open func delete(_ sender: Any?) {}

  // MARK: Accessibility, stored and returned

  private func withAccessibility(_ change: (AccessibilityState) -> Void) {
    let state = accessibility ?? AccessibilityState()
    accessibility = state
    change(state)
  }

  /// UIKit's `isAccessibilityElement`.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { withAccessibility { $0.isElement = newValue } }
  }
  /// UIKit's `accessibilityLabel`.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { withAccessibility { $0.label = newValue } }
  }
  /// UIKit's `accessibilityHint`.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { withAccessibility { $0.hint = newValue } }
  }
  /// UIKit's `accessibilityValue`.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { withAccessibility { $0.value = newValue } }
  }
  /// UIKit's `accessibilityIdentifier`.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { withAccessibility { $0.identifier = newValue } }
  }
  /// UIKit's `accessibilityTraits`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? [] }
    set { withAccessibility { $0.traits = newValue } }
  }
  /// UIKit's `accessibilityElements`.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { withAccessibility { $0.elements = newValue } }
  }
  /// UIKit's `accessibilityElementsHidden`.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { withAccessibility { $0.elementsHidden = newValue } }
  }
  /// UIKit's `accessibilityViewIsModal`.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { withAccessibility { $0.isModal = newValue } }
  }
  /// UIKit's `shouldGroupAccessibilityChildren`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { withAccessibility { $0.groupsChildren = newValue } }
  }
  /// UIKit's `accessibilityFrame`.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { withAccessibility { $0.frame = newValue } }
  }
  /// UIKit's `accessibilityPath`.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { withAccessibility { $0.path = newValue } }
  }
  /// UIKit's `accessibilityActivationPoint`.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? .zero }
    set { withAccessibility { $0.activationPoint = newValue } }
  }
  /// UIKit's `accessibilityLanguage`.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { withAccessibility { $0.language = newValue } }
  }
  /// UIKit's `accessibilityCustomActions`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { withAccessibility { $0.customActions = newValue } }
  }
  /// UIKit's `accessibilityCustomRotors`.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { withAccessibility { $0.customRotors = newValue } }
  }
  /// UIKit's `accessibilityUserInputLabels`.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? [] }
    set { withAccessibility { $0.inputLabels = newValue ?? [] } }
  }
  /// UIKit's `accessibilityAttributedLabel`.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.attributedLabel }
    set { withAccessibility { $0.attributedLabel = newValue } }
  }
  /// UIKit's `accessibilityAttributedHint`.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.attributedHint }
    set { withAccessibility { $0.attributedHint = newValue } }
  }
  /// UIKit's `accessibilityAttributedValue`.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.attributedValue }
    set { withAccessibility { $0.attributedValue = newValue } }
  }
  /// UIKit's `accessibilityNavigationStyle`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { withAccessibility { $0.navigationStyle = newValue } }
  }
  /// UIKit's `accessibilityContainerType`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { withAccessibility { $0.containerType = newValue } }
  }
  /// UIKit's `accessibilityRespondsToUserInteraction`.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToInteraction ?? true }
    set { withAccessibility { $0.respondsToInteraction = newValue } }
  }
  /// UIKit's `accessibilityTextualContext`.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { withAccessibility { $0.textualContext = newValue } }
  }
  /// UIKit's `accessibilityElementCount`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// UIKit's `accessibilityElement`.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// UIKit's `index`.
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  /// UIKit's `accessibilityActivate`.
  @discardableResult open func accessibilityActivate() -> Bool { false }
  /// UIKit's `accessibilityIncrement`.
  open func accessibilityIncrement() {}
  /// UIKit's `accessibilityDecrement`.
  open func accessibilityDecrement() {}
  /// UIKit's `accessibilityScroll`.
  @discardableResult open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection)
    -> Bool
  { false }
  /// UIKit's `accessibilityPerformEscape`.
  @discardableResult open func accessibilityPerformEscape() -> Bool { false }
  /// UIKit's `accessibilityPerformMagicTap`.
  @discardableResult open func accessibilityPerformMagicTap() -> Bool { false }
  /// UIKit's `accessibilityElementDidBecomeFocused`.
  open func accessibilityElementDidBecomeFocused() {}
  /// UIKit's `accessibilityElementDidLoseFocus`.
  open func accessibilityElementDidLoseFocus() {}
  /// UIKit's `accessibilityElementIsFocused`.
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
