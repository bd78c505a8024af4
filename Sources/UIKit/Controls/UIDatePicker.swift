import SelfSizingCells

@MainActor @preconcurrency open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var datePickerMode = Mode.dateAndTime { didSet { contentChanged() } }
  open var preferredDatePickerStyle = Style.automatic { didSet { contentChanged() } }
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var roundsToMinuteInterval = true
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  private var control: CellControl {
    switch datePickerStyle {
    case .inline: .inlineDatePicker
    case .wheels: .wheelsDatePicker
    default: datePickerMode == .date ? .compactDatePicker : .compactTimePicker
    }
  }
  override var measuredControl: CellControl? { control }
}
