import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension PlanBuilder {
  /// Adds a view with all that is within it; returns its item.
  ///
  /// Recursion is bounded by the depth of elements that the XML reader allows.
  mutating func addView(_ view: InterfaceView, to parent: Int) -> Int {
    noteClass(of: view)
    let item: Int
    switch view.kind {
    case .plain, .contentView, .scrollView: item = addContainer(view, to: parent)
    case .label(let label): item = addLabel(label, view, to: parent)
    case .image(let image): item = addImage(image, view, to: parent)
    case .stack(let stack):
      item = add(view, .stack(arrangement(stack, view)), parent: parent)
      // Stack views start with margins of zero, which the frames of documents confirm.
      if view.margins == nil { plan.items[item].margins = .zero }
    case .button(let button): item = addButton(button, view, to: parent)
    case .textField(let field): item = addTextField(field, view, to: parent)
    case .textView(let text): item = addTextView(text, view, to: parent)
    case .segmentedControl(let titles):
      noteAssumedSize(of: view)
      item = add(view, .segmentedControl(titles: titles.map { $0 ?? "" }), parent: parent)
    case .pageControl(let pages): item = add(view, .pageControl(pages: pages), parent: parent)
    case .control(let control): item = addControl(control, view, to: parent)
    }
    addSubviews(of: view, to: item)
    return item
  }

  private mutating func addContainer(_ view: InterfaceView, to parent: Int) -> Int {
    if options.isOnCanvas, let size = view.placeholderSize {
      return add(view, .placeholder(size), parent: parent)
    }
    if let size = proportionalSize(of: view, in: parent) {
      return add(view, .placeholder(size), parent: parent)
    }
    guard view.customClass != nil, view.placeholderWidth != nil || view.placeholderHeight != nil
    else {
      if view.placeholderWidth != nil || view.placeholderHeight != nil {
        log.note(
          .designTime, "the intrinsic size is a placeholder of the canvas; the app's view has none",
          line: view.line)
      }
      return add(view, .view, parent: parent)
    }
    log.note(
      .assumedSize,
      "the size of the app's own class is not known; the placeholder of the canvas is taken for it",
      line: view.line)
    return add(view, .placeholder(view.placeholderSize ?? .zero), parent: parent)
  }

  /// The extent by which a proportional stack divides its room, for a view that takes it from the
  /// canvas; nil for all others.
  private func proportionalSize(of view: InterfaceView, in parent: Int) -> LayoutSize? {
    guard case .stack(let stack) = plan.items[parent].content,
      stack.distribution == .fillProportionally,
      options.drawnExtents.contains(DrawnExtent(view: view.id, axis: stack.axis)),
      let frame = view.frame
    else { return nil }
    return stack.axis == .horizontal
      ? LayoutSize(width: frame.width, height: -1) : LayoutSize(width: -1, height: frame.height)
  }

  mutating func addControl(_ control: CellControl, _ view: InterfaceView, to parent: Int) -> Int {
    let figure = options.platform.controls[control]?.intrinsicContentSize
    if figure?.fidelity ?? .assumed == .assumed { noteAssumedSize(of: view) }
    return add(view, .control(control), parent: parent)
  }

  private func noteAssumedSize(of view: InterfaceView) {
    log.note(
      .assumedSize, "no figure is published for the size of this \(view.element); it is assumed",
      line: view.line)
  }

  private mutating func addLabel(
    _ label: LabelDescription, _ view: InterfaceView, to parent: Int
  ) -> Int {
    if options.isOnCanvas, let size = view.placeholderSize {
      return add(view, .placeholder(size), parent: parent)
    }
    return add(view, .label(planned(label, of: view)), parent: parent)
  }

  private mutating func addImage(
    _ image: ImageDescription?, _ view: InterfaceView, to parent: Int
  ) -> Int {
    if let image, image.isAssumed {
      log.note(
        .assumedSize, "the size of the symbol \(image.name) is not published; it is assumed",
        line: view.line)
    }
    if options.isOnCanvas, let size = view.placeholderSize {
      return add(view, .placeholder(size), parent: parent)
    }
    return add(view, .image(image?.size), parent: parent)
  }

  private func arrangement(_ stack: StackArrangement, _ view: InterfaceView) -> StackArrangement {
    var arrangement = stack
    if arrangement.axis == .vertical, arrangement.alignment.isBaseline {
      log.note(
        .invalidConstraint,
        "a vertical stack cannot align its views by their baselines; they are aligned leading",
        line: view.line)
      arrangement.alignment = .leading
    }
    return arrangement
  }

  func planned(_ label: LabelDescription, of view: InterfaceView) -> LabelDescription {
    if label.preferredMaxLayoutWidth != nil {
      log.note(
        .notMeasured, "the label wraps at its frame's width here, not at its own preferred width",
        line: view.line)
    }
    var planned = label
    if let font = label.font { planned.style.font = self.planned(font, line: view.line) }
    if case .custom(let name, _) = label.font, options.fonts[name] == nil {
      planned.missingFont = name
    }
    for index in planned.fragments.indices {
      planned.fragments[index].labelFont = planned.fragments[index].font.map {
        self.planned($0, line: view.line)
      }
    }
    return planned
  }

  /// The font that stands for a described one, and what is to be known of it.
  func planned(_ font: FontDescription, line: Int) -> LabelFont {
    let fixed: TextFont
    switch font {
    case .style(let style): return .style(style)
    case .system(let size, let weight): fixed = .systemFont(ofSize: size, weight: weight)
    case .custom(let name, let size):
      if let face = options.fonts[name] {
        fixed = TextFont(face, size: size)
      } else {
        log.note(
          .missingFont, "the font \(name.shortened) is missing; the system font stands in",
          line: line)
        fixed = .systemFont(ofSize: size, weight: FontDescription.weight(inName: name))
      }
    }
    if options.scalesFonts { return .scaled(fixed, as: .body) }
    log.note(
      .fixedFont, "the font of \(fixed.pointSize.plain) points does not scale with the text size",
      line: line)
    return .fixed(fixed)
  }

  func noteClass(of view: InterfaceView) {
    guard let name = view.customClass, !isCell(view) else { return }
    log.note(
      .customClass, "\(name.shortened) is measured as the \(view.element) it is drawn as",
      line: view.line)
  }

  /// Whether the view is the cell itself, which nearly always has a custom class.
  private func isCell(_ view: InterfaceView) -> Bool { view.id == prototype.view.id }
}
