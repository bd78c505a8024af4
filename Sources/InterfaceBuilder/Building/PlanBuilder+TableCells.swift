import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

extension PlanBuilder {
  /// Adds a content view that leaves room for an accessory view of the cell's own.
  mutating func addContentView(_ content: InterfaceView, _ root: Int) -> Int {
    let item = append(
      CellPlan.Item(
        id: content.id, name: names.unused("content"), parent: root, line: content.line,
        content: .view))
    constrain(item, .top, to: root, .top, line: content.line)
    constrain(item, .leading, to: root, .leading, line: content.line)
    constrain(root, .bottom, to: item, .bottom, line: content.line)
    guard let view = prototype.accessoryView else { return item }
    let accessory = addView(view, to: root)
    let size = view.frame?.size ?? .zero
    constrain(accessory, .width, constant: size.width, line: view.line)
    constrain(accessory, .height, constant: size.height, line: view.line)
    let line = prototype.view.line
    constrain(accessory, .leading, to: item, .trailing, line: line)
    constrain(root, .trailing, to: accessory, .trailing, constant: sideMargin, line: line)
    constrain(accessory, .centerY, to: root, .centerY, line: line)
    return item
  }

  var contentViewMargins: DirectionalEdgeInsets {
    let margins = TableCell.contentMargins(on: options.platform)
    return canvasMargins(standard: (margins.top, margins.bottom)) ?? margins
  }

  mutating func addStyle(in content: Int) {
    guard case .tableViewCell(let style) = prototype.kind, style.labels != .custom,
      let title = style.textLabel.flatMap({ itemsByID[$0] })
    else { return }
    let line = prototype.view.line
    log.note(
      .assumedSize,
      "the layout of a built-in style is published for single lines at two text sizes; the rest is assumed",
      line: line)
    let detail = style.detailTextLabel.flatMap { itemsByID[$0] }
    plan.usesPlatformRowHeight = true
    addLeading(of: title, image: style.imageView.flatMap { itemsByID[$0] }, in: content, line)
    if options.isOnCanvas, style.labels == .basic {
      // The label takes the height of the cell, and centers its text.
      for attribute in [LayoutAttribute.top, .bottom] {
        constrain(title, attribute, to: content, attribute, line: line)
      }
      return constrain(
        content, .trailing, to: title, .trailing, constant: trailingGap(style), line: line)
    }
    if style.labels == .subtitle, let detail {
      return addSubtitle(title, detail, in: content, line)
    }
    for label in [title, detail].compactMap({ $0 }) { addCentered(label, in: content, line) }
    addDetail(title, detail, style, in: content, line)
  }

  private mutating func addLeading(of title: Int, image: Int?, in content: Int, _ line: Int) {
    guard let image else {
      return constrain(title, .leading, to: content, .leading, constant: sideMargin, line: line)
    }
    // The image keeps its size; the title takes what is left.
    plan.items[image].hugging = (1000, 1000)
    constrain(image, .leading, to: content, .leading, constant: sideMargin, line: line)
    addCentered(image, in: content, line, margin: 0)
    constrain(title, .leading, to: image, .trailing, constant: TableCell.imageGap, line: line)
  }

  private mutating func addCentered(
    _ item: Int, in content: Int, _ line: Int, margin: Double? = nil
  ) {
    constrain(item, .centerY, to: content, .centerY, line: line)
    constrain(
      item, .top, .greaterThanOrEqual, to: content, .top,
      constant: margin ?? contentViewMargins.top, line: line)
  }

  private mutating func addSubtitle(_ title: Int, _ detail: Int, in content: Int, _ line: Int) {
    let gaps = TableCell.subtitleGaps
    constrain(
      title, .top, to: content, .top, constant: gaps.above.ordinary,
      accessibilityConstant: gaps.above.accessibility, line: line)
    constrain(
      detail, .top, to: title, .bottom, constant: gaps.between.ordinary,
      accessibilityConstant: gaps.between.accessibility, line: line)
    // The row may be higher than its texts; what they leave is below them.
    constrain(
      content, .bottom, .greaterThanOrEqual, to: detail, .bottom, constant: gaps.below.ordinary,
      accessibilityConstant: gaps.below.accessibility, line: line)
    for label in [title, detail] {
      plan.items[label].hugging.vertical = 1000
      constrain(content, .trailing, to: label, .trailing, constant: sideMargin, line: line)
    }
    constrain(detail, .leading, to: title, .leading, line: line)
  }

  private mutating func addDetail(
    _ title: Int, _ detail: Int?, _ style: CellPrototype.TableCellStyle, in content: Int,
    _ line: Int
  ) {
    let margin = trailingGap(style)
    guard let detail, style.labels != .basic else {
      let isOpen = options.isOnCanvas && style.labels != .basic
      return constrain(
        content, .trailing, isOpen ? .greaterThanOrEqual : .equal, to: title, .trailing,
        constant: margin, line: line)
    }
    let isLeft = style.labels == .leftDetail
    if isLeft { constrain(title, .width, constant: TableCell.leftTitleWidth, line: line) }
    constrain(
      detail, .leading, isLeft ? .equal : .greaterThanOrEqual, to: title, .trailing,
      constant: TableCell.detailGap, line: line)
    constrain(content, .trailing, to: detail, .trailing, constant: margin, line: line)
  }

  /// The gap between what a built-in style shows last and the content's end.
  ///
  /// - Source: Frames of 20 cells in 4 public documents: 16 points, and 1 before an accessory, for
  ///   which the content leaves room.
  private func trailingGap(_ style: CellPrototype.TableCellStyle) -> Double {
    options.isOnCanvas && style.accessory != nil ? 1 : sideMargin
  }
}

extension CellPrototype {
  var styledViews: Set<String> {
    guard case .tableViewCell(let style) = kind, style.labels != .custom else { return [] }
    return Set([style.textLabel, style.detailTextLabel, style.imageView].compactMap(\.self))
  }
}
