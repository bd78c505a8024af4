import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension CellLayout {
  package var isBuiltIn: Bool { labels.allSatisfy { $0.style.font.isBuiltIn } }

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
      if case .fixedHeight(let fixed) = finding.detail { fixed.write(to: &writer) }
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
    // Whether axes are independent, and stacks proportional, follows from the description.
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
  func write(to writer: inout PackedWriter) {
    for length in [width, height, firstBaselineFromTop, lastBaselineFromBottom] {
      writer.write(length)
    }
  }

  init(from reader: inout PackedReader) {
    self.init(
      width: reader.length(), height: reader.length(), firstBaselineFromTop: reader.length(),
      lastBaselineFromBottom: reader.length())
  }
}

extension CellStates {
  package var isBuiltIn: Bool {
    fonts.allSatisfy { $0.isBuiltIn } && attributedTexts.allSatisfy { $0.isBuiltIn }
  }

  func write(to writer: inout PackedWriter) {
    writer.write(flags) { $0.write($1) }
    writer.write(spacings) { $0.write($1) }
    writer.write(lineLimits) { $0.write($1) }
    writer.write(fonts) { $1.write(to: &$0) }
    writer.write(attributedTexts) { $1.write(to: &$0) }
    writer.write(sizes) { $1.write(to: &$0) }
    writer.write(aspectRatios) { $0.write($1) }
    writer.write(constants) { $0.write($1) }
    writer.write(locale) { $0.write($1.identifier) }
  }

  init(from reader: inout PackedReader) {
    flags = reader.list { $0.flag() }
    spacings = reader.list { $0.length() }
    lineLimits = reader.list { $0.number() }
    fonts = reader.list { LabelFont(from: &$0) }
    attributedTexts = reader.list { AttributedText(from: &$0) }
    sizes = reader.list { IntrinsicContentSize(from: &$0) }
    aspectRatios = reader.list { $0.length() }
    constants = reader.list { $0.length() }
    locale = reader.optional { LocaleIdentifier($0.text()) }
  }

  func fit(_ layout: CellLayout) -> Bool {
    layout.labels.allSatisfy { label in
      label.boundFont.map { $0 < fonts.count } ?? true
        && label.attributedText.map { $0 < attributedTexts.count } ?? true
        && label.boundLineLimit.map { $0 < lineLimits.count } ?? true
    }
  }
}

extension LabelFont {
  package var isBuiltIn: Bool {
    switch kind {
    case .style: true
    case .fixed(let font), .scaled(let font, _, _): font.isBuiltIn
    }
  }

  package func write(to writer: inout PackedWriter) {
    switch kind {
    case .style(let style, let weight):
      writer.write(count: 0)
      writer.write(case: style)
      writer.write(weight) { $0.write(case: $1) }
    case .fixed(let font):
      writer.write(count: 1)
      font.write(to: &writer)
    case .scaled(let font, let style, let maximum):
      writer.write(count: 2)
      font.write(to: &writer)
      writer.write(case: style)
      writer.write(maximum) { $0.write($1) }
    }
    writer.write(isInTextView)
  }

  package init(from reader: inout PackedReader) {
    let font: LabelFont
    switch reader.index() {
    case 0:
      font = .style(
        reader.oneCase(of: TextStyle.self, else: .body),
        weight: reader.optional { $0.oneCase(of: FontWeight.self, else: .regular) })
    case 1: font = .fixed(TextFont(from: &reader))
    default:
      font = .scaled(
        TextFont(from: &reader), as: reader.oneCase(of: TextStyle.self, else: .body),
        maximumPointSize: reader.optional { $0.length() })
    }
    self = reader.flag() ? font.inTextView : font
  }
}

extension LabelStyle {
  package func write(to writer: inout PackedWriter) {
    font.write(to: &writer)
    writer.write(numberOfLines)
    writer.write(case: lineBreakMode)
    writer.write(lineBreakStrategy.rawValue)
    writer.write(isUniform)
    if !isUniform { paragraphStyle.write(to: &writer) }
    writer.write(adjustsFontSizeToFitWidth)
    writer.write(minimumScaleFactor)
    writer.write(padding) { $1.write(to: &$0) }
  }

  package init(from reader: inout PackedReader) {
    self.init(font: LabelFont(from: &reader), numberOfLines: reader.number())
    lineBreakMode = reader.oneCase(of: LineBreakMode.self, else: .byTruncatingTail)
    lineBreakStrategy = LineBreakStrategy(rawValue: reader.number())
    if !reader.flag() { paragraphStyle = ParagraphStyle(from: &reader) }
    adjustsFontSizeToFitWidth = reader.flag()
    minimumScaleFactor = reader.length()
    padding = reader.optional { TextPadding(from: &$0) }
  }
}

extension TextPadding {
  fileprivate func write(to writer: inout PackedWriter) {
    insets.write(to: &writer)
    writer.write(spareWidth)
    writer.write(minimumWidth)
    writer.write(Int(wholePoints.rawValue))
    writer.write(isCentered)
  }

  fileprivate init(from reader: inout PackedReader) {
    self.init(
      insets: DirectionalEdgeInsets(from: &reader), spareWidth: reader.length(),
      minimumWidth: reader.length(),
      wholePoints: IntrinsicAxes(rawValue: UInt8(truncatingIfNeeded: reader.number())),
      isCentered: reader.flag())
  }
}
