import SelfSizingGeometry
import SelfSizingTypography

/// A control whose size follows from the text that it shows.
package enum TextControl: Hashable, Sendable {
  case button(ButtonSize)
  /// A `UIButton` without a configuration: of the types `system` and `custom`.
  case systemButton
  case textField(isBordered: Bool)
  /// A `UITextView` that does not scroll.
  case textView

  package var className: String {
    switch self {
    case .button, .systemButton: "UIButton"
    case .textField: "UITextField"
    case .textView: "UITextView"
    }
  }

  package var name: String {
    switch self {
    case .button, .systemButton: "button"
    case .textField: "text field"
    case .textView: "text view"
    }
  }

  package var itemKind: CellItemKind { self == .textView ? .label : .control }
}

/// A control's text style, with its fidelity.
package struct TextControlStyle: Sendable {
  package let style: LabelStyle
  package let fidelity: Fidelity
  /// The text size at which it may; it is assumed at others. Nil for all.
  package let category: DynamicTypeCategory?
  package let source: String
}

extension PlatformProfile {
  /// How a control sets its text on the system, in its own font and with the system's insets unless
  /// others are given; nil if the profile has no figures for it.
  /// - Source: The title of a button with a configuration has any number of lines and wraps, as
  ///   measured on iOS 26.1 (`titleLabel.numberOfLines` is 0); one without shows one line and
  ///   truncates in the middle, its documented default. Insets and fonts were measured at the large
  ///   text size, those of text fields at 17 points: elsewhere they are assumed, and so is a
  ///   button's own insets replacing the system's. The lines of text views are those of reference
  ///   images of iOS 15 to 26; `textContainerInset` and `lineFragmentPadding` are as documented.
  package func style(
    of control: TextControl, font: LabelFont? = nil, insets: DirectionalEdgeInsets? = nil
  ) -> TextControlStyle? {
    switch control {
    case .button(let size):
      guard let metrics = buttons[size] else { return nil }
      let figure = metrics.contentInsets
      var style = LabelStyle(font: font ?? .style(metrics.textStyle.value), numberOfLines: 0)
      style.lineBreakMode = .byWordWrapping
      style.padding = TextPadding(insets: insets ?? figure.value)
      return TextControlStyle(
        style: style, fidelity: figure.fidelity, category: .large,
        source: "insets on \(name): \(figure.source)")
    case .systemButton:
      var style = LabelStyle(font: font ?? .fixed(.systemFont(ofSize: 15)))
      style.lineBreakMode = .byTruncatingMiddle
      style.padding = systemButton.value
      guard let insets else {
        return TextControlStyle(
          style: style, fidelity: systemButton.fidelity, category: nil,
          source: "size on \(name): \(systemButton.source)")
      }
      style.padding?.insets = insets
      return TextControlStyle(
        style: style, fidelity: .assumed, category: nil,
        source: "how a button's own insets replace the system's is assumed")
    case .textField(let isBordered):
      let figure = isBordered ? borderedTextField : textField
      var style = LabelStyle(font: font ?? .style(.body))
      style.padding = figure.value
      let isMeasured = style.font.resolved(for: TraitCollection()).pointSize == 17
      return TextControlStyle(
        style: style, fidelity: isMeasured ? figure.fidelity : .assumed,
        category: style.font.fixedFont != nil ? nil : .large,
        source: "size on \(name), for 17 points: \(figure.source)")
    case .textView:
      let standard = DirectionalEdgeInsets(textContainer: .textContainer, lineFragmentPadding: 5)
      return TextControlStyle(
        style: .textView(font ?? .style(.body), insets: insets ?? standard), fidelity: .exact,
        category: nil, source: "the documented insets")
    }
  }
}

extension LabelStyle {
  /// How a text view sets its text, with insets that count what is kept free at the ends of lines.
  package static func textView(_ font: LabelFont, insets: DirectionalEdgeInsets) -> LabelStyle {
    var style = LabelStyle(font: font.inTextView, numberOfLines: 0)
    style.lineBreakMode = .byWordWrapping
    style.padding = TextPadding(insets: insets, isCentered: false)
    return style
  }
}

extension LayoutEdgeInsets {
  /// The insets that a `UITextView` has by default: 8 points above and below.
  public static let textContainer = LayoutEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}

extension DirectionalEdgeInsets {
  /// The room that a text view keeps free around its text, in points.
  package init(textContainer insets: LayoutEdgeInsets, lineFragmentPadding padding: Double) {
    self.init(
      top: insets.top, leading: insets.left + padding, bottom: insets.bottom,
      trailing: insets.right + padding)
  }
}
