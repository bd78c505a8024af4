import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension CellLayout {
  /// Whether all fonts are built in, so that the layout can be written without a font's file.
  package var isBuiltIn: Bool { labels.allSatisfy { $0.style.font.isBuiltIn } }

  /// Writes a layout that ``isBuiltIn``.
  func write(to writer: inout PackedWriter) {
    description.write(to: &writer)
    for kind in kinds { writer.write(case: kind) }
    writer.write(labels) { $1.write(to: &$0) }
    writer.write(fixedSizes) { writer, item in
      writer.write(count: item.element)
      item.size.write(to: &writer)
    }
    for places in [boundElements, ratioElements, boundStacks, boundConstraints] {
      writer.write(places) { $0.write($1) }
    }
    writer.write(flags) { $1.write(to: &$0) }
    writer.write(clipping.sorted { $0.key < $1.key }) { writer, clip in
      writer.write(count: clip.key)
      writer.write(clip.value == .scrolls)
    }
    writer.write(backgrounds.sorted { $0.key < $1.key }) { writer, background in
      writer.write(count: background.key)
      background.value.write(to: &writer)
    }
    writer.write(figures) { writer, figure in
      writer.write(count: figure.element)
      writer.write(case: figure.fidelity)
      writer.write(figure.text)
      writer.write(figure.width) { $0.write($1) }
      writer.write(figure.category) { $0.write(case: $1) }
    }
    writer.write(fixedHeight) { writer, finding in
      if case .fixedHeight(let fixed) = finding.detail {
        writer.write(fixed.height)
        writer.write(fixed.source == .document)
        writer.write(fixed.reason)
      }
      finding.site.write(to: &writer)
    }
    writer.write(fileFindings) { writer, finding in
      let isUnread = finding.kind == .unread
      writer.write(isUnread)
      writer.write(finding.message)
      finding.site.write(to: &writer)
    }
    let isProportional = LayoutVariation(of: description).dividesBySizes
    for flag in [dependsOnFitting, hasStates, description.areAxesIndependent, isProportional] {
      writer.write(flag)
    }
  }

  init(from reader: inout PackedReader) {
    self.init(LayoutDescription(from: &reader))
    let count = description.elements.count
    func place(_ reader: inout PackedReader) -> Int {
      let place = reader.index()
      if place >= count { reader.reject() }
      return place
    }
    kinds = (0..<count).map { _ in reader.oneCase(of: CellItemKind.self, else: .view) }
    labels = reader.list { Label(from: &$0) }
    fixedSizes = reader.list {
      FixedSize(element: place(&$0), size: IntrinsicContentSize(from: &$0))
    }
    boundElements = reader.list { $0.number() }
    ratioElements = reader.list { $0.number() }
    boundStacks = reader.list { $0.number() }
    boundConstraints = reader.list { $0.number() }
    let measured = labels.map { $0.element } + boundElements + ratioElements
    if !measured.allSatisfy({ 0 <= $0 && $0 < count }) { reader.reject() }
    flags = reader.list { Flag(from: &$0) }
    for (element, isScrolling) in reader.list({ (place(&$0), $0.flag()) }) {
      clipping[element] = isScrolling ? .scrolls : .clips
    }
    for (element, color) in reader.list({ (place(&$0), CellColor(from: &$0)) }) {
      backgrounds[element] = color
    }
    figures = reader.list {
      ItemFigure(
        element: place(&$0), fidelity: $0.oneCase(of: Fidelity.self, else: .assumed),
        text: $0.text(), width: $0.optional { $0.length() },
        category: $0.optional { $0.oneCase(of: DynamicTypeCategory.self, else: .large) })
    }
    fixedHeight = reader.optional { reader in
      let fixed = CellFinding.FixedHeight(
        reader.length(), reader.flag() ? .document : .standardRow, because: reader.text())
      return CellFinding(.fixedHeight(fixed), item: nil, site: DeclarationSite(from: &reader))
    }
    fileFindings = reader.list { reader in
      let isUnread = reader.flag()
      let reason = reader.text()
      return CellFinding(
        isUnread ? .unread(reason) : .assumed(reason), item: nil,
        site: DeclarationSite(from: &reader))
    }
    dependsOnFitting = reader.flag()
    hasStates = reader.flag()
    // What follows from the description: whether its axes are independent, and its stacks
    // proportional.
    _ = (reader.flag(), reader.flag())
  }
}

extension CellColor {
  func write(to writer: inout PackedWriter) {
    for part in [red, green, blue, alpha] { writer.write(part) }
  }

  init(from reader: inout PackedReader) {
    self.init(
      red: reader.length(), green: reader.length(), blue: reader.length(), alpha: reader.length())
  }
}

extension CellLayout.Label {
  fileprivate func write(to writer: inout PackedWriter) {
    writer.write(count: element)
    writer.write(fixedText) { $0.write($1) }
    style.write(to: &writer)
    for place in [boundFont, attributedText, boundLineLimit] {
      writer.write(place) { $0.write(count: $1) }
    }
    writer.write(isUniform)
  }

  fileprivate init(from reader: inout PackedReader) {
    element = reader.index()
    fixedText = reader.optional { $0.text() }
    style = LabelStyle(from: &reader)
    boundFont = reader.optional { $0.index() }
    attributedText = reader.optional { $0.index() }
    boundLineLimit = reader.optional { $0.index() }
    isUniform = reader.flag()
  }
}

extension CellLayout.Flag {
  fileprivate func write(to writer: inout PackedWriter) {
    switch self {
    case .hides(let element):
      writer.write(true)
      writer.write(element)
    case .reflows(let stack, let change):
      writer.write(false)
      writer.write(stack)
      writer.write(case: change.axis)
      writer.write(change.alignment) { $0.write(case: $1) }
      writer.write(change.spacing) { $0.write($1) }
    }
  }

  fileprivate init(from reader: inout PackedReader) {
    if reader.flag() {
      self = .hides(element: reader.number())
      return
    }
    self = .reflows(
      stack: reader.number(),
      StackReflow(
        axis: reader.oneCase(of: LayoutAxis.self, else: .vertical),
        alignment: reader.optional { $0.oneCase(of: StackArrangement.Alignment.self, else: .fill) },
        spacing: reader.optional { $0.length() }))
  }
}

extension IntrinsicContentSize {
  /// Writes a size, and the baselines of a text within.
  func write(to writer: inout PackedWriter) {
    for length in [width, height, firstBaselineFromTop, lastBaselineFromBottom] {
      writer.write(length)
    }
  }

  /// Reads a size, and the baselines of a text within.
  init(from reader: inout PackedReader) {
    self.init(
      width: reader.length(), height: reader.length(), firstBaselineFromTop: reader.length(),
      lastBaselineFromBottom: reader.length())
  }
}
