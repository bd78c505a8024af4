import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

extension TemplateWriter {
  /// A stack is declared after what it arranges. As deep as the XML reader allows.
  func declaration(of index: Int) -> [String] {
    let within = children(of: index).flatMap(declaration)
    let own = ownDeclaration(of: index)
    return plan.items[index].stack == nil ? own + within : within + own
  }

  private func ownDeclaration(of index: Int) -> [String] {
    if plan.items[index].isGuide {
      let (name, guide) = (identifiers[index], plan.items[index].name.swiftLiteral)
      let owner = plan.items[index].parent.map { identifiers[$0] } ?? "cell.contentView"
      return ["let \(name) = LayoutGuide(\(guide))", "\(owner).addLayoutGuide(\(name))"]
    }
    var lines = call(index)
    if referenced.contains(index) || !properties(of: index).isEmpty {
      let code = lines.firstIndex { !$0.hasPrefix("//") } ?? 0
      lines[code] = "let \(identifiers[index]) = " + lines[code]
    }
    let chained = modifiers(of: index)
    if chained.count == 1, lines.count == 1, Self.fits(lines[0] + chained[0]) {
      return [lines[0] + chained[0]] + properties(of: index)
    }
    lines = lines.flatMap { broken($0, isFollowed: !chained.isEmpty) }
    // What follows a closing brace is below it.
    let indentation = lines.last.map { $0 == "}" || $0 == ")" } == true ? "" : "  "
    return lines + chained.map { indentation + $0 } + properties(of: index)
  }

  /// The closure or the arguments of a line that is too long are on separate lines.
  private func broken(_ line: String, isFollowed: Bool) -> [String] {
    guard !Self.fits(line), !line.hasPrefix("//") else { return [line] }
    if line.hasSuffix(" }"), let brace = line.firstRange(of: ") { ") {
      return [
        line[..<brace.lowerBound] + ") {", "  " + line[brace.upperBound...].dropLast(2), "}",
      ]
    }
    if line.hasSuffix(") {"), let opening = line.firstRange(of: "cell.stack(") {
      let arguments = line[opening.upperBound...].dropLast(3)
      return [String(line[..<opening.upperBound]), "  " + arguments, ") {"]
    }
    guard let opening = line.firstRange(of: "cell.label("), line.hasSuffix(")")
    else { return [line] }
    let arguments = "  " + line[opening.upperBound...]
    let head = String(line[..<opening.upperBound])
    return isFollowed ? [head, String(arguments.dropLast()), ")"] : [head, arguments]
  }

  private func call(_ index: Int) -> [String] {
    switch plan.items[index].content {
    case .root, .view, .guide:
      [plan.items[index].clipping == .scrolls ? "cell.scrollView()" : "cell.view()"]
    case .image(let size?): ["cell.image(intrinsicSize: \(size.swiftLiteral))"]
    case .image(nil): ["cell.image()"]
    case .placeholder(let size): ["cell.view(intrinsicSize: \(size.swiftLiteral))"]
    case .label(let label): labelCall(label, index)
    case .stack(let stack): stackCall(stack, index)
    case .control(let control): ["cell.control(.\(control))"]
    case .segmentedControl(let titles):
      ["cell.segmentedControl(titles: [\(titles.map(\.swiftLiteral).joined(separator: ", "))])"]
    case .pageControl(let pages): ["cell.pageControl(pages: \(pages))"]
    }
  }

  private func labelCall(_ label: LabelDescription, _ index: Int) -> [String] {
    if let control = label.control { return controlCall(control, label.text, index) }
    let remark = label.missingFont.map { ["// The file asks for \($0)."] } ?? []
    if !label.fragments.isEmpty { return remark + attributedLabelCall(label) }
    let limit = label.style.numberOfLines
    let lines = limit == 0 ? "" : ", numberOfLines: \(limit)"
    let font = label.style.font.swiftArgument
    if isBound(index) { return remark + ["cell.label(\\.\(textNames[index]), \(font)\(lines))"] }
    return remark + ["cell.label(text: \(label.text.swiftLiteral), \(font)\(lines))"]
  }

