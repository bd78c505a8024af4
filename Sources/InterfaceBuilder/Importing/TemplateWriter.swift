import SelfSizingAutoLayout
import SelfSizingGeometry

/// Writes a plan as the Swift that a person would have written.
struct TemplateWriter {
  let plan: CellPlan
  let file: String
  let contentType: String
  let templateName: String
  let identifiers: [String]
  /// The names of the content's properties that hold the texts of items, by index.
  let textNames: [String]
  let referenced: Set<Int>
  /// The items whose margins something refers to.
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
    let children = plan.items.indices.filter { index in
      plan.items[index].parent.map { $0 > 0 } ?? false
    }
    let parents = children.compactMap { plan.items[$0].parent }
    referenced = Set(anchors.map(\.item) + children + parents)
    let margins = anchors.filter(\.isMargin).map(\.item)
    let relative = plan.items.indices.filter { index in
      if case .stack(let stack) = plan.items[index].content {
        return stack.isLayoutMarginsRelativeArrangement
      }
      return false
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
    if lines.isEmpty { return head + "struct \(contentType): Codable, Sendable {}\n" }
    return head + "struct \(contentType): Codable, Sendable {\n"
      + lines.joined(separator: "\n") + "\n}\n"
  }

  private func templateSource() -> String {
    var lines: [String] = []
    for child in children(of: 0) { lines += declaration(of: child) }
    for group in [hierarchy(), rootProperties() + statements()] where !group.isEmpty {
      lines += (lines.isEmpty ? [] : [""]) + group
    }
    var head =
      "let \(templateName) = CellTemplate<\(contentType)>(\(plan.name.swiftLiteral)) { cell in"
    if head.count > Self.lineWidth {
      head =
        "let \(templateName) = CellTemplate<\(contentType)>(\n  \(plan.name.swiftLiteral)\n) { cell in"
    }
    return "/// Imported from \(file).\n" + head + "\n"
      + lines.map { line in line.isEmpty ? "" : "  " + line }.joined(separator: "\n") + "\n}\n"
  }

  func children(of item: Int) -> [Int] {
    plan.items.indices.filter { plan.items[$0].parent == item }
  }

  /// Whether the item's text is a property of the content: it has its own name.
  func isBound(_ index: Int) -> Bool {
    let item = plan.items[index]
    if case .label(let label) = item.content, !label.fragments.isEmpty { return false }
    return item.isOutlet || item.parent.map { plan.items[$0].isOutlet && isPart(index) } ?? false
  }

  /// Whether the item is what a control is made of.
  func isPart(_ index: Int) -> Bool { plan.items[index].id.contains(" ") }

  func hasHiddenProperty(_ index: Int) -> Bool {
    plan.items[index].isHidden && plan.items[index].isOutlet
  }

  func hiddenProperty(_ index: Int) -> String {
    let name = identifiers[index]
    return "is" + name.prefix(1).uppercased() + name.dropFirst() + "Hidden"
  }

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
    if usesRootMargins { lines.append("let margins = cell.contentView.layoutMarginsGuide") }
    return lines
  }

  /// Whether the content view's margins are worth a name.
  var usesRootMargins: Bool {
    plan.constraints.flatMap { [$0.first, $0.second] }.contains {
      $0?.item == 0 && $0?.isMargin == true
    }
  }

  /// The hierarchy of items, except in stacks, which state their own.
  private func hierarchy() -> [String] {
    plan.items.indices.flatMap { parent -> [String] in
      guard parent > 0 else { return [] }
      if case .stack = plan.items[parent].content { return [] }
      return children(of: parent).filter { !isGuide($0) }.map { child in
        "\(identifiers[parent]).addSubview(\(identifiers[child]))"
      }
    }
  }

  func isGuide(_ index: Int) -> Bool {
    if case .guide = plan.items[index].content { true } else { false }
  }
}
