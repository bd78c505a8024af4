import SelfSizingAutoLayout
import SelfSizingGeometry

/// A control of a size of its own.
public enum CellControl: String, Hashable, Sendable, CaseIterable {
  /// A `UISwitch`.
  case `switch`
  /// A `UISlider`.
  case slider
  /// A `UIStepper`.
  case stepper
  /// A `UIProgressView`.
  case progressView
  /// A `UIActivityIndicatorView` of medium style.
  case activityIndicator
  /// A `UIActivityIndicatorView` of large style.
  case largeActivityIndicator
  /// A `UISegmentedControl`; its width has to come from constraints.
  case segmentedControl
  /// A `UIDatePicker` of compact style that shows a date.
  case compactDatePicker

  /// The class under which logs speak of the control.
  package var className: String {
    switch self {
    case .switch: "UISwitch"
    case .slider: "UISlider"
    case .stepper: "UIStepper"
    case .progressView: "UIProgressView"
    case .activityIndicator, .largeActivityIndicator: "UIActivityIndicatorView"
    case .segmentedControl: "UISegmentedControl"
    case .compactDatePicker: "UIDatePicker"
    }
  }
}

/// What a control measures of itself.
public struct ControlMetrics: Hashable, Sendable {
  /// The intrinsic size in points; an extent below 0 stands for none, as UIKit's no intrinsic metric.
  public var intrinsicContentSize: SourcedValue<LayoutSize>
  /// By how much the frame exceeds the alignment rectangle.
  public var alignmentRectInsets: SourcedValue<LayoutEdgeInsets>
  /// How strongly the control resists growing, on both axes.
  public var contentHugging: SourcedValue<LayoutPriority>

  /// Creates the metrics of a control.
  public init(
    intrinsicContentSize: SourcedValue<LayoutSize>,
    alignmentRectInsets: SourcedValue<LayoutEdgeInsets>,
    contentHugging: SourcedValue<LayoutPriority>
  ) {
    self.intrinsicContentSize = intrinsicContentSize
    self.alignmentRectInsets = alignmentRectInsets
    self.contentHugging = contentHugging
  }

  /// The axes on which the control has an intrinsic size.
  package var intrinsicAxes: IntrinsicAxes {
    var axes: IntrinsicAxes = []
    if intrinsicContentSize.value.width >= 0 { axes.insert(.width) }
    if intrinsicContentSize.value.height >= 0 { axes.insert(.height) }
    return axes
  }
}