  private func controlCall(_ control: LabelDescription.Control, _ text: String, _ index: Int)
    -> [String]
  {
    var arguments: [String] = []
    let function: String
    switch control.kind {
    case .button(let size):
      function = "button"
      if size != .medium { arguments.append("size: .\(size)") }
    case .systemButton: function = "systemButton"
    case .textField(let isBordered):
      function = "textField"
      if isBordered { arguments.append("isBordered: true") }
    case .textView: function = "textView"
    }
    if let font = control.font { arguments.append("font: \(font.swiftLiteral)") }
    if let insets = control.insets { arguments.append("contentInsets: \(insets.swiftLiteral)") }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let closure = isBound(index) ? "$0.\(textNames[index])" : "_ in \(text.swiftLiteral)"
    return ["cell.\(function)\(list) { \(closure) }"]
  }

  private func attributedLabelCall(_ label: LabelDescription) -> [String] {
    let parts = label.fragments.enumerated().map { index, part in
      let kern = part.kern == 0 ? "" : ", kern: \(part.kern.plain)"
      let offset = part.baselineOffset == 0 ? "" : ", baselineOffset: \(part.baselineOffset.plain)"
      return "  " + (index == 0 ? "" : "  + ")
        + "AttributedText(\(part.text.swiftLiteral), "
        + "font: \((part.labelFont ?? label.style.font).swiftExpression)\(kern)\(offset))"
    }
    return ["cell.label(numberOfLines: \(label.style.numberOfLines)) { _, traits in"] + parts + [
      "}"
    ]
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

  private func modifiers(of index: Int) -> [String] {
    let item = plan.items[index]
    var modifiers: [String] = []
    if case .label(let label) = item.content, label.control == nil {
      modifiers += LabelAttribute.all.flatMap { $0.modifiers(label.style) }
    }
    modifiers += priorities("contentHugging", item.hugging, standard: 250)
    modifiers += priorities("compressionResistance", item.resistance, standard: 750)
    if let stack = item.stack {
      if stack.isLayoutMarginsRelativeArrangement {
        let margins = item.margins ?? .zero
        modifiers.append(".layoutMargins(\(margins.swiftLiteral))")
        modifiers.append(".layoutMarginsRelativeArrangement()")
      }
      if stack.isBaselineRelativeArrangement { modifiers.append(".baselineRelativeArrangement()") }
    }
    modifiers += children(of: index).compactMap { child in
      plan.items[child].customSpacing.map {
        ".customSpacing(\($0.plain), after: \(identifiers[child]))"
      }
    }
    if item.clipping == .clips, !children(of: index).isEmpty {
      modifiers.append(".clipsToBounds()")
    }
    if hasHiddenProperty(index) {
      modifiers.append(".hidden { $0.\(hiddenProperty(index)) }")
    } else if item.isHidden {
      modifiers.append(".hidden { _ in true }")
    }
    if needsName(index) { modifiers.append(".named(\(item.name.swiftLiteral))") }
    return modifiers
  }

  private func priorities(
    _ name: String, _ values: (horizontal: Double?, vertical: Double?), standard: Double
  ) -> [String] {
    let (horizontal, vertical) = (values.horizontal ?? standard, values.vertical ?? standard)
    if horizontal == vertical, horizontal != standard { return [".\(name)(\(horizontal.plain))"] }
    return [(horizontal, "horizontal"), (vertical, "vertical")].filter { $0.0 != standard }
      .map { value, axis in ".\(name)(\(value.plain), for: .\(axis))" }
  }

  /// Whether findings would speak of the item by another name than the file's.
  private func needsName(_ index: Int) -> Bool {
    let item = plan.items[index]
    guard item.isOutlet else { return false }
    if case .label(let label) = item.content, label.control == nil, isBound(index) {
      return identifiers[index] != item.name
    }
    return true
  }

  private func properties(of index: Int) -> [String] {
    let item = plan.items[index]
    let name = identifiers[index]
    var lines: [String] = []
    let isRelative = item.stack?.isLayoutMarginsRelativeArrangement == true
    if let margins = item.margins, withMargins.contains(index), !isRelative {
      lines +=
        margins == .zero
        ? ["\(name).directionalLayoutMargins = .zero"]
        : wrapped(
          "\(name).directionalLayoutMargins = DirectionalEdgeInsets", margins.swiftArguments)
    }
    if let frame = item.frame { lines.append("\(name).frame = \(frame.swiftLiteral)") }
    if let mask = item.autoresizing {
      lines.append("\(name).autoresizingMask = \(mask.swiftLiteral)")
    }
    return lines
  }
}
