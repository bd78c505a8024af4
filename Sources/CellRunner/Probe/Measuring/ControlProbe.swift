import Foundation

#if canImport(SelfSizingUIKit)
  import SelfSizingUIKit
#else
  import UIKit
#endif

/// Controls and buttons.
@MainActor enum ControlProbe {
  /// Every control, with its size, its hugging and by how much its frame exceeds its alignment
  /// rectangle.
  static func controls(_ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("controls")
    for size in [.large, .accessibilityExtraLarge] as [UIContentSizeCategory] {
      stage.begin(size)
      let views = makeControls()
      for (_, view) in views { stage.show(view) }
      stage.layOut()
      for (name, view) in views {
        let (intrinsic, insets) = (view.intrinsicContentSize, view.alignmentRectInsets)
        recorder.add(
          name, size,
          values: [
            "intrinsicWidth": intrinsic.width, "intrinsicHeight": intrinsic.height,
            "insetTop": insets.top, "insetLeft": insets.left, "insetBottom": insets.bottom,
            "insetRight": insets.right, "height": view.frame.height,
            "hugging": CGFloat(view.contentHuggingPriority(for: .horizontal).rawValue),
          ])
      }
    }
    stage.clear()
    return recorder.family
  }

  private static func makeControls() -> [(name: String, view: UIView)] {
    func picker(_ mode: UIDatePicker.Mode, _ setStyle: (UIDatePicker) -> Void) -> UIView {
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      setStyle(picker)
      return picker
    }
    func pages(_ count: Int) -> UIView {
      let pages = UIPageControl()
      pages.numberOfPages = count
      return pages
    }
    func field(_ style: UITextField.BorderStyle) -> UIView {
      let field = UITextField()
      field.borderStyle = style
      field.text = "Height"
      return field
    }
    return [
      ("switch", UISwitch()), ("slider", UISlider()), ("stepper", UIStepper()),
      ("progressView", UIProgressView(progressViewStyle: .default)),
      ("activityIndicator", UIActivityIndicatorView(style: .medium)),
      ("largeActivityIndicator", UIActivityIndicatorView(style: .large)),
      ("segmentedControl", UISegmentedControl(items: ["First", "Second"])),
      ("compactDatePicker", picker(.date) { $0.preferredDatePickerStyle = .compact }),
      ("compactTimePicker", picker(.time) { $0.preferredDatePickerStyle = .compact }),
      ("inlineDatePicker", picker(.date) { $0.preferredDatePickerStyle = .inline }),
      ("wheelsDatePicker", picker(.date) { $0.preferredDatePickerStyle = .wheels }),
      ("pickerView", UIPickerView()), ("searchBar", UISearchBar()), ("colorWell", UIColorWell()),
      ("toolbar", UIToolbar()), ("navigationBar", UINavigationBar()), ("tabBar", UITabBar()),
      ("symbolButton", UIButton(type: .detailDisclosure)), ("three pages", pages(3)),
      ("five pages", pages(5)), ("text field", field(.none)),
      ("bordered text field", field(.roundedRect)),
    ]
  }

  /// Buttons with configurations and without.
  static func buttons(_ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("buttons")
    let sizes: [(name: String, size: UIButton.Configuration.Size)] = [
      ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
    ]
    for size in ProbeStage.someSizes {
      stage.begin(size)
      var shown: [(name: String, button: UIButton)] = []
      for (name, buttonSize) in sizes {
        for (kind, made) in [
          ("plain", UIButton.Configuration.plain()), ("filled", .filled()), ("subtitle", .filled()),
        ] {
          var configuration = made
          configuration.buttonSize = buttonSize
          configuration.title = "Follow"
          if kind == "subtitle" { configuration.subtitle = "Every day" }
          shown.append(("\(name), \(kind)", UIButton(configuration: configuration)))
        }
      }
      for (name, type) in [("system", UIButton.ButtonType.system), ("custom", .custom)] {
        let button = UIButton(type: type)
        button.setTitle("Follow", for: .normal)
        shown.append((name, button))
      }
      for (_, button) in shown { stage.show(button) }
      stage.layOut()
      for (name, button) in shown {
        var values = ["width": button.frame.width, "height": button.frame.height]
        if let insets = button.configuration?.contentInsets {
          values["insetTop"] = insets.top
          values["insetLeading"] = insets.leading
          values["insetBottom"] = insets.bottom
          values["insetTrailing"] = insets.trailing
        }
        recorder.add(name, size, values: values)
      }
    }
    stage.clear()
    return recorder.family
  }
}
