import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

/// Every element that the reader claims to understand is in a fixture: nothing is promised without
/// a file.
@Suite("What fixtures cover")
struct FixtureCoverageTests {
  /// The promise, and the text of a file that exercises it.
  static let promised: [(promise: String, marks: [String])] = [
    (
      "table view cells of all styles",
      [
        "<tableViewCell ", "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1",
        "IBUITableViewCellStyleValue2", "IBUITableViewCellStyleSubtitle",
      ]
    ),
    (
      "accessories",
      [
        "accessoryType=\"disclosureIndicator\"", "accessoryType=\"detailDisclosureButton\"",
        "accessoryType=\"checkmark\"", "accessoryType=\"detailButton\"", "key=\"accessoryView\"",
      ]
    ),
    (
      "collection view cells, reusable views and plain views",
      [
        "<collectionViewCell ", "<collectionReusableView ", "<tableViewHeaderFooterView ",
        "<view contentMode",
      ]
    ),
    (
      "text styles",
      [
        "UICTFontTextStyleTitle0", "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2",
        "UICTFontTextStyleTitle3", "UICTFontTextStyleHeadline", "UICTFontTextStyleSubhead",
        "UICTFontTextStyleBody", "UICTFontTextStyleCallout", "UICTFontTextStyleFootnote",
        "UICTFontTextStyleCaption1", "UICTFontTextStyleCaption2",
      ]
    ),
    (
      "system and custom fonts",
      [
        "type=\"system\"", "type=\"boldSystem\"", "type=\"italicSystem\"",
        "<fontDescription key=\"fontDescription\" name=",
      ]
    ),
    ("attributed text", ["<attributedString key=\"attributedText\"", "base64-UTF8"]),
    (
      "numbers of lines and line break modes",
      [
        "numberOfLines=\"0\"", "numberOfLines=\"2\"", "lineBreakMode=\"wordWrap",
        "lineBreakMode=\"characterWrap", "lineBreakMode=\"clip", "lineBreakMode=\"headTruncation",
        "lineBreakMode=\"middleTruncation", "lineBreakMode=\"tailTruncation",
      ]
    ),
    ("auto-shrink", ["minimumScaleFactor", "minimumFontSize", "adjustsFontSizeToFit=\"NO\""]),
    ("image views", ["<imageView", "<image name", "catalog=\"system\""]),
    (
      "stack views",
      [
        "axis=\"vertical\"", "spacing=\"", "spacingType=\"standard\"", "alignment=\"top\"",
        "alignment=\"center\"", "alignment=\"bottom\"", "alignment=\"leading\"",
        "alignment=\"trailing\"", "alignment=\"firstBaseline\"", "alignment=\"lastBaseline\"",
        "distribution=\"fillEqually\"", "distribution=\"fillProportionally\"",
        "distribution=\"equalSpacing\"", "distribution=\"equalCentering\"",
        "baselineRelativeArrangement", "layoutMarginsRelativeArrangement",
      ]
    ),
    (
      "buttons with configurations",
      [
        "<buttonConfiguration", "style=\"filled\"", "buttonSize", "contentInsets", "imagePlacement",
        "imagePadding", "subtitle=", "contentEdgeInsets",
      ]
    ),
    (
      "controls",
      [
        "<switch", "<slider", "<stepper", "<segmentedControl", "<pageControl", "<progressView",
        "<activityIndicatorView", "<datePicker", "<pickerView", "<searchBar",
      ]
    ),
    (
      "text fields and text views",
      [
        "borderStyle=\"roundedRect\"", "borderStyle=\"none\"", "<textView", "scrollEnabled=\"NO\"",
      ]
    ),
    (
      "scroll views, effect views and custom views",
      ["<scrollView", "contentLayoutGuide", "<visualEffectView", "customClass"]
    ),
    (
      "layout guides, safe area and margins",
      [
        "key=\"safeArea\"", "<userGuides>", "<layoutGuides>", "key=\"layoutMargins\"",
        "key=\"readableContent\"", "key=\"directionalLayoutMargins\"",
        "preservesSuperviewLayoutMargins", "<edgeInsets key=\"layoutMargins\"",
      ]
    ),
    ("autoresizing masks", ["widthSizable=\"YES\"", "flexibleMaxY=\"YES\"", "fixedFrame=\"YES\""]),
    (
      "constraints",
      [
        "relation=\"greaterThanOrEqual\"", "relation=\"lessThanOrEqual\"", "multiplier=\"",
        "multiplier=\"16:9\"", "constant=\"", "priority=\"", "\"leadingMargin\"",
        "\"centerXWithinMargins\"", "placeholder=\"YES\"", "identifier=\"", "\"firstBaseline\"",
        "\"baseline\"",
      ]
    ),
    (
      "hugging and compression resistance",
      [
        "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
      ]
    ),
    ("intrinsic size placeholders", ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]),
    ("hidden views", ["hidden=\"YES\""]),
    (
      "variations where they are installed",
      ["key=\"widthClass=regular\"", "key=\"heightClass=regular-widthClass=regular\"", "<exclude"]
    ),
    ("outlets", ["<outlet ", "<outletCollection ", "userLabel"]),
  ]

  @Test("every element and attribute that is promised stands in one", arguments: promised)
  func covered(_ promise: String, _ marks: [String]) throws {
    let texts = try Fixture.all.map { String(decoding: try Fixture($0).bytes, as: UTF8.self) }
    for mark in marks {
      #expect(texts.contains { $0.contains(mark) }, "\(promise): no fixture has \(mark)")
    }
  }

  @Test("all that stands in one is known", arguments: Fixture.all)
  func known(_ name: String) throws {
    let file = try Fixture(name).read()
    let unknown = file.findings + file.cells.flatMap(\.findings)
    // The plain view has an element of no system's, to be named.
    let expected = name == "PlainView.xib" ? 1 : 0
    #expect(unknown.count { $0.kind == .unknown } == expected, "\(unknown)")
  }
}
