import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension CellDeclaration {
  /// Declares a button with a configuration: its title, with the insets of its size around it. A
  /// long title wraps.
  ///
  /// Its size is measured at the default text size, for a title of one line; that it grows with the
  /// text style of that size, and with the lines of its title, is less than exact, and measuring
  /// finds what is assumed.
  /// - Parameters:
  ///   - size: The size of the configuration.
  ///   - font: The font of the title; nil for that of the size.
  ///   - contentInsets: The insets around the title, in points; nil for those of the size.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
  ///   - title: The title.
  public func button(
    size: ButtonSize = .medium, font: LabelFont? = nil,
    contentInsets: DirectionalEdgeInsets? = nil, fileID: StaticString = #fileID,
    line: UInt = #line, _ title: @escaping @Sendable (Content) -> String
  ) -> ViewItem<Content> {
    control(
      .button(size), font: font, contentInsets: contentInsets, fileID: fileID, line: line, title)
  }

  /// Declares a button without a configuration, of the type `system` or `custom`. Its title has one
  /// line; a long one is truncated, which is a finding.
  ///
  /// - Parameters:
  ///   - font: The font of the title; nil for the system's 15 points at every text size.
  ///   - contentInsets: The insets around the title, in points; nil for the system's.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
  ///   - title: The title.
  public func systemButton(
    font: LabelFont? = nil, contentInsets: DirectionalEdgeInsets? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ title: @escaping @Sendable (Content) -> String
  ) -> ViewItem<Content> {
    control(
      .systemButton, font: font, contentInsets: contentInsets, fileID: fileID, line: line, title)
  }

  /// Declares a text field without a border, or with a rounded border.
  ///
  /// Sizes were measured for text of 17 points: without a border on iOS 26.1, with one on Mac
  /// Catalyst 26. At other sizes the same distances are assumed around the text, and measuring
  /// finds so.
  /// - Parameters:
  ///   - isBordered: Whether the field has a rounded border.
  ///   - font: The font of the text; nil for that of body text.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
  ///   - text: The text, or the placeholder if there is none.
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
    let item = makeControl(control.name, control.className, fileID, line)
    guard let found = platform.style(of: control, font: font, insets: contentInsets) else {
      note(item.layoutItem, .assumed, "\(platform.name) has no figures for a \(control.name)")
      register(item, size: .zero)
      return item
    }
    register(LabelItem(item.layoutItem, text: text, style: found.style))
    note(item.layoutItem, found.fidelity, found.source, at: found.category)
    return item
  }
}
