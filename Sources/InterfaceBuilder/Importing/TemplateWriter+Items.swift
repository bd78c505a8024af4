import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension TemplateWriter {
  /// The statements that declare an item and what it contains. What a stack arranges is declared before
  /// it.
  ///
  /// Recursion is bounded by the depth of elements that the XML reader allows.
  func declaration(of index: Int) -> [String] {
    let within = children(of: index).flatMap(declaration)
    let own = ownDeclaration(of: index)
    if case .stack = plan.items[index].content { return within + own }
    return own + within
  }

  private func ownDeclaration(of index: Int) -> [String] {
    let item = plan.items[index]
    let name = identifiers[index]
    if case .guide = item.content { return guide(index) }
    var lines = call(index)
    lines += modifiers(of: index).map { "  " + $0 }
    let isNamed = referenced.contains(index) || !properties(of: index).isEmpty
    if isNamed { lines[firstCode(lines)] = "let \(name) = " + lines[firstCode(lines)] }
    return lines + properties(of: index)
  }

  /// The index of the first line that is no comment.
  private func firstCode(_ lines: [String]) -> Int {
    lines.firstIndex { !$0.hasPrefix("//") } ?? 0
  }

  private func guide(_ index: Int) -> [String] {
    let name = identifiers[index]
    let owner = plan.items[index].parent.map { identifiers[$0] } ?? "cell.contentView"
    return [
      "let \(name) = LayoutGuide(\(plan.items[index].name.swiftLiteral))",
      "\(owner).layoutItem.addLayoutGuide(\(name))",
    ]
  }

  /// The call that makes the item, without modifiers.
  private func call(_ index: Int) -> [String] {
    switch plan.items[index].content {
    case .root, .view, .guide: ["cell.view()"]
    case .image(let size?): ["cell.image(intrinsicSize: \(size.swiftLiteral))"]
    case .image(nil): ["cell.image()"]
    case .label(let label): labelCall(label, index)
    case .stack(let stack): stackCall(stack, index)
    case .control(let control): controlCall(control, index)
    }
  }

  private func labelCall(_ label: CellPlan.Label, _ index: Int) -> [String] {
    let lines = label.numberOfLines == 0 ? "" : ", lines: \(label.numberOfLines)"
    let remark = label.missingFont.map { ["// The file asks for \($0)."] } ?? []
    let text = isBound(index) ? "$0.\(identifiers[index])" : "_ in \(label.text.swiftLiteral)"
    switch label.font {
    case .style(let style):
      let source =
        isBound(index) ? "\\.\(identifiers[index])" : "fixed: \(label.text.swiftLiteral)"
      return remark + ["cell.label(\(source), style: .\(style)\(lines))"]
    case .fixed(let font):
      return remark + ["cell.label(font: \(font.swiftLiteral)\(lines)) { \(text) }"]
    case .scaled(let font):
      return remark
        + ["cell.label(font: .scaled(\(font.swiftLiteral), as: .body)\(lines)) { \(text) }"]
    }
  }

  private func stackCall(_ stack: StackArrangement, _ index: Int) -> [String] {
    var arguments = [stack.axis == .horizontal ? ".horizontal" : ".vertical"]
    if stack.spacing == StackArrangement.spacingUseSystem {
      arguments.append("spacing: StackArrangement.spacingUseSystem")
    } else if stack.spacing != 0 {
      arguments.append("spacing: \(stack.spacing.plain)")
    }
    if stack.alignment != .fill { arguments.append("alignment: .\(stack.alignment)") }
    if stack.distribution != .fill { arguments.append("distribution: .\(stack.distribution)") }
    let arranged = children(of: index).filter { !isGuide($0) }.map { "  " + identifiers[$0] }
    let call = "cell.stack(\(arguments.joined(separator: ", ")))"
    return arranged.isEmpty ? [call + " {}"] : [call + " {"] + arranged + ["}"]
  }

  private func controlCall(_ control: ControlSize, _ index: Int) -> [String] {
    let title =
      children(of: index).first.map { child -> String in
        guard case .label(let label) = plan.items[child].content else { return "\"\"" }
        return isBound(child) ? "content.\(identifiers[child])" : label.text.swiftLiteral
      } ?? "\"\""
    let content = title.hasPrefix("content.") ? "content" : "_"
    switch control.rule {
    case .fixed(let size): return ["cell.view(intrinsicSize: \(size.swiftLiteral))"]
    case .button(let font, let insets):
      let insets = insets.map { ", insets: \($0.swiftLiteral)" } ?? ""
      return block(
        content, "ControlMetrics.button(",
        "title: \(title), font: \(font.swiftExpression)\(insets), traits: traits)")
    case .textField(let font, let hasBorder):
      return block(
        content, "ControlMetrics.textField(",
        "text: \(title), font: \(font.swiftExpression), hasBorder: \(hasBorder), traits: traits)")
    case .scaled(let size, let minimum):
      let minimum = minimum == .zero ? "" : ", minimum: \(minimum.swiftLiteral)"
      return block("_", "ControlMetrics.scaled(", "\(size.swiftLiteral)\(minimum), traits: traits)")
    case .byCategory(let ordinary, let accessibility):
      return [
        "cell.view { _, traits in", "  traits.contentSizeCategory.isAccessibilityCategory",
        "    ? \(accessibility.swiftLiteral) : \(ordinary.swiftLiteral)", "}",
      ]
    }
  }

  private func block(_ content: String, _ call: String, _ arguments: String) -> [String] {
    ["cell.view { \(content), traits in", "  \(call)", "    \(arguments)", "}"]
  }

  /// What is chained to the call.
  private func modifiers(of index: Int) -> [String] {
    let item = plan.items[index]
    var modifiers: [String] = []
    if case .label(let label) = item.content, label.lineBreakMode != .byTruncatingTail {
      modifiers.append(".lineBreakMode(.\(label.lineBreakMode))")
    }
    func priority(_ name: String, _ value: Double?, _ axis: String, default standard: Double) {
      guard let value, value != standard else { return }
      modifiers.append(".\(name)(\(value.plain), for: .\(axis))")
    }
    priority("contentHugging", item.hugging.horizontal, "horizontal", default: 250)
    priority("contentHugging", item.hugging.vertical, "vertical", default: 250)
    priority("compressionResistance", item.resistance.horizontal, "horizontal", default: 750)
    priority("compressionResistance", item.resistance.vertical, "vertical", default: 750)
    if case .stack(let stack) = item.content, stack.isLayoutMarginsRelativeArrangement {
      let margins = item.margins ?? .zero
      modifiers.append(".layoutMargins(\(margins.swiftLiteral))")
    }
    if hasHiddenProperty(index) {
      modifiers.append(".hidden { $0.\(hiddenProperty(index)) }")
    } else if item.isHidden {
      modifiers.append(".hidden { _ in true }")
    }
    if needsName(index) { modifiers.append(".named(\(item.name.swiftLiteral))") }
    return modifiers
  }

  /// Whether findings would speak of the item by another name than the file's.
  private func needsName(_ index: Int) -> Bool {
    let item = plan.items[index]
    guard item.isOutlet else { return false }
    if case .label(let label) = item.content, case .style = label.font {
      return identifiers[index] != item.name
    }
    return true
  }

  /// The statements that set what no modifier does.
  private func properties(of index: Int) -> [String] {
    let item = plan.items[index]
    let name = identifiers[index]
    var lines: [String] = []
    if let margins = item.margins, withMargins.contains(index) {
      if case .stack(let stack) = item.content {
        if !stack.isLayoutMarginsRelativeArrangement {
          lines.append("\(name).layoutItem.directionalLayoutMargins = \(margins.swiftLiteral)")
        }
      } else {
        lines.append("\(name).layoutItem.directionalLayoutMargins = \(margins.swiftLiteral)")
      }
    }
    if case .stack(let stack) = item.content, stack.isBaselineRelativeArrangement {
      lines.append("\(name).layoutItem.stack?.isBaselineRelativeArrangement = true")
    }
    if case .control(let control) = item.content {
      if control.axes == .height { lines.append("\(name).layoutItem.intrinsicAxes = .height") }
      if control.axes == .width { lines.append("\(name).layoutItem.intrinsicAxes = .width") }
      if control.alignmentRectInsets != .zero {
        lines.append(
          "\(name).layoutItem.alignmentRectInsets = \(control.alignmentRectInsets.swiftLiteral)")
      }
    }
    if let frame = item.frame { lines.append("\(name).layoutItem.frame = \(frame.swiftLiteral)") }
    if let mask = item.autoresizing {
      lines.append("\(name).layoutItem.autoresizingMask = \(mask.swiftLiteral)")
      lines.append("\(name).layoutItem.translatesAutoresizingMaskIntoConstraints = true")
    }
    return lines
  }
}
