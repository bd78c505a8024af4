import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A control whose size depends on nothing that it shows.
public enum CellControl: String, Hashable, Sendable, CaseIterable {
  /// A `UISwitch`.
  case `switch`
  /// A `UISlider`; its width comes from constraints.
  case slider
  /// A `UIStepper`.
  case stepper
  /// A `UIProgressView`; its width comes from constraints.
  case progressView
  /// A `UIActivityIndicatorView` of medium style.
  case activityIndicator
  /// A `UIActivityIndicatorView` of large style.
  case largeActivityIndicator
  /// A `UISegmentedControl` whose titles are not known; its width comes from constraints.
  case segmentedControl
  /// A `UIDatePicker` of compact style that shows a date.
  case compactDatePicker
  /// A `UIDatePicker` of compact style that shows a time, alone or with a date.
  case compactTimePicker
  /// A `UIDatePicker` of inline style.
  case inlineDatePicker
  /// A `UIDatePicker` of wheels.
  case wheelsDatePicker
  /// A `UIPickerView`.
  case pickerView
  /// A `UISearchBar`; its width comes from constraints.
  case searchBar
  /// A `UIColorWell`.
  case colorWell
  /// A `UIToolbar`; its width comes from constraints.
  case toolbar
  /// A `UINavigationBar`; its width comes from constraints.
  case navigationBar
  /// A `UITabBar`; its width comes from constraints.
  case tabBar
  /// A `UIButton` of a type that is drawn as a symbol, such as `detailDisclosure`.
  case symbolButton
}

extension CellControl {
  /// All that is known of a control, except what its own class in UIKit does.
  struct Row {
    /// The class under which logs speak of the control.
    let className: String
    /// The element by which Interface Builder's files do; an attribute of the element distinguishes
    /// those that share one.
    let element: String
    /// The figures on each system.
    let iOS26: ControlMetrics, iOS18: ControlMetrics

    init(_ className: String, _ element: String, iOS26: ControlMetrics, iOS18: ControlMetrics) {
      self.className = className
      self.element = element
      self.iOS26 = iOS26
      self.iOS18 = iOS18
    }
  }

