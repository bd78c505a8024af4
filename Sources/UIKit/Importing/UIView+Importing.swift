import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingInterfaceBuilder
import SelfSizingTypography

extension UIView {
  /// How a plan states the view.
  ///
  /// - Throws: `ViewPlanError.unsupported` for a class that a template cannot state.
  func importedContent() throws(ViewPlanError) -> CellPlan.Content {
    if let measuredControl { return .control(measuredControl) }
    switch self {
    case let label as UILabel: return .label(label.importedLabel)
    case let stack as UIStackView:
      return .stack(stack.layoutItem.stack ?? StackArrangement(axis: .horizontal))
    case is UIImageView: return .image(ownSize)
    case is UIScrollView where !(self is UITextView): return .view
    case _ where itemKind == .view && ownSize == nil && shownText(in: .zero) == nil:
      return .view
    default: break
    }
    throw .unsupported(className: "\(type(of: self))", name: logName)
  }

  /// The size that the view's content gives it; a negative extent for none, nil for none at all.
  private var ownSize: LayoutSize? {
    let size = intrinsicContentSize
    guard size.width >= 0 || size.height >= 0 else { return nil }
    return LayoutSize(width: Double(size.width), height: Double(size.height))
  }
}

extension UILabel {
  /// How a plan states the label: with the text that it shows now.
  fileprivate var importedLabel: LabelDescription {
    var style = self.style
    style.font = font.labelFont
    guard let attributed = statedAttributedText else {
      return LabelDescription(text: text ?? "", style: style)
    }
    if let paragraph = attributed.attributedText(font: font.textFont).paragraphStyle {
      style.paragraphStyle = paragraph.values
      style.lineBreakMode = paragraph.lineBreakMode.lineBreakMode
    }
    return LabelDescription(
      text: attributed.string, fragments: fragments(of: attributed), style: style)
  }

  private func fragments(of text: NSAttributedString) -> [TextFragment] {
    var fragments: [TextFragment] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      let part = text.attributedSubstring(from: range)
      let look = part.attributedText(font: font.textFont).text.runs.first?.attributes
      fragments.append(
        TextFragment(
          plain: part.string, in: (attributes[.font] as? UIFont ?? font).labelFont,
          kern: look?.kern ?? 0, baselineOffset: look?.baselineOffset ?? 0))
    }
    return fragments
  }
}

extension UITableViewCell {
  /// The accessory beside the content view; nil for none.
  ///
  /// - Throws: `ViewPlanError.unsupported` for a view of the app's own.
  func importedAccessory() throws(ViewPlanError) -> CellAccessory? {
    guard let accessoryView else { return standardAccessory }
    throw .unsupported(className: "\(type(of: accessoryView))", name: "accessoryView")
  }
}
