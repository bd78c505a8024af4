#if !hasFeature(Embedded)
  import SelfSizingAutoLayout
  import SelfSizingGeometry
  import SelfSizingTypography

  // A measured cell as one process hands it to another that need not trust it. Faces of fallbacks
  // are written as places among those that both processes have read.

  extension CellFacts {
    /// Writes everything that a report says.
    package func write(to writer: inout PackedWriter, _ faces: [FontFace]) {
      writer.write(case: fidelity)
      writer.write(isReflowed)
      writer.write(findings) { $1.write(to: &$0) }
      writer.write(fallbackUses) { writer, fallback in
        writer.write(fallback.item)
        fallback.use.write(to: &writer, faces)
      }
    }

    /// Reads everything that a report says.
    package convenience init(from reader: inout PackedReader, _ faces: [FontFace]) {
      let fidelity = reader.oneCase(of: Fidelity.self, else: .assumed)
      let isReflowed = reader.flag()
      let findings = reader.list { CellFinding(from: &$0) }
      let uses = reader.list { reader -> ItemFallbackUse? in
        let item = reader.text()
        return FallbackUse(from: &reader, faces).map { (item, $0) }
      }
      self.init(fidelity, isReflowed: isReflowed, findings, uses.compactMap { $0 })
    }
  }

  extension CellMeasurement {
    /// Writes the size, every frame and line, and the findings.
    package func write(to writer: inout PackedWriter, _ faces: [FontFace]) {
      writer.write(size.width)
      writer.write(size.height)
      writer.write(items) { $1.write(to: &$0, faces) }
      writer.write(findings) { $1.write(to: &$0) }
      writer.write(case: fidelity)
      writer.write(isReflowed)
      writer.write(statedHeight) { $0.write($1) }
    }

    /// Reads the size, every frame and line, and the findings.
    package init(from reader: inout PackedReader, _ faces: [FontFace]) {
      let width = reader.figure()
      let size = LayoutSize(width: width, height: reader.figure())
      if size.height < 0 { reader.reject() }
      let items = reader.list { LaidOutItem(from: &$0, faces) }
      let findings = reader.list { CellFinding(from: &$0) }
      let fidelity = reader.oneCase(of: Fidelity.self, else: .assumed)
      let isReflowed = reader.flag()
      self.init(
        size: size, items: items, findings: findings, fidelity: fidelity, isReflowed: isReflowed,
        statedHeight: reader.optional { $0.figure() })
    }
  }

  extension CellInspection {
    /// Writes the measurement, and what a debugger would show.
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

    /// Reads the measurement, and what a debugger would show.
    package init(from reader: inout PackedReader, _ faces: [FontFace]) {
      let measurement = CellMeasurement(from: &reader, faces)
      let findings = reader.list { CellFinding(from: &$0) }
      let elements = reader.list { reader in
        let name = reader.text()
        let frame = reader.rectangle()
        let isItem = reader.flag()
        return Element(name: name, frame: frame, isItem: isItem, isHidden: reader.flag())
      }
      let constraints = reader.list { reader in
        let declared = reader.constraint()
        let text = reader.text()
        return Constraint(
          declared: declared, text: text, difference: reader.optional { $0.figure() })
      }
      let explanation = LayoutExplanation(from: &reader)
      let count = elements.count
      let speaksOfElements =
        measurement.items.allSatisfy { $0.element < count }
        && constraints.allSatisfy { $0.declared.first < count && $0.declared.second ?? 0 < count }
        && explanation.speaks(ofElementsBelow: count)
      if !speaksOfElements { reader.reject() }
      self.init(
        measurement: measurement, findings: findings, elements: elements,
        constraints: constraints, explanation: explanation,
        conflicts: reader.list { LayoutConflict(from: &$0) })
    }
  }

  extension LaidOutItem {
    fileprivate func write(to writer: inout PackedWriter, _ faces: [FontFace]) {
      writer.write(name)
      writer.write(case: kind)
      for frame in [frame, visibleFrame, unscrolledFrame] { frame.write(to: &writer) }
      writer.write(backgroundColor) { writer, color in
        for part in [color.red, color.green, color.blue, color.alpha] { writer.write(part) }
      }
      writer.write(isHidden)
      writer.write(text) { $1.write(to: &$0, faces) }
      site.write(to: &writer)
      writer.write(count: element)
    }

    fileprivate init(from reader: inout PackedReader, _ faces: [FontFace]) {
      let name = reader.text()
      let kind = reader.oneCase(of: CellItemKind.self, else: .view)
      let frame = reader.rectangle()
      let visibleFrame = reader.rectangle()
      let unscrolledFrame = reader.rectangle()
      let color = reader.optional { reader in
        let (red, green, blue) = (reader.length(), reader.length(), reader.length())
        return CellColor(red: red, green: green, blue: blue, alpha: reader.length())
      }
      let isHidden = reader.flag()
      let text = reader.optional { LaidOutText(from: &$0, faces) }
      let site = DeclarationSite(from: &reader)
      self.init(
        name: name, kind: kind, frame: frame, visibleFrame: visibleFrame,
        unscrolledFrame: unscrolledFrame, backgroundColor: color, isHidden: isHidden, text: text,
        site: site, element: reader.index())
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
      writer.write(alternativeHeight) { $0.write($1) }
      writer.write(findings) { $1.write(to: &$0) }
      writer.write(fallbackUses) { $1.write(to: &$0, faces) }
    }

    fileprivate init(from reader: inout PackedReader, _ faces: [FontFace]) {
      let font = TextFont(from: &reader)
      let fontScale = reader.figure()
      let lines = reader.list { reader in
        let text = reader.text()
        let (width, inset) = (reader.figure(), reader.figure())
        return Line(text: text, width: width, inset: inset, baseline: reader.figure())
      }
      let hiddenCharacterCount = reader.index()
      let brokenWord = reader.optional { $0.text() }
      let fidelity = reader.oneCase(of: Fidelity.self, else: .assumed)
      let alternativeHeight = reader.optional { $0.figure() }
      let findings = reader.list { TextFinding(from: &$0) }
      self.init(
        font: font, fontScale: fontScale, lines: lines,
        hiddenCharacterCount: hiddenCharacterCount, brokenWord: brokenWord, fidelity: fidelity,
        alternativeHeight: alternativeHeight, findings: findings,
        fallbackUses: reader.list { FallbackUse(from: &$0, faces) }.compactMap { $0 })
    }
  }
#endif
