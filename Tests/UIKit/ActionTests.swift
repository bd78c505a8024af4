import SelfSizingUIKit
import Testing

/// Methods that are called by their names, as the overlay makes them known.
@Suite(.serialized) @MainActor struct ActionTests {
  private final class Form: UIView {
    private(set) var calls: [String] = []
    func tap() { calls.append("tap") }
    func change(_ control: UISwitch) { calls.append("change \(control.isOn)") }
    func press(_ button: UIButton, for event: UIEvent) { calls.append("press") }

    // As the overlay writes it.
    override func performAction(_ name: String, with sender: Any?, _ event: UIEvent?) -> Bool {
      switch name {
      case "tap()", "tap": return SelectorCall.call { self.tap() }
      case "change(_:)", "change": return SelectorCall.call(self.change(_:), sender)
      case "press(_:for:)", "press": return SelectorCall.call(self.press(_:for:), sender, event)
      default: return super.performAction(name, with: sender, event)
      }
    }
  }

  @Test("a control calls the methods of its targets for the events that they asked for")
  func targets() {
    _ = HeadlessFindings.take()
    let form = Form()
    let (toggle, button) = (UISwitch(), UIButton())
    toggle.isOn = true
    toggle.addTarget(form, action: Selector("change(_:)"), for: .valueChanged)
    button.addTarget(form, action: Selector("press(_:for:)"), for: .touchUpInside)
    button.addTarget(form, action: Selector("tap"), for: .touchDown)
    toggle.sendActions(for: .valueChanged)
    toggle.sendActions(for: .touchUpInside)
    button.sendActions(for: [.touchUpInside, .touchDown])
    #expect(form.calls == ["change true", "press", "tap"])
    #expect(HeadlessFindings.take() == [])
  }

  @Test("an action without a target goes up the responders to the first that has it")
  func responderChain() {
    let (form, inner, button) = (Form(), UIView(), UIButton())
    form.addSubview(inner)
    inner.addSubview(button)
    button.addTarget(nil, action: Selector("tap"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(form.calls == ["tap"])
  }

  @Test("an action that nobody has, or whose sender does not fit, is a finding")
  func unknown() {
    _ = HeadlessFindings.take()
    let (form, slider) = (Form(), UISlider())
    slider.addTarget(form, action: Selector("change(_:)"), for: .valueChanged)
    slider.addTarget(NSObject(), action: Selector("tap"), for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    #expect(form.calls == [])
    #expect(HeadlessFindings.take().map(\.kind) == [.notCalled, .notCalled])
  }
}
