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

  /// The class under which logs speak of the control, and the element by which Interface Builder's
  /// files do; an attribute of the element distinguishes those that share one.
  private var names: (className: String, element: String) {
    switch self {
    case .switch: ("UISwitch", "switch")
    case .slider: ("UISlider", "slider")
    case .stepper: ("UIStepper", "stepper")
    case .progressView: ("UIProgressView", "progressView")
    case .activityIndicator, .largeActivityIndicator:
      ("UIActivityIndicatorView", "activityIndicatorView")
    case .segmentedControl: ("UISegmentedControl", "segmentedControl")
    case .compactDatePicker, .compactTimePicker, .inlineDatePicker, .wheelsDatePicker:
      ("UIDatePicker", "datePicker")
    case .pickerView: ("UIPickerView", "pickerView")
    case .searchBar: ("UISearchBar", "searchBar")
    case .colorWell: ("UIColorWell", "colorWell")
    case .toolbar: ("UIToolbar", "toolbar")
    case .navigationBar: ("UINavigationBar", "navigationBar")
    case .tabBar: ("UITabBar", "tabBar")
    case .symbolButton: ("UIButton", "button")
    }
  }

  /// The class under which logs speak of the control.
  package var className: String { names.className }

  /// Finds the control that an element of Interface Builder's stands for; the first one of those
  /// that share it.
  package init?(elementName: String) {
    guard let control = Self.allCases.first(where: { $0.names.element == elementName }) else {
      return nil
    }
    self = control
  }
}
