import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// A picker of dates and times.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// UIKit's `Mode`.
  public enum Mode: Int, Sendable {
    /// UIKit's cases of the same names.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case automatic, wheels, compact, inline
  }
  /// UIKit's `date`.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// UIKit's `datePickerMode`.
  open var datePickerMode = Mode.dateAndTime { didSet { contentChanged() } }
  /// UIKit's `preferredDatePickerStyle`.
  open var preferredDatePickerStyle = Style.automatic { didSet { contentChanged() } }
  /// UIKit's `datePickerStyle`.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// UIKit's `minimumDate`.
  open var minimumDate: Date?
  /// UIKit's `maximumDate`.
  open var maximumDate: Date?
  /// UIKit's `minuteInterval`.
  open var minuteInterval = 1
  /// UIKit's `locale`.
  open var locale: Locale?
  /// UIKit's `calendar`.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// UIKit's `timeZone`.
  open var timeZone: TimeZone?
  /// UIKit's `countDownDuration`.
  open var countDownDuration: TimeInterval = 0
  /// UIKit's `roundsToMinuteInterval`.
  open var roundsToMinuteInterval = true
  /// UIKit's `setDate`.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  private var control: CellControl {
    switch datePickerStyle {
    case .inline: .inlineDatePicker
    case .wheels: .wheelsDatePicker
    default: datePickerMode == .date ? .compactDatePicker : .compactTimePicker
    }
  }
  /// UIKit's `intrinsicContentSize`, as this class has it.
  open override var intrinsicContentSize: CGSize { figure(control) }
  override var measuredControl: CellControl? { control }
}