  /// The list of controls, of which a new one is a case and a row: templates, profiles, documents,
  /// nibs and logs read it.
  private var row: Row {
    switch self {
    case .switch:
      Row(
        "UISwitch", "switch",
        iOS26: Self.control(
          61, 28, .exact, "iOS 26.1, 2x and 3x", insetRight: 2, .exact, hugging: 750),
        iOS18: Self.control(
          49, 31, .modelled, "reported for iOS 10.3", insetRight: 2, .modelled, hugging: 750))
    case .slider:
      Row(
        "UISlider", "slider",
        iOS26: Self.control(-1, 34, .exact, "frame on iOS 26.1, 2x; no width on Mac Catalyst 26"),
        iOS18: Self.control(-1, 34, .assumed, "as on iOS 26"))
    case .stepper:
      Row(
        "UIStepper", "stepper",
        iOS26: Self.control(94, 32, .exact, "frame on iOS 26.1, 2x", hugging: 750),
        iOS18: Self.control(94, 32, .assumed, "as on iOS 26; 94 by 29 before iOS 13", hugging: 750))
    case .progressView:
      Row(
        "UIProgressView", "progressView",
        iOS26: Self.control(-1, 4, .modelled, "Mac Catalyst 26; no iPhone's figure is known"),
        iOS18: Self.control(-1, 4, .assumed, "as on iOS 26"))
    case .activityIndicator:
      Row(
        "UIActivityIndicatorView", "activityIndicatorView",
        iOS26: Self.control(
          20, 20, .modelled, "Mac Catalyst 26; no iPhone's figure is known", hugging: 750),
        iOS18: Self.control(20, 20, .assumed, "as on iOS 26", hugging: 750))
    case .largeActivityIndicator:
      Row(
        "UIActivityIndicatorView", "activityIndicatorView",
        iOS26: Self.control(37, 37, .exact, "iOS 26.1, 2x", hugging: 750),
        iOS18: Self.control(37, 37, .assumed, "as on iOS 26", hugging: 750))
    case .segmentedControl:
      Row(
        "UISegmentedControl", "segmentedControl",
        iOS26: Self.control(
          -1, 34, .exact, "height of the frame on iOS 26.1, 2x; the width is not known"),
        iOS18: Self.control(-1, 32, .assumed, "no source"))
    case .compactDatePicker:
      Row(
        "UIDatePicker", "datePicker",
        iOS26: Self.control(
          128, 34, .exact, "frame of a date in English on iOS 26.1, 2x", hugging: 750),
        iOS18: Self.control(128, 34, .assumed, "as on iOS 26", hugging: 750))
    case .compactTimePicker:
      Row(
        "UIDatePicker", "datePicker", iOS26: Self.control(128, 34, .assumed, "as for a date"),
        iOS18: Self.control(128, 34, .assumed, "as for a date"))
    case .inlineDatePicker:
      Row(
        "UIDatePicker", "datePicker", iOS26: Self.control(320, 330, .assumed, "no source"),
        iOS18: Self.control(320, 330, .assumed, "no source"))
    case .wheelsDatePicker:
      Row(
        "UIDatePicker", "datePicker", iOS26: Self.control(320, 216, .assumed, "no source"),
        iOS18: Self.control(320, 216, .assumed, "no source"))
    case .pickerView:
      Row(
        "UIPickerView", "pickerView", iOS26: Self.control(320, 216, .assumed, "no source"),
        iOS18: Self.control(320, 216, .assumed, "no source"))
    case .searchBar:
      Row(
        "UISearchBar", "searchBar", iOS26: Self.control(-1, 56, .assumed, "no source"),
        iOS18: Self.control(-1, 56, .assumed, "no source"))
    case .colorWell:
      Row(
        "UIColorWell", "colorWell", iOS26: Self.control(28, 28, .assumed, "no source"),
        iOS18: Self.control(28, 28, .assumed, "no source"))
    case .toolbar:
      Row(
        "UIToolbar", "toolbar",
        iOS26: Self.control(-1, 48, .exact, "iOS 26.1, an iPhone held upright, 3x"),
        iOS18: Self.control(-1, 48, .assumed, "as on iOS 26"))
    case .navigationBar:
      Row(
        "UINavigationBar", "navigationBar",
        iOS26: Self.control(-1, 54, .exact, "iOS 26.1, 2x and 3x"),
        iOS18: Self.control(-1, 54, .assumed, "as on iOS 26"))
    case .tabBar:
      Row(
        "UITabBar", "tabBar", iOS26: Self.control(-1, 49, .assumed, "no source"),
        iOS18: Self.control(-1, 49, .assumed, "no source"))
    case .symbolButton:
      Row(
        "UIButton", "button", iOS26: Self.control(24, 24, .assumed, "no source"),
        iOS18: Self.control(24, 24, .assumed, "no source"))
    }
  }

  /// A control's figures: its size in points, how far it may be trusted and where it comes from.
  private static func control(
    _ width: Double, _ height: Double, _ fidelity: Fidelity, _ source: String,
    insetRight: Double = 0, _ insetFidelity: Fidelity = .assumed, hugging: Double = 250
  ) -> ControlMetrics {
    ControlMetrics(
      intrinsicContentSize: SourcedValue(
        LayoutSize(width: width, height: height), fidelity, source: source),
      alignmentRectInsets: SourcedValue(
        LayoutEdgeInsets(top: 0, left: 0, bottom: 0, right: insetRight), insetFidelity,
        source: insetFidelity == .assumed ? "none is known" : source),
      contentHugging: SourcedValue(
        LayoutPriority(hugging), .modelled,
        source: hugging == 250 ? "the default of all views" : "reported"))
  }

  static func figures(_ system: (Row) -> ControlMetrics) -> [CellControl: ControlMetrics] {
    var figures: [CellControl: ControlMetrics] = [:]
    for control in allCases { figures[control] = system(control.row) }
    return figures
  }

  /// The class under which logs speak of the control.
  package var className: String { row.className }

  /// Finds the control that an element of Interface Builder's stands for; the first one of those
  /// that share it.
  package init?(elementName: String) {
    guard let control = Self.allCases.first(where: { $0.row.element == elementName }) else {
      return nil
    }
    self = control
  }
}
