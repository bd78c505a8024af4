import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension CellDeclaration {
  /// Declares a button with a configuration: its title, with the insets of its size around it. A
  /// long title wraps.
  ///
  /// Font and insets, in points, are those of the size unless others are given. The size is
  /// measured at the default text size, for a title of one line; that it grows with the text style,
  /// and with the lines of its title, is less than exact, and measuring finds what is assumed.
  public func button(
    size: ButtonSize = .medium, font: LabelFont? = nil,
    contentInsets: DirectionalEdgeInsets? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, _ title: @escaping @Sendable (Content) -> String
  ) -> ViewItem<Content> {
    control(
      .button(size), font: font, contentInsets: contentInsets, fileID: fileID, line: line, title)
  }

  /// Declares a button without a configuration, of the type `system` or `custom`. Its title has one
  /// line, in the system's 15 points at every text size unless a font is given; a long one is
  /// truncated, which is a finding. Insets are in points; nil for the system's.
  public func systemButton(
    font: LabelFont? = nil, contentInsets: DirectionalEdgeInsets? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ title: @escaping @Sendable (Content) -> String
  ) -> ViewItem<Content> {
    control(
      .systemButton, font: font, contentInsets: contentInsets, fileID: fileID, line: line, title)
  }

  /// Declares a text field, without a border or with a rounded one, that shows a text or its
  /// placeholder, in the font of body text unless another is given.
  ///
  /// Sizes were measured for text of 17 points: without a border on iOS 26.1, with one on Mac
  /// Catalyst 26. At other sizes the same distances are assumed around the text, and measuring
  /// finds so.
  public func textField(
    isBordered: Bool = false, font: LabelFont? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, _ text: @escaping @Sendable (Content) -> String
  ) -> ViewItem<Content> {
    control(
      .textField(isBordered: isBordered), font: font, contentInsets: nil, fileID: fileID,
      line: line, text)
  }

  package func control(
    _ control: TextControl, font: LabelFont?, contentInsets: DirectionalEdgeInsets?,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ text: @escaping @Sendable (Content) -> String
  ) -> ViewItem<Content> {
    let item = makeTextControl(control, fileID, line)
    guard let found = platform.style(of: control, font: font, insets: contentInsets) else {
      note(item.layoutItem, .assumed, "\(platform.name) has no figures for a \(control.name)")
      register(item, size: .zero)
      return item
    }
    register(LabelItem(item.layoutItem, text: text, style: found.style))
    note(item.layoutItem, found.fidelity, found.source, at: found.category)
    return item
  }

  /// Declares a text view that does not scroll, the counterpart of a `UITextView`.
  ///
  /// Its lines are those of a text view: each, the last one too, is as high as its text style's
  /// leading, and no word is pushed out of a line. The insets are `textContainerInset`; the padding
  /// is kept free at both ends of each line; the number of lines is `maximumNumberOfLines`.
  /// - Source: Reference images of iOS 15 to 26; the insets and the padding are the documented
  ///   defaults.
  public func textView(
    font: LabelFont = .style(.body), insets: LayoutEdgeInsets = .textContainer,
    lineFragmentPadding: Double = 5, numberOfLines: Int = 0, fileID: StaticString = #fileID,
    line: UInt = #line, _ text: @escaping @Sendable (Content) -> String
  ) -> ViewItem<Content> {
    let item = makeTextControl(.textView, fileID, line)
    let style = textViewStyle(font, insets, lineFragmentPadding, numberOfLines)
    register(LabelItem(item.layoutItem, text: text, style: style))
    return item
  }

  /// Declares a text view whose text has several parts with different fonts.
  public func textView(
    insets: LayoutEdgeInsets = .textContainer, lineFragmentPadding: Double = 5,
    numberOfLines: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
    attributed text: @escaping @Sendable (Content, TraitCollection) -> AttributedText
  ) -> ViewItem<Content> {
    let item = makeTextControl(.textView, fileID, line)
    let text = bindAttributedText { text($0, $1).inTextView }
    let style = textViewStyle(.style(.body), insets, lineFragmentPadding, numberOfLines)
    register(LabelItem(item.layoutItem, attributedText: text, style: style))
    return item
  }

  private func textViewStyle(
    _ font: LabelFont, _ insets: LayoutEdgeInsets, _ padding: Double, _ numberOfLines: Int
  ) -> LabelStyle {
    let insets = DirectionalEdgeInsets(textContainer: insets, lineFragmentPadding: padding)
    var style = LabelStyle.textView(font, insets: insets)
    style.numberOfLines = numberOfLines
    return style
  }

  private func makeTextControl(
    _ control: TextControl, _ fileID: StaticString, _ line: UInt
  ) -> ViewItem<Content> {
    let item = ViewItem(makeItem(control.itemKind, name: control.name, fileID, line), of: self)
    item.layoutItem.className = control.className
    return item
  }
}
