import SelfSizingUIKit
import Testing

/// Values, states and actions of controls, by what Apple documents of them.
@Suite(.serialized) @MainActor struct ControlValueTests {
  @Test("a slider's value stays between its limits, and a limit moves the other one along")
  func sliders() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    slider.value = 3
    #expect(slider.value == 1)
    slider.setValue(-1, animated: true)
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 8
    #expect(slider.maximumValue == 8 && slider.value == 8)
    slider.value = .nan
    slider.minimumValue = .nan
    #expect(slider.value.isNaN || slider.value.isFinite)
  }

  @Test("a stepper counts from 0 to 100 by 1, and stays between its limits")
  func steppers() {
    let stepper = UIStepper()
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    stepper.value = 120
    #expect(stepper.value == 100)
    stepper.maximumValue = 60
    #expect(stepper.value == 60)
    stepper.minimumValue = -5
    stepper.value = -9
    #expect(stepper.value == -5)
  }

  @Test("progress is between 0 and 1")
  func progress() {
    let view = UIProgressView()
    view.progress = 1.5
    #expect(view.progress == 1)
    view.setProgress(-0.5, animated: false)
    #expect(view.progress == 0)
    view.progress = 0.25
    #expect(view.progress == 0.25)
  }

  @Test("a page control's page is one of its pages")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.currentPage = 9
    #expect(control.currentPage == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    #expect(
      control.size(forNumberOfPages: 5).width > control.size(forNumberOfPages: 2).width)
  }

  @Test("segments come and go at their places, and none is selected at first")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Between", at: 1, animated: false)
    control.insertSegment(withTitle: "Last", at: 99, animated: false)
    #expect((0..<4).map(control.titleForSegment(at:)) == ["One", "Between", "Two", "Last"])
    let wide = control.intrinsicContentSize.width
    control.setTitle("A much longer title than before", forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width > wide)
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 0) == "Between")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
  }

  @Test("a control's state is made of what is set on it")
  func states() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
    #expect(UIControl.Event.allTouchEvents.contains([.touchDown, .touchUpInside, .touchCancel]))
    #expect(!UIControl.Event.allTouchEvents.contains(.valueChanged))
    #expect(UIControl.Event.allEditingEvents.contains(.editingChanged))
  }

  @Test("actions run for their events with their sender, until they are removed")
  func actions() {
    let control = UIControl()
    var senders: [ObjectIdentifier?] = []
    let action = UIAction { action in
      senders.append((action.sender as? UIControl).map { ObjectIdentifier($0) })
    }
    control.addAction(action, for: [.valueChanged, .touchUpInside])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(senders == [ObjectIdentifier(control)])
    control.sendActions(for: .touchUpInside)
    #expect(senders.count == 2)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders.count == 2)
    var primary = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in primary += 1 })
    button.sendActions(for: .primaryActionTriggered)
    #expect(primary == 1)
  }

  @Test("a button's title is that of its state, or of the normal one")
  func titles() {
    let button = UIButton(type: .custom)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitle("Gone", for: .disabled)
    #expect(button.currentTitle == "Off" && button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.currentTitle == "On" && button.titleLabel?.text == "On")
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.currentTitle == "Off")
    button.isEnabled = false
    button.isHighlighted = false
    #expect(button.currentTitle == "Gone")
    #expect(button.title(for: .selected) == "On" && button.title(for: .highlighted) == "Off")
  }
}
