import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension CellStates {
  package var isBuiltIn: Bool {
    fonts.allSatisfy { $0.isBuiltIn } && attributedTexts.allSatisfy { $0.isBuiltIn }
  }

  /// Writes states that are ``isBuiltIn``.
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

  /// Whether each state is there that a layout asks for by its number.
  func fit(_ layout: CellLayout) -> Bool {
    layout.labels.allSatisfy { label in
      label.boundFont.map { $0 < fonts.count } ?? true
        && label.attributedText.map { $0 < attributedTexts.count } ?? true
        && label.boundLineLimit.map { $0 < lineLimits.count } ?? true
    }
  }
}
