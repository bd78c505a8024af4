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
      let color = background.value
      for part in [color.red, color.green, color.blue, color.alpha] { writer.write(part) }
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
    for flag in [dependsOnFitting, hasStates, areAxesIndependent, isProportional] {
      writer.write(flag)
    }
  }

  init(from reader: inout PackedReader) {
    let description = LayoutDescription(from: &reader)
    let count = description.elements.count
    func place(_ reader: inout PackedReader) -> Int {
      let place = reader.index()
      if place >= count { reader.reject() }
      return place
    }
    let kinds = (0..<count).map { _ in reader.oneCase(of: CellItemKind.self, else: .view) }
    let labels = reader.list { Label(from: &$0) }
    let fixedSizes = reader.list { reader in
      let element = place(&reader)
      return FixedSize(element: element, size: IntrinsicContentSize(from: &reader))
    }
    let bound = (0..<4).map { _ in reader.list { $0.number() } }
    let measured = labels.map { $0.element } + bound[0] + bound[1]
    if !measured.allSatisfy({ 0 <= $0 && $0 < count }) { reader.reject() }
    let flags = reader.list { Flag(from: &$0) }
    let clipping = reader.list { reader in
      let element = place(&reader)
      return (element, reader.flag() ? ViewClipping.scrolls : .clips)
    }
    let backgrounds = reader.list { reader in
      let element = place(&reader)
      let (red, green, blue) = (reader.length(), reader.length(), reader.length())
      return (element, CellColor(red: red, green: green, blue: blue, alpha: reader.length()))
    }
    let figures = reader.list { reader in
      let element = place(&reader)
      let fidelity = reader.oneCase(of: Fidelity.self, else: .assumed)
      let text = reader.text()
      let width = reader.optional { $0.length() }
      return ItemFigure(
        element: element, fidelity: fidelity, text: text, width: width,
        category: reader.optional { $0.oneCase(of: DynamicTypeCategory.self, else: .large) })
    }
    let fixedHeight = reader.optional { reader in
      let height = reader.length()
      let source: CellFinding.FixedHeight.Source = reader.flag() ? .document : .standardRow
      let fixed = CellFinding.FixedHeight(height, source, because: reader.text())
      return CellFinding(.fixedHeight(fixed), item: nil, site: DeclarationSite(from: &reader))
    }
    let fileFindings = reader.list { reader in
      let isUnread = reader.flag()
      let reason = reader.text()
      return CellFinding(
        isUnread ? .unread(reason) : .assumed(reason), item: nil,
        site: DeclarationSite(from: &reader))
    }
    let dependsOnFitting = reader.flag()
    let hasStates = reader.flag()
    let areAxesIndependent = reader.flag()
    self.init(
      description: description, kinds: kinds, labels: labels, fixedSizes: fixedSizes,
      boundElements: bound[0], ratioElements: bound[1], flags: flags, boundStacks: bound[2],
      boundConstraints: bound[3], clipping: Self.table(clipping),
      backgrounds: Self.table(backgrounds), figures: figures, fixedHeight: fixedHeight,
      fileFindings: fileFindings, dependsOnFitting: dependsOnFitting, hasStates: hasStates,
      areAxesIndependent: areAxesIndependent, isProportional: reader.flag())
  }

  private static func table<Value>(_ entries: [(Int, Value)]) -> [Int: Value] {
    var table: [Int: Value] = [:]
    for (element, value) in entries { table[element] = value }
    return table
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
    let element = reader.index()
    let fixedText = reader.optional { $0.text() }
    let style = LabelStyle(from: &reader)
    let places = (0..<3).map { _ in reader.optional { $0.index() } }
    self.init(
      element: element, fixedText: fixedText, style: style, boundFont: places[0],
      attributedText: places[1], boundLineLimit: places[2], isUniform: reader.flag())
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
    let stack = reader.number()
    let axis = reader.oneCase(of: LayoutAxis.self, else: .vertical)
    let alignment = reader.optional { $0.oneCase(of: StackArrangement.Alignment.self, else: .fill) }
    self = .reflows(
      stack: stack,
      StackReflow(axis: axis, alignment: alignment, spacing: reader.optional { $0.length() }))
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
    let (width, height, first) = (reader.length(), reader.length(), reader.length())
    self.init(
      width: width, height: height, firstBaselineFromTop: first,
      lastBaselineFromBottom: reader.length())
  }
}
