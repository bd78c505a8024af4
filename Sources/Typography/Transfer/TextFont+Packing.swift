import SelfSizingGeometry

extension TextFont {
  /// Whether the font is the built-in system font, so that it can be written without a file.
  package var isBuiltIn: Bool {
    storage.description.source == .system(nil) && fallbackFaces.isEmpty
  }

  package func write(to writer: inout PackedWriter) {
    writer.write(storage.description.size)
    writer.write(case: weight)
    writer.write(styleLeading.value)
    writer.write(case: styleLeading.fidelity)
    writer.write(styleLeading.alternative) { $0.write($1) }
    writer.write(hasMonospacedDigits)
    writer.write(case: edition)
    writer.write(isInTextView)
  }

  package init(from reader: inout PackedReader) {
    self.init(
      Description(
        source: .system(nil), size: reader.length(),
        weight: reader.oneCase(of: FontWeight.self, else: .regular),
        leading: Leading(
          value: reader.length(), fidelity: reader.oneCase(of: Fidelity.self, else: .assumed),
          alternative: reader.optional { $0.length() }), hasMonospacedDigits: reader.flag(),
        edition: reader.oneCase(of: SystemFontEdition.self, else: .iOS16),
        isInTextView: reader.flag()))
  }
}

extension AttributedText {
  package var isBuiltIn: Bool { runs.allSatisfy { $0.attributes.font.isBuiltIn } }

  package func write(to writer: inout PackedWriter) {
    writer.write(text)
    writer.write(runs) { writer, run in
      writer.write(count: run.utf8Range.count)
      run.attributes.font.write(to: &writer)
      writer.write(run.attributes.kern)
      writer.write(run.attributes.baselineOffset)
    }
  }

  package init(from reader: inout PackedReader) {
    let text = reader.text()
    var end = 0
    let runs = reader.list { reader in
      let start = end
      end += min(reader.index(), text.utf8.count - start)
      return Run(
        utf8Range: start..<end,
        attributes: Attributes(
          font: TextFont(from: &reader), kern: reader.length(), baselineOffset: reader.length()))
    }
    if end != text.utf8.count { reader.reject() }
    self.init(text, runs: runs)
  }
}

extension ParagraphStyle {
  package func write(to writer: inout PackedWriter) {
    writer.write(case: alignment)
    for length in [
      lineSpacing, minimumLineHeight, maximumLineHeight, lineHeightMultiple, paragraphSpacing,
      paragraphSpacingBefore, firstLineHeadIndent, headIndent, tailIndent, defaultTabInterval,
    ] { writer.write(length) }
    writer.write(tabStops) { $0.write($1) }
  }

  package init(from reader: inout PackedReader) {
    self.init(
      alignment: reader.oneCase(of: TextAlignment.self, else: .natural),
      lineSpacing: reader.length(), minimumLineHeight: reader.length(),
      maximumLineHeight: reader.length(), lineHeightMultiple: reader.length(),
      paragraphSpacing: reader.length(), paragraphSpacingBefore: reader.length(),
      firstLineHeadIndent: reader.length(), headIndent: reader.length(),
      tailIndent: reader.length())
    defaultTabInterval = reader.length()
    tabStops = reader.list { $0.length() }
  }
}
