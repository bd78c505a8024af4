#if !hasFeature(Embedded)
  import SelfSizingAutoLayout
  import SelfSizingGeometry
  import SelfSizingTypography

  // A measured cell for another process. Faces are written as places among those both have read.

  extension CellFacts {
    package func write(to writer: inout PackedWriter, _ faces: [FontFace]) {
      writer.write(case: fidelity)
      writer.write(isReflowed)
      writer.write(findings) { $1.write(to: &$0) }
      writer.write(fallbackUses) { writer, fallback in
        writer.write(fallback.item)
        fallback.use.write(to: &writer, faces)
      }
    }

    package convenience init(from reader: inout PackedReader, _ faces: [FontFace]) {
      self.init(
        reader.oneCase(of: Fidelity.self, else: .assumed), isReflowed: reader.flag(),
        reader.list { CellFinding(from: &$0) },
        reader.list { reader -> ItemFallbackUse? in
          let item = reader.text()
          return FallbackUse(from: &reader, faces).map { (item, $0) }
        }.compactMap { $0 })
    }
  }

  extension CellMeasurement {
    package func write(to writer: inout PackedWriter, _ faces: [FontFace]) {
      writer.write(size.width)
      writer.write(size.height)
      writer.write(items) { $1.write(to: &$0, faces) }
      writer.write(findings) { $1.write(to: &$0) }
      writer.write(case: fidelity)
      writer.write(isReflowed)
      writer.write(statedHeight) { $0.write($1) }
    }

    package init(from reader: inout PackedReader, _ faces: [FontFace]) {
      self.init(
        size: LayoutSize(width: reader.figure(), height: reader.figure()),
        items: reader.list { LaidOutItem(from: &$0, faces) },
        findings: reader.list { CellFinding(from: &$0) },
        fidelity: reader.oneCase(of: Fidelity.self, else: .assumed), isReflowed: reader.flag(),
        statedHeight: reader.optional { $0.figure() })
      if size.height < 0 { reader.reject() }
    }
  }

  extension CellInspection {
    package func write(to writer: inout PackedWriter, _ faces: [FontFace]) {
      measurement.write(to: &writer, faces)
      writer.write(findings) { $1.write(to: &$0) }
      writer.write(elements) { writer, element in
        writer.write(element.name)
        element.frame.write(to: &writer)
        writer.write(element.isItem)
        writer.write(element.isHidden)
      }
      writer.write(constraints) { writer, constraint in
        constraint.declared.write(to: &writer)
        writer.write(constraint.text)
        writer.write(constraint.difference) { $0.write($1) }
      }
      explanation.write(to: &writer)
      writer.write(conflicts) { $1.write(to: &$0) }
    }

    package init(from reader: inout PackedReader, _ faces: [FontFace]) {
      let measurement = CellMeasurement(from: &reader, faces)
      let findings = reader.list { CellFinding(from: &$0) }
      let elements = reader.list {
        Element(name: $0.text(), frame: $0.rectangle(), isItem: $0.flag(), isHidden: $0.flag())
      }
      let constraints = reader.list {
        Constraint(
          declared: $0.constraint(), text: $0.text(), difference: $0.optional { $0.figure() })
      }
      let explanation = LayoutExplanation(from: &reader)
      let count = elements.count
      let speaksOfElements =
        measurement.items.allSatisfy { $0.element < count }
        && constraints.allSatisfy { $0.declared.first < count && $0.declared.second ?? 0 < count }
        && explanation.speaks(ofElementsBelow: count)
      if !speaksOfElements { reader.reject() }
      self.init(
        measurement: measurement, findings: findings, elements: elements, constraints: constraints,
        explanation: explanation, conflicts: reader.list { LayoutConflict(from: &$0) })
    }
  }

  extension LaidOutItem {
    fileprivate func write(to writer: inout PackedWriter, _ faces: [FontFace]) {
      writer.write(name)
      writer.write(case: kind)
      for frame in [frame, visibleFrame, unscrolledFrame] { frame.write(to: &writer) }
      writer.write(backgroundColor) { $1.write(to: &$0) }
      writer.write(isHidden)
      writer.write(text) { $1.write(to: &$0, faces) }
      site.write(to: &writer)
      writer.write(count: element)
    }

    fileprivate init(from reader: inout PackedReader, _ faces: [FontFace]) {
      self.init(
        name: reader.text(), kind: reader.oneCase(of: CellItemKind.self, else: .view),
        frame: reader.rectangle(), visibleFrame: reader.rectangle(),
        unscrolledFrame: reader.rectangle(),
        backgroundColor: reader.optional { CellColor(from: &$0) }, isHidden: reader.flag(),
        text: reader.optional { LaidOutText(from: &$0, faces) },
        site: DeclarationSite(from: &reader), element: reader.index())
    }
  }

  extension LaidOutText {
    /// Writes a text; of a font from a file its size and weight, which drawings show.
    fileprivate func write(to writer: inout PackedWriter, _ faces: [FontFace]) {
      let drawn =
        font.isBuiltIn ? font : TextFont.systemFont(ofSize: font.pointSize, weight: font.weight)
      drawn.write(to: &writer)
      writer.write(fontScale)
      writer.write(lines) { writer, line in
        writer.write(line.text)
        for length in [line.width, line.inset, line.baseline] { writer.write(length) }
      }
      writer.write(count: hiddenCharacterCount)
      writer.write(brokenWord) { $0.write($1) }
      writer.write(case: fidelity)
      writer.write(shown.findings) { $1.write(to: &$0) }
      writer.write(fallbackUses) { $1.write(to: &$0, faces) }
    }

    fileprivate init(from reader: inout PackedReader, _ faces: [FontFace]) {
      font = TextFont(from: &reader)
      let fontScale = reader.figure()
      lines = reader.list {
        Line(text: $0.text(), width: $0.figure(), inset: $0.figure(), baseline: $0.figure())
      }
      shown = ShownText(
        hiddenCharacterCount: reader.index(), brokenWord: reader.optional { $0.text() },
        fontScale: fontScale, isBlank: lines.isEmpty,
        fidelity: reader.oneCase(of: Fidelity.self, else: .assumed),
        findings: reader.list { TextFinding(from: &$0) })
      fallbackUses = reader.list { FallbackUse(from: &$0, faces) }.compactMap { $0 }
    }
  }
#endif
