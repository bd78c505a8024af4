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

  /// The class under which logs speak of a control, the element of Interface Builder's files, of
  /// which an attribute distinguishes those that share one, and the figures on each system.
  typealias Row = (
    className: String, element: String, iOS26: ControlMetrics, iOS18: ControlMetrics
  )

  /// A row; figures of iOS 18 are assumed to be those of iOS 26 where none are known.
  private static func row(
    _ className: String, _ element: String, _ iOS26: ControlMetrics, iOS18: ControlMetrics? = nil
  ) -> Row {
    var assumed = iOS26
    if assumed.intrinsicContentSize.fidelity != .assumed {
      assumed.intrinsicContentSize.fidelity = .assumed
      assumed.intrinsicContentSize.source = "as on iOS 26"
    }
    return (className, element, iOS26, iOS18 ?? assumed)
  }

  /// The list of controls, which templates, profiles, documents, nibs and logs read.
  private var row: Row {
    switch self {
    case .switch:
      Self.row(
        "UISwitch", "switch",
        .control(61, 28, .exact, "iOS 26.1, 2x and 3x", insetRight: 2, .exact, hugging: 750),
        iOS18: .control(
          49, 31, .modelled, "reported for iOS 10.3", insetRight: 2, .modelled, hugging: 750))
    case .slider:
      Self.row(
        "UISlider", "slider",
        .control(-1, 34, .exact, "frame on iOS 26.1, 2x; no width on Mac Catalyst 26"))
    case .stepper:
      Self.row(
        "UIStepper", "stepper", .control(94, 32, .exact, "frame on iOS 26.1, 2x", hugging: 750),
        iOS18: .control(94, 32, .assumed, "as on iOS 26; 94 by 29 before iOS 13", hugging: 750))
    case .progressView:
      Self.row(
        "UIProgressView", "progressView",
        .control(-1, 4, .modelled, "Mac Catalyst 26; no iPhone's figure is known"))
    case .activityIndicator:
      Self.row(
        "UIActivityIndicatorView", "activityIndicatorView",
        .control(20, 20, .modelled, "Mac Catalyst 26; no iPhone's figure is known", hugging: 750))
    case .largeActivityIndicator:
      Self.row(
        "UIActivityIndicatorView", "activityIndicatorView",
        .control(37, 37, .exact, "iOS 26.1, 2x", hugging: 750))
    case .segmentedControl:
      Self.row(
        "UISegmentedControl", "segmentedControl",
        .control(-1, 34, .exact, "height of the frame on iOS 26.1, 2x; the width is not known"),
        iOS18: .control(-1, 32, .assumed, "no source"))
    case .compactDatePicker:
      Self.row(
        "UIDatePicker", "datePicker",
        .control(128, 34, .exact, "frame of a date in English on iOS 26.1, 2x", hugging: 750))
    case .compactTimePicker:
      Self.row("UIDatePicker", "datePicker", .control(128, 34, .assumed, "as for a date"))
    case .inlineDatePicker: Self.row("UIDatePicker", "datePicker", .control(320, 330))
    case .wheelsDatePicker: Self.row("UIDatePicker", "datePicker", .control(320, 216))
    case .pickerView: Self.row("UIPickerView", "pickerView", .control(320, 216))
    case .searchBar: Self.row("UISearchBar", "searchBar", .control(-1, 56))
    case .colorWell: Self.row("UIColorWell", "colorWell", .control(28, 28))
    case .toolbar:
      Self.row(
        "UIToolbar", "toolbar", .control(-1, 48, .exact, "iOS 26.1, an iPhone held upright, 3x"))
    case .navigationBar:
      Self.row(
        "UINavigationBar", "navigationBar", .control(-1, 54, .exact, "iOS 26.1, 2x and 3x"))
    case .tabBar: Self.row("UITabBar", "tabBar", .control(-1, 49))
    case .symbolButton: Self.row("UIButton", "button", .control(24, 24))
    }
  }
  static func figures(_ system: (Row) -> ControlMetrics) -> [CellControl: ControlMetrics] {
    allCases.reduce(into: [:]) { $0[$1] = system($1.row) }
  }

  package var className: String { row.className }

  /// Finds the control of an element of Interface Builder's; the first of those that share it.
  package init?(elementName: String) {
    guard let found = Self.allCases.first(where: { $0.row.element == elementName }) else {
      return nil
    }
    self = found
  }
}

extension ControlMetrics {
  /// A control's figures: its size in points, how far it may be trusted and where it comes from.
  fileprivate static func control(
    _ width: Double, _ height: Double, _ fidelity: Fidelity = .assumed,
    _ source: String = "no source", insetRight: Double = 0, _ insetFidelity: Fidelity = .assumed,
    hugging: Double = 250
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
}
