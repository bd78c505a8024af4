import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension PlatformProfile {
  /// The systems whose figures are known here, the oldest first.
  public static let all = [iOS18, iOS26]

  /// iOS 26, most of it measured on simulators of iOS 26.1 at 2x and 3x.
  public static let iOS26 = PlatformProfile(
    name: "iOS 26",
    controls: [
      .switch: control(
        61, 28, .exact, "iOS 26.1, 2x and 3x", insetRight: 2, .exact, hugging: 750),
      .slider: control(-1, 34, .exact, "frame on iOS 26.1, 2x; no width on Mac Catalyst 26"),
      .stepper: control(94, 32, .exact, "frame on iOS 26.1, 2x", hugging: 750),
      .progressView: control(-1, 4, .modelled, "Mac Catalyst 26; no iPhone's figure is known"),
      .activityIndicator: control(
        20, 20, .modelled, "Mac Catalyst 26; no iPhone's figure is known", hugging: 750),
      .largeActivityIndicator: control(37, 37, .exact, "iOS 26.1, 2x", hugging: 750),
      .segmentedControl: control(
        -1, 34, .exact, "height of the frame on iOS 26.1, 2x; the width is not known"),
      .compactDatePicker: control(
        128, 34, .exact, "frame of a date in English on iOS 26.1, 2x", hugging: 750),
      .compactTimePicker: control(128, 34, .assumed, "as for a date"),
      .inlineDatePicker: control(320, 330, .assumed, "no source"),
      .wheelsDatePicker: control(320, 216, .assumed, "no source"),
      .pickerView: control(320, 216, .assumed, "no source"),
      .searchBar: control(-1, 56, .assumed, "no source"),
      .colorWell: control(28, 28, .assumed, "no source"),
      .toolbar: control(-1, 48, .exact, "iOS 26.1, an iPhone held upright, 3x"),
      .navigationBar: control(-1, 54, .exact, "iOS 26.1, 2x and 3x"),
      .tabBar: control(-1, 49, .assumed, "no source"),
      .symbolButton: control(24, 24, .assumed, "no source"),
    ],
    buttons: buttons(.exact, "iOS 26.1, 3x"),
    systemButton: systemButton(.exact, "iOS 26.1, 2x and 3x"),
    textField: textField(.modelled, "one sample on iOS 26.1, 2x"),
    borderedTextField: borderedTextField(.modelled, "Mac Catalyst 26"),
    contentViewMargins: SourcedValue(
      DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20), .exact,
      source:
        "iOS 26.1, iPhone 16, 393 points wide; at 375 and 820 points 16 was measured at the sides"),
    contentViewMarginsWidth: 393,
    minimumRowHeight: SourcedValue(52, .exact, source: "iOS 26.1, standard cells, 2x and 3x"),
    minimumRowHeightGrows: true,
    separatorHeight: SourcedValue(1, .exact, source: "iOS 26.1, 2x"),
    accessoryWidths: [
      .disclosureIndicator: SourcedValue(
        26.37, .exact, source: "iOS 26.1: the chevron and a margin of 16, in a cell of 343 points"),
      .detailDisclosureButton: SourcedValue(68, .assumed, source: "as on older systems"),
      .checkmark: SourcedValue(40, .assumed, source: "as on older systems"),
      .detailButton: SourcedValue(48, .assumed, source: "as on older systems"),
    ],
    disclosureGrowth: SourcedValue(
      0.61, .modelled, source: "fits the chevrons measured at three text sizes on iOS 26.1"))

  /// iOS 18, for which few figures are published: what is known of older systems, and assumptions.
  public static let iOS18 = PlatformProfile(
    name: "iOS 18",
    controls: [
      .switch: control(
        49, 31, .modelled, "reported for iOS 10.3", insetRight: 2, .modelled, hugging: 750),
      .slider: control(-1, 34, .assumed, "as on iOS 26"),
      .stepper: control(94, 32, .assumed, "as on iOS 26; 94 by 29 before iOS 13", hugging: 750),
      .progressView: control(-1, 4, .assumed, "as on iOS 26"),
      .activityIndicator: control(20, 20, .assumed, "as on iOS 26", hugging: 750),
      .largeActivityIndicator: control(37, 37, .assumed, "as on iOS 26", hugging: 750),
      .segmentedControl: control(-1, 32, .assumed, "no source"),
      .compactDatePicker: control(128, 34, .assumed, "as on iOS 26", hugging: 750),
      .compactTimePicker: control(128, 34, .assumed, "as for a date"),
      .inlineDatePicker: control(320, 330, .assumed, "no source"),
      .wheelsDatePicker: control(320, 216, .assumed, "no source"),
      .pickerView: control(320, 216, .assumed, "no source"),
      .searchBar: control(-1, 56, .assumed, "no source"),
      .colorWell: control(28, 28, .assumed, "no source"),
      .toolbar: control(-1, 48, .assumed, "as on iOS 26"),
      .navigationBar: control(-1, 54, .assumed, "as on iOS 26"),
      .tabBar: control(-1, 49, .assumed, "no source"),
      .symbolButton: control(24, 24, .assumed, "no source"),
    ],
    buttons: buttons(.assumed, "as on iOS 26"),
    systemButton: systemButton(.assumed, "as on iOS 26"),
    textField: textField(.assumed, "as on iOS 26"),
    borderedTextField: borderedTextField(.assumed, "as on iOS 26"),
    contentViewMargins: SourcedValue(
      DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16), .assumed,
      source: "16 is reported for iPhones of 375 points on iOS 10; 11 has no source"),
    minimumRowHeight: SourcedValue(44, .modelled, source: "reported for iOS 8 to 18"),
    minimumRowHeightGrows: false,
    separatorHeight: SourcedValue(nil, .assumed, source: "a pixel; no source"),
    accessoryWidths: [
      .disclosureIndicator: SourcedValue(34, .assumed, source: "older systems"),
      .detailDisclosureButton: SourcedValue(68, .assumed, source: "older systems"),
      .checkmark: SourcedValue(40, .assumed, source: "older systems"),
      .detailButton: SourcedValue(48, .assumed, source: "older systems"),
    ],
    disclosureGrowth: SourcedValue(0, .assumed, source: "no source"))
}
