import SelfSizingGeometry

/// Writes a plan as the Swift that a person would have written.
struct TemplateWriter {
  let plan: CellPlan
  let file: String
  let contentType: String
  let templateName: String
  let identifiers: [String]
  let textNames: [String]
  let referenced: Set<Int>
  /// The items whose margins a constraint or the item refers to.
  let withMargins: Set<Int>

  init(_ plan: CellPlan, file: String, typeName: String) {
    self.plan = plan
    self.file = file
    contentType = typeName + "Content"
    templateName = SwiftIdentifiers.camelCased(typeName)
    let names = ItemIdentifiers(plan)
    identifiers = names.listed
    textNames = names.textNames
    let anchors = plan.constraints.flatMap { [$0.first, $0.second].compactMap { $0 } }
    let children = plan.items.indices.filter { (plan.items[$0].parent ?? 0) > 0 }
    let parents = children.compactMap { plan.items[$0].parent }
    referenced = Set(anchors.map(\.item) + children + parents)
    let margins = anchors.filter(\.isMargin).map(\.item)
    let relative = plan.items.indices.filter {
      plan.items[$0].stack?.isLayoutMarginsRelativeArrangement == true
    }
    withMargins = Set(margins + relative)
  }

  func source() -> String { contentSource() + "\n" + templateSource() }

  private func contentSource() -> String {
    var lines = plan.items.indices.compactMap { index -> String? in
      guard case .label(let label) = plan.items[index].content, isBound(index) else { return nil }
      return "  var \(textNames[index]) = \(label.text.swiftLiteral)"
    }
    lines += plan.items.indices.filter(hasHiddenProperty).map {
      "  var \(hiddenProperty($0)) = true"
    }
    let head = "/// The content of `\(templateName)`, as it is in \(file).\n"
    let declaration = "struct \(contentType): Codable, Sendable {"
    if lines.isEmpty { return head + declaration + "}\n" }
    return head + declaration + "\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  private func templateSource() -> String {
    var lines: [String] = []
    for child in children(of: 0) { lines += declaration(of: child) }
    for group in [hierarchy(), rootProperties() + statements()] where !group.isEmpty {
      lines += (lines.isEmpty ? [] : [""]) + group
    }
    let (name, type) = (plan.name.swiftLiteral, "CellTemplate<\(contentType)>")
    var head = "let \(templateName) = \(type)(\(name)) { cell in"
    if head.count > Self.lineWidth {
      head = "let \(templateName) = \(type)(\n  \(name)\n) { cell in"
    }
    return "/// Imported from \(file).\n" + head + "\n"
      + lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n") + "\n}\n"
  }

  func children(of item: Int) -> [Int] {
    plan.items.indices.filter { plan.items[$0].parent == item }
  }

  /// Whether the item's text is a property of the content: it has its own name.
  func isBound(_ index: Int) -> Bool {
    let item = plan.items[index]
    if case .label(let label) = item.content, !label.fragments.isEmpty { return false }
    // The parts of a control have a space in their ids.
    return item.isOutlet
      || item.parent.map { plan.items[$0].isOutlet } == true && item.id.contains(" ")
  }

  func hasHiddenProperty(_ index: Int) -> Bool {
    plan.items[index].isHidden && plan.items[index].isOutlet
  }

  func hiddenProperty(_ index: Int) -> String { "is\(identifiers[index].capitalizedStart)Hidden" }

  private func rootProperties() -> [String] {
    guard let root = plan.items.first else { return [] }
    var lines: [String] = []
    if let margins = root.margins, withMargins.contains(0) {
      lines += wrapped(
        "cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets", margins.swiftArguments)
    }
    if let accessory = plan.accessory { lines.append("cell.accessory(.\(accessory))") }
    if plan.usesPlatformRowHeight { lines.append("cell.usePlatformRowHeight()") }
    if let frame = root.frame { lines.append("cell.contentView.frame = \(frame.swiftLiteral)") }
    // The content view's margins are worth a name.
    let anchors = plan.constraints.flatMap { [$0.first, $0.second] }
    if anchors.contains(where: { $0?.item == 0 && $0?.isMargin == true }) {
      lines.append("let margins = cell.contentView.layoutMarginsGuide")
    }
    return lines
  }

  private func hierarchy() -> [String] {
    plan.items.indices.flatMap { parent -> [String] in
      guard parent > 0, plan.items[parent].stack == nil else { return [] }
      return children(of: parent).filter { !isGuide($0) }.map { child in
        "\(identifiers[parent]).addSubview(\(identifiers[child]))"
      }
    }
  }

  func isGuide(_ index: Int) -> Bool { plan.items[index].isGuide }

  /// The characters of a line within the template, which is indented by two.
  static var lineWidth: Int { 100 }
  static func fits(_ line: String) -> Bool { line.count + 2 <= lineWidth }

  /// A call on one line, or with what is chained to it or its arguments on the next.
  func wrapped(_ function: String, _ arguments: String..., chained: String = "") -> [String] {
    let list = arguments.joined(separator: ", ")
    let call = "\(function)(\(list))"
    if Self.fits(call + chained) { return [call + chained] }
    if !chained.isEmpty {
      return Self.fits(call)
        ? [call, "  " + chained] : [function + "(", "  " + list, ")" + chained]
    }
    if Self.fits("  \(list))") { return [function + "(", "  \(list))"] }
    return [function + "("] + arguments.dropLast().map { "  \($0)," }
      + ["  \(arguments.last ?? ""))"]
  }
}
