import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension PlatformProfile {
  /// The systems whose figures are known here, the oldest first.
  public static let all = [iOS18, iOS26]

  /// iOS 26, most of it measured on simulators of iOS 26.1 at 2x and 3x.
  public static let iOS26 = PlatformProfile(
    name: "iOS 26", controls: CellControl.figures { $0.iOS26 },
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
    separatorHeight: SourcedValue(
      nil, .assumed, source: "a pixel, as logs of older systems say: 54 becomes 54.333 at 3x"),
    separatorThickness: SourcedValue(1, .exact, source: "iOS 26.1, 2x"),
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
    name: "iOS 18", controls: CellControl.figures { $0.iOS18 },
    buttons: buttons(.assumed, "as on iOS 26"),
    systemButton: systemButton(.assumed, "as on iOS 26"),
    textField: textField(.assumed, "as on iOS 26"),
    borderedTextField: borderedTextField(.assumed, "as on iOS 26"),
    contentViewMargins: SourcedValue(
      DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16), .assumed,
      source: "16 is reported for iPhones of 375 points on iOS 10; 11 has no source"),
    minimumRowHeight: SourcedValue(44, .modelled, source: "reported for iOS 8 to 18"),
    minimumRowHeightGrows: false,
    separatorHeight: SourcedValue(
      nil, .modelled, source: "a pixel, as logs in public bug reports say: 54.333 for 54 at 3x"),
    separatorThickness: SourcedValue(nil, .assumed, source: "a pixel; no source"),
    accessoryWidths: [
      .disclosureIndicator: SourcedValue(34, .assumed, source: "older systems"),
      .detailDisclosureButton: SourcedValue(68, .assumed, source: "older systems"),
      .checkmark: SourcedValue(40, .assumed, source: "older systems"),
      .detailButton: SourcedValue(48, .assumed, source: "older systems"),
    ], disclosureGrowth: SourcedValue(0, .assumed, source: "no source"))
}
