/// An object that can respond to events. No events arrive here.
@MainActor @preconcurrency open class UIResponder: NSObject, Associating {
  // The main actor's, as far as an app keeps to UIKit's rule for responders.
  nonisolated(unsafe) final var associations: [UnsafeRawPointer: Any] = [:]
  /// The values of properties that are ``RarelySet``.
  final var rareValues: [AnyKeyPath: Any] = [:]

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
  open func rename(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}

  // MARK: Accessibility, stored and returned

  open var isAccessibilityElement = false
  @RarelySet open var accessibilityLabel: String?
  @RarelySet open var accessibilityHint: String?
  @RarelySet open var accessibilityValue: String?
  @RarelySet open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  @RarelySet open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  @RarelySet private var statedFrame: CGRect?
  open var accessibilityFrame: CGRect {
    get { statedFrame ?? .zero }
    set { statedFrame = newValue }
  }
  @RarelySet open var accessibilityPath: UIBezierPath?
  @RarelySet private var statedActivationPoint: CGPoint?
  open var accessibilityActivationPoint: CGPoint {
    get { statedActivationPoint ?? .zero }
    set { statedActivationPoint = newValue }
  }
  @RarelySet open var accessibilityLanguage: String?
  @RarelySet open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  @RarelySet open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  @RarelySet private var statedInputLabels: [String]?
  open var accessibilityUserInputLabels: [String]! {
    get { statedInputLabels ?? [] }
    set { statedInputLabels = newValue }
  }
  @RarelySet open var accessibilityAttributedLabel: NSAttributedString?
  @RarelySet open var accessibilityAttributedHint: NSAttributedString?
  @RarelySet open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityRespondsToUserInteraction = true
  @RarelySet open var accessibilityTextualContext: UIAccessibilityTextualContext?
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
