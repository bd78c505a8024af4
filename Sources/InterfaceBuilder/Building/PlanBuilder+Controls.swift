import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension PlanBuilder {
  /// The priority of what a control's parts ask of its far edges: a control that is hidden, or too
  /// small for them, is no conflict.
  private static let nearlyRequired = 999.0

  /// Adds what a control is made of: a child whose priorities are the control's.
  private mutating func addPart(
    _ content: CellPlan.Content, named name: String, of control: Int, like view: InterfaceView
  ) -> Int {
    let base = plan.items[control]
    return append(
      CellPlan.Item(
        id: "\(base.id) \(name)", name: names.unused("\(base.name).\(name)"), parent: control,
        line: base.line, content: content, hugging: (view.horizontalHugging, view.verticalHugging),
        resistance: (view.horizontalResistance, view.verticalResistance)))
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

  /// Adds a control that is a label with room around it.
  private mutating func addTextControl(
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
    if let image = button.image, image.isAssumed {
      log.note(
        .assumedSize, "the size of the symbol \(image.name) is not published; it is assumed",
        line: view.line)
    }
    let metrics = button.style == .configured ? options.platform.buttons[button.size] : nil
    let font =
      button.font.map { planned($0, line: view.line) } ?? .style(metrics?.textStyle.value ?? .body)
    var composed = button
    composed.insets = button.insets ?? metrics?.contentInsets.value
    return addComposedButton(composed, font, view, to: parent)
  }

  /// A button that is as large as its image, title and subtitle with insets around them.
  private mutating func addComposedButton(
    _ button: ButtonDescription, _ font: LabelFont, _ view: InterfaceView, to parent: Int
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
    let insets = button.insets ?? .zero
    constrain(content, .top, to: item, .top, constant: insets.top, line: view.line)
    constrain(content, .leading, to: item, .leading, constant: insets.leading, line: view.line)
    constrain(
      item, .trailing, to: content, .trailing, constant: insets.trailing,
      priority: Self.nearlyRequired, line: view.line)
    constrain(
      item, .bottom, to: content, .bottom, constant: insets.bottom,
      priority: Self.nearlyRequired, line: view.line)
    return item
  }

  /// The title, in a stack with the subtitle where there is one.
  private mutating func addTitles(
    _ button: ButtonDescription, _ font: LabelFont, of parent: Int, _ view: InterfaceView
  ) -> Int {
    let lines = button.style == .configured ? 0 : 1
    guard !button.subtitle.isEmpty else {
      return addTitle(button.title, font, lines: lines, of: parent, like: view)
    }
    let arrangement = StackArrangement(axis: .vertical, spacing: button.titlePadding)
    let stack = addPart(.stack(arrangement), named: "titles", of: parent, like: view)
    _ = addTitle(button.title, font, lines: lines, of: stack, like: view)
    let title = texts[view.id]
    _ = addTitle(
      button.subtitle,
      planned(.system(size: ButtonMetrics.subtitleSize, weight: .regular), line: view.line),
      lines: lines, of: stack, like: view, named: "subtitle")
    texts[view.id] = title
    return stack
  }

  mutating func addTextField(_ field: TextFieldDescription, _ view: InterfaceView, to parent: Int)
    -> Int
  {
    addTextControl(
      .textField(isBordered: field.hasBorder),
      field.text.isEmpty ? field.placeholder : field.text, field.font, view, to: parent)
  }

  /// A text view keeps its text off the edges, 8 above and below and 5 at the sides; one that
  /// scrolls has no intrinsic size.
  ///
  /// - Source: Measured on iOS 26: `textContainerInset` and `lineFragmentPadding`.
  mutating func addTextView(_ text: TextViewDescription, _ view: InterfaceView, to parent: Int)
    -> Int
  {
    let item = add(view, .view, parent: parent)
    let label = addTitle(
      text.text, planned(text.font, line: view.line).inTextView, lines: 0, of: item, like: view,
      named: "text")
    constrain(label, .top, to: item, .top, constant: 8, line: view.line)
    constrain(label, .leading, to: item, .leading, constant: 5, line: view.line)
    constrain(
      item, .trailing, to: label, .trailing, constant: 5, priority: Self.nearlyRequired,
      line: view.line)
    if text.isScrollEnabled {
      log.note(.fixedSize, "a text view that scrolls does not grow with its text", line: view.line)
    } else {
      constrain(
        item, .bottom, to: label, .bottom, constant: 8, priority: Self.nearlyRequired,
        line: view.line)
    }
    return item
  }
}
