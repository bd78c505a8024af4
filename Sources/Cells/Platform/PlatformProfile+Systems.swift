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

  static func buttons(_ fidelity: Fidelity, _ source: String) -> [ButtonSize: ButtonMetrics] {
    func metrics(_ vertical: Double, _ horizontal: Double, _ style: TextStyle) -> ButtonMetrics {
      ButtonMetrics(
        contentInsets: SourcedValue(
          DirectionalEdgeInsets(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal), fidelity,
          source: source), textStyle: SourcedValue(style, fidelity, source: source))
    }
    return [
      .mini: metrics(5, 10, .subheadline), .small: metrics(5, 10, .subheadline),
      .medium: metrics(7, 12, .body), .large: metrics(15, 20, .body),
    ]
  }

  /// At least 30 points wide, the line's height rounded up to whole points and 12.
  static func systemButton(_ fidelity: Fidelity, _ source: String) -> SourcedValue<TextPadding> {
    let insets = DirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    let padding = TextPadding(insets: insets, minimumWidth: 30, wholePoints: .height)
    return SourcedValue(padding, fidelity, source: source)
  }

  /// As wide as the text in whole points; 22 points high for a line of 20.29.
  static func textField(_ fidelity: Fidelity, _ source: String) -> SourcedValue<TextPadding> {
    let insets = DirectionalEdgeInsets(top: 0.5, leading: 0, bottom: 0.5, trailing: 0)
    let padding = TextPadding(insets: insets, wholePoints: .both, isCentered: false)
    return SourcedValue(padding, fidelity, source: source)
  }

  /// 28 points wider than the text, which begins 7 from the edge; 34 high for a line of 20.29.
  static func borderedTextField(_ fidelity: Fidelity, _ source: String) -> SourcedValue<TextPadding>
  {
    let insets = DirectionalEdgeInsets(top: 6.5, leading: 7, bottom: 6.5, trailing: 7)
    let padding = TextPadding(
      insets: insets, spareWidth: 14, wholePoints: .both, isCentered: false)
    return SourcedValue(padding, fidelity, source: source)
  }

  /// - Source: 18 points for each page and 20 around them, 26 high, on iOS 26.1 at 2x; at 3x 17⅔
  ///   and 25⅔ high, by one sample of five pages. Other systems are assumed to have the same.
  package func pageControlSize(pages: Int, for traits: TraitCollection) -> LayoutSize {
    let isThreefold = traits.displayScale == 3
    let width = (isThreefold ? 53.0 / 3 : 18) * Double(max(pages, 0)) + 20
    return LayoutSize(width: traits.pixelGrid.roundedUp(width), height: isThreefold ? 77.0 / 3 : 26)
  }

  package var pageControlSource: (fidelity: Fidelity, text: String) {
    name == PlatformProfile.iOS26.name
      ? (.modelled, "size by samples of three and five pages on iOS 26.1")
      : (.assumed, "size as on iOS 26")
  }

  /// The size of a segmented control with titles: as wide as its widest title for each segment.
  /// - Source: Titles are of 13 points at every text size, the selected one medium, on iOS 26.1.
  ///   The room beside them is assumed.
  package func segmentedControlSize(titles: [String]) -> LayoutSize {
    let font = TextFont.systemFont(ofSize: 13, weight: .medium)
    let widest = titles.map { PreparedText($0, font: font).naturalWidth }.max() ?? 0
    return LayoutSize(
      width: (widest + 24).rounded(.up) * Double(titles.count),
      height: controls[.segmentedControl]?.intrinsicContentSize.value.height ?? -1)
  }

  /// Sets the intrinsic size of a control, in points; a negative extent means none.
  public mutating func setSize(_ size: LayoutSize, of control: CellControl, source: String) {
    let size = SourcedValue(size, .exact, source: source)
    controls[control, default: ControlMetrics(size)].intrinsicContentSize = size
  }

  /// Sets the width in points of an accessory with its margin, at the default text size.
  public mutating func setWidth(_ width: Double, of accessory: CellAccessory, source: String) {
    accessoryWidths[accessory] = SourcedValue(width, .exact, source: source)
  }

  /// Sets the minimum height in points of a standard row at the default text size.
  public mutating func setMinimumRowHeight(_ height: Double, source: String) {
    minimumRowHeight = SourcedValue(height, .exact, source: source)
  }

  /// Sets the height in points that the separator below a row adds; nil for one pixel.
  public mutating func setSeparatorHeight(_ height: Double?, source: String) {
    separatorHeight = SourcedValue(height, .exact, source: source)
  }

  /// Sets the margins of a cell's content view in a list at the default text size.
  public mutating func setContentViewMargins(_ margins: DirectionalEdgeInsets, source: String) {
    contentViewMargins = SourcedValue(margins, .exact, source: source)
  }
}

extension ControlMetrics {
  fileprivate init(_ size: SourcedValue<LayoutSize>) {
    self.init(
      intrinsicContentSize: size,
      alignmentRectInsets: SourcedValue(.zero, .assumed, source: "no source"),
      contentHugging: SourcedValue(.defaultLow, .assumed, source: "no source"))
  }
}
