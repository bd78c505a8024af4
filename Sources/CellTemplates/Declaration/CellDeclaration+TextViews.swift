import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension CellDeclaration {
  /// Declares a text view that does not scroll, the counterpart of a `UITextView`.
  ///
  /// Its lines are those of a text view: each, the last one too, is as high as its text style's
  /// leading, and no word is pushed out of a line.
  /// - Parameters:
  ///   - font: The font.
  ///   - insets: The distances of the text from the edges, `textContainerInset`.
  ///   - lineFragmentPadding: What each line also keeps free at both ends, in points.
  ///   - numberOfLines: The most lines, `maximumNumberOfLines`; 0 for any number.
  ///   - fileID: The file of the declaration, for findings.
  ///   - line: The line of the declaration, for findings.
  ///   - text: The text.
  /// - Source: Reference images of iOS 15 to 26; the insets and the padding are the documented
  ///   defaults.
  public func textView(
    font: LabelFont = .style(.body), insets: LayoutEdgeInsets = .textContainer,
    lineFragmentPadding: Double = 5, numberOfLines: Int = 0, fileID: StaticString = #fileID,
    line: UInt = #line, _ text: @escaping @Sendable (Content) -> String
  ) -> ViewItem<Content> {
    let label = label(
      font: font.inTextView, numberOfLines: numberOfLines, fileID: fileID, line: line, text)
    return textView(around: label, insets, lineFragmentPadding, fileID, line)
  }

  /// Declares a text view whose text has several parts with different fonts.
  public func textView(
    insets: LayoutEdgeInsets = .textContainer, lineFragmentPadding: Double = 5,
    numberOfLines: Int = 0, fileID: StaticString = #fileID, line: UInt = #line,
    attributed text: @escaping @Sendable (Content, TraitCollection) -> AttributedText
  ) -> ViewItem<Content> {
    let label = label(numberOfLines: numberOfLines, fileID: fileID, line: line) {
      text($0, $1).inTextView
    }
    return textView(around: label, insets, lineFragmentPadding, fileID, line)
  }

  private func textView(
    around label: LabelItem<Content>, _ insets: LayoutEdgeInsets, _ padding: Double,
    _ fileID: StaticString, _ line: UInt
  ) -> ViewItem<Content> {
    let view = ViewItem(makeItem(.view, name: "text view", fileID, line), of: self)
    view.layoutItem.className = "UITextView"
    adopt(label.layoutItem, into: view.layoutItem)
    LayoutConstraint.activate([
      label.topAnchor.constraint(
        equalTo: view.topAnchor, constant: insets.top, fileID: fileID, line: line),
      label.leftAnchor.constraint(
        equalTo: view.leftAnchor, constant: insets.left + padding, fileID: fileID, line: line),
      view.rightAnchor.constraint(
        equalTo: label.rightAnchor, constant: insets.right + padding, fileID: fileID, line: line),
      view.bottomAnchor.constraint(
        equalTo: label.bottomAnchor, constant: insets.bottom, fileID: fileID, line: line),
    ])
    return view
  }
}

extension LayoutEdgeInsets {
  /// The insets that a `UITextView` has by default: 8 points above and below.
  public static let textContainer = LayoutEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}
