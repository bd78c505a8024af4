import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension PlanBuilder {
  /// Adds a view with all that is within it; returns its item. As deep as the XML reader allows.
  mutating func addView(_ view: InterfaceView, to parent: Int) -> Int {
    noteClass(of: view)
    if case .image(let image) = view.kind { noteIfAssumed(image, view) }
    let item: Int
    switch view.kind {
    case _ where takesDrawnSize(view):
      item = add(view, .placeholder(view.placeholderSize ?? .zero), parent: parent)
    case .plain, .contentView, .scrollView: item = addContainer(view, to: parent)
    case .label(let label): item = add(view, .label(planned(label, of: view)), parent: parent)
    case .image(let image): item = add(view, .image(image?.size), parent: parent)
    case .stack(let stack):
      item = add(view, .stack(arrangement(stack, view)), parent: parent)
      // Stack views start with margins of zero, which the frames of documents confirm.
      if view.margins == nil { plan.items[item].margins = .zero }
    case .button(let button): item = addButton(button, view, to: parent)
    case .textField(let field):
      item = addTextControl(
        .textField(isBordered: field.hasBorder),
        field.text.isEmpty ? field.placeholder : field.text, field.font, view, to: parent)
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

  private func takesDrawnSize(_ view: InterfaceView) -> Bool {
    guard options.isOnCanvas, view.placeholderSize != nil else { return false }
    return switch view.kind {
    case .plain, .contentView, .scrollView, .label, .image: true
    default: false
    }
  }

  private mutating func addContainer(_ view: InterfaceView, to parent: Int) -> Int {
    if let size = proportionalSize(of: view, in: parent) {
      return add(view, .placeholder(size), parent: parent)
    }
    guard let size = view.placeholderSize else { return add(view, .view, parent: parent) }
    if view.customClass == nil {
      log.note(
        .designTime, "the intrinsic size is a placeholder of the canvas; the app's view has none",
        line: view.line)
      return add(view, .view, parent: parent)
    }
    log.note(
      .assumedSize,
      "the size of the app's own class is not known; the placeholder of the canvas is taken for it",
      line: view.line)
    return add(view, .placeholder(size), parent: parent)
  }

  /// The extent by which a proportional stack divides its room, for a view that takes it from the
  /// canvas.
  private func proportionalSize(of view: InterfaceView, in parent: Int) -> LayoutSize? {
    guard let stack = plan.items[parent].stack, stack.distribution == .fillProportionally,
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

  func noteIfAssumed(_ image: ImageDescription?, _ view: InterfaceView) {
    guard let image, image.isAssumed else { return }
    log.note(
      .assumedSize, "the size of the symbol \(image.name) is not published; it is assumed",
      line: view.line)
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
    // The cell itself nearly always has a custom class.
    guard let name = view.customClass, view.id != prototype.view.id else { return }
    log.note(
      .customClass, "\(name.shortened) is measured as the \(view.element) it is drawn as",
      line: view.line)
  }
}

extension InterfaceView {
  var clipping: CellPlan.Clipping? {
    switch kind {
    case .scrollView: .scrolls
    case .textView(let text) where text.isScrollEnabled: .scrolls
    case .plain, .contentView, .stack: clipsToBounds ? .clips : nil
    default: nil
    }
  }
}
