import Foundation

#if canImport(SelfSizingUIKit)
  import SelfSizingUIKit
#else
  import UIKit
#endif

@MainActor enum ControlProbe {
  /// Every control, with its size, its hugging and the insets of its alignment rectangle.
  static func controls(_ stage: ProbeStage) -> ProbedTruth.Family {
    stage.record("controls", at: [.large, .accessibilityExtraLarge]) {
      makeControls().map { ($0.name, nil, $0.view) }
    } values: { (view: UIView) in
      let (intrinsic, insets) = (view.intrinsicContentSize, view.alignmentRectInsets)
      return [
        "intrinsicWidth": intrinsic.width, "intrinsicHeight": intrinsic.height,
        "insetTop": insets.top, "insetLeft": insets.left, "insetBottom": insets.bottom,
        "insetRight": insets.right, "height": view.frame.height,
        "hugging": CGFloat(view.contentHuggingPriority(for: .horizontal).rawValue),
      ]
    }
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

  static func buttons(_ stage: ProbeStage) -> ProbedTruth.Family {
    let sizes: [(name: String, size: UIButton.Configuration.Size)] = [
      ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
    ]
    return stage.record("buttons", at: ProbeStage.someSizes) {
      var shown: [ProbeStage.Shown<UIButton>] = []
      for (name, buttonSize) in sizes {
        for (kind, made) in [
          ("plain", UIButton.Configuration.plain()), ("filled", .filled()), ("subtitle", .filled()),
        ] {
          var configuration = made
          configuration.buttonSize = buttonSize
          configuration.title = "Follow"
          if kind == "subtitle" { configuration.subtitle = "Every day" }
          shown.append(("\(name), \(kind)", nil, UIButton(configuration: configuration)))
        }
      }
      for (name, type) in [("system", UIButton.ButtonType.system), ("custom", .custom)] {
        let button = UIButton(type: type)
        button.setTitle("Follow", for: .normal)
        shown.append((name, nil, button))
      }
      return shown
    } values: { (button: UIButton) in
      let insets = button.configuration?.contentInsets
      let size = ["width": button.frame.width, "height": button.frame.height]
      return insets.map { insets in
        size.merging([
          "insetTop": insets.top, "insetLeading": insets.leading, "insetBottom": insets.bottom,
          "insetTrailing": insets.trailing,
        ]) { first, _ in first }
      } ?? size
    }
  }
}
