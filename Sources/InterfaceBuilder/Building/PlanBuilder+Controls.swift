import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

extension PlanBuilder {
  /// A control that is hidden, or too small for its parts, is no conflict.
  private static let nearlyRequired = 999.0

  private mutating func addPart(
    _ content: CellPlan.Content, named name: String, of control: Int, like view: InterfaceView
  ) -> Int {
    let base = plan.items[control]
    var part = CellPlan.Item(
      id: "\(base.id) \(name)", name: names.unused("\(base.name).\(name)"), parent: control,
      line: base.line, content: content)
    part.hugging = view.hugging
    part.resistance = view.resistance
    return append(part)
  }

  private mutating func addTitle(
    _ text: String, _ font: LabelFont, lines: Int, of control: Int, like view: InterfaceView,
    named name: String = "title"
  ) -> Int {
    var style = LabelStyle(font: font, numberOfLines: lines)
    style.lineBreakMode = lines == 1 ? .byTruncatingMiddle : .byWordWrapping
    let title = addPart(
      .label(LabelDescription(text: text, style: style)), named: name, of: control, like: view)
    texts[view.id] = title
    baselineItems[control] = title
    return title
  }

  mutating func addTextControl(
    _ kind: TextControl, _ text: String, _ font: FontDescription?,
    insets: DirectionalEdgeInsets? = nil, _ view: InterfaceView, to parent: Int
  ) -> Int {
    let font = font.map { planned($0, line: view.line) }
    let found = options.platform.style(of: kind, font: font, insets: insets)
    if found?.fidelity == .assumed {
      log.note(
        .assumedSize, "the size of this \(view.element) is assumed: \(found?.source ?? "")",
        line: view.line)
    }
    var label = LabelDescription(
      text: text, style: found?.style ?? LabelStyle(font: font ?? .style(.body)))
    label.control = LabelDescription.Control(kind: kind, font: font, insets: insets)
    return add(view, .label(label), parent: parent)
  }

  mutating func addButton(_ button: ButtonDescription, _ view: InterfaceView, to parent: Int) -> Int
  {
    if button.isSymbol { return addControl(.symbolButton, view, to: parent) }
    if button.image == nil, button.subtitle.isEmpty {
      return addTextControl(
        button.style == .configured ? .button(button.size) : .systemButton, button.title,
        button.font, insets: button.insets, view, to: parent)
    }
    noteIfAssumed(button.image, view)
    let metrics = button.style == .configured ? options.platform.buttons[button.size] : nil
    let font =
      button.font.map { planned($0, line: view.line) } ?? .style(metrics?.textStyle.value ?? .body)
    let insets = button.insets ?? metrics?.contentInsets.value ?? .zero
    return addComposedButton(button, insets, font, view, to: parent)
  }

  private mutating func addComposedButton(
    _ button: ButtonDescription, _ insets: DirectionalEdgeInsets, _ font: LabelFont,
    _ view: InterfaceView, to parent: Int
  ) -> Int {
    let item = add(view, .view, parent: parent)
    var content = item
    let hasTitle = !button.title.isEmpty
    if let image = button.image, hasTitle {
      var arrangement = StackArrangement(
        axis: button.isImageVertical ? .vertical : .horizontal, spacing: button.imagePadding)
      arrangement.alignment = .center
      content = addPart(.stack(arrangement), named: "content", of: item, like: view)
      let picture = addPart(.image(image.size), named: "image", of: content, like: view)
      // What a button is wider than its parts, or narrower, falls to the title.
      let axis: WritableKeyPath<(horizontal: Double?, vertical: Double?), Double?> =
        button.isImageVertical ? \.vertical : \.horizontal
      plan.items[picture].hugging[keyPath: axis] = Self.nearlyRequired
      plan.items[picture].resistance[keyPath: axis] = Self.nearlyRequired
    } else if let image = button.image {
      content = addPart(.image(image.size), named: "image", of: item, like: view)
    }
    if hasTitle || button.image == nil {
      let title = addTitles(button, font, of: content, view)
      if content == item { content = title }
      baselineItems[item] = texts[view.id]
    }
    surround(content, by: item, insets, line: view.line)
    return item
  }

  private mutating func surround(
    _ content: Int, by item: Int, _ insets: DirectionalEdgeInsets, line: Int
  ) {
    let far = Self.nearlyRequired
    constrain(content, .top, to: item, .top, constant: insets.top, line: line)
    constrain(content, .leading, to: item, .leading, constant: insets.leading, line: line)
    constrain(
      item, .trailing, to: content, .trailing, constant: insets.trailing, priority: far, line: line)
    constrain(
      item, .bottom, to: content, .bottom, constant: insets.bottom, priority: far, line: line)
  }

  private mutating func addTitles(
    _ button: ButtonDescription, _ font: LabelFont, of parent: Int, _ view: InterfaceView
  ) -> Int {
    let lines = button.style == .configured ? 0 : 1
    guard !button.subtitle.isEmpty
    else { return addTitle(button.title, font, lines: lines, of: parent, like: view) }
    let arrangement = StackArrangement(axis: .vertical, spacing: button.titlePadding)
    let stack = addPart(.stack(arrangement), named: "titles", of: parent, like: view)
    let title = addTitle(button.title, font, lines: lines, of: stack, like: view)
    _ = addTitle(
      button.subtitle,
      planned(.system(size: ButtonMetrics.subtitleSize, weight: .regular), line: view.line),
      lines: lines, of: stack, like: view, named: "subtitle")
    texts[view.id] = title
    return stack
  }

  /// A text view that scrolls asks for no size.
  mutating func addTextView(_ text: TextViewDescription, _ view: InterfaceView, to parent: Int)
    -> Int
  {
    guard text.isScrollEnabled else {
      return addTextControl(.textView, text.text, text.font, view, to: parent)
    }
    log.note(.fixedSize, "a text view that scrolls does not grow with its text", line: view.line)
    return add(view, .view, parent: parent)
  }
}
