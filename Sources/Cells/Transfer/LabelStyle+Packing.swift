import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension LabelFont {
  package var isBuiltIn: Bool {
    switch kind {
    case .style: true
    case .fixed(let font), .scaled(let font, _, _): font.isBuiltIn
    }
  }

  /// Writes a font that ``isBuiltIn``.
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
    self.init(insets: DirectionalEdgeInsets(from: &reader))
    spareWidth = reader.length()
    minimumWidth = reader.length()
    wholePoints = IntrinsicAxes(rawValue: UInt8(truncatingIfNeeded: reader.number()))
    isCentered = reader.flag()
  }
}
