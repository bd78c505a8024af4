import SelfSizing

// The figures of a movement as a worker answers with them. What the steps were made of, the trace,
// is left out.

extension SimulatedRun {
  func write(to writer: inout PackedWriter) {
    for text in [layout, motion, anchor] { writer.write(text) }
    writer.write(steps) { $1.write(to: &$0) }
    writer.write(largestMiss) { $0.write($1) }
    writer.write(count: oscillatingCells)
    writer.write(microseconds)
    writer.write(findings) { $0.write($1) }
    writer.write(work) { writer, work in
      for count in [work.calls, work.invalidations, work.lostElements] {
        writer.write(count: count)
      }
    }
    writer.write(site) { $0.write($1) }
    writer.write(frames) { $1.write(to: &$0) }
    writer.write(calls) { $0.write($1) }
  }

  /// Reads the figures; those that no movement has are rejected.
  init(from reader: inout PackedReader) {
    (layout, motion, anchor) = (reader.text(), reader.text(), reader.text())
    trace = nil
    steps = reader.list { SimulatedStep(from: &$0) }
    largestMiss = reader.optional { $0.figure() }
    oscillatingCells = reader.index()
    microseconds = reader.figure()
    findings = reader.list { $0.text() }
    work = reader.optional { reader in
      let (calls, invalidations) = (reader.index(), reader.index())
      return SimulatedWork(calls: calls, invalidations: invalidations, lostElements: reader.index())
    }
    site = reader.optional { $0.text() }
    frames = reader.list { SimulatedFrame(from: &$0) }
    calls = reader.optional { $0.text() }
  }
}

extension SimulatedStep {
  fileprivate func write(to writer: inout PackedWriter) {
    writer.write(case: cause)
    for length in [
      offsetBefore, offsetAfter, correction, contentHeightBefore, contentHeightAfter,
    ] { writer.write(length) }
    writer.write(count: measuredCount)
    writer.write(count: passes)
    writer.write(displacement) { $0.write($1) }
    writer.write(findings) { $0.write($1) }
  }

  fileprivate init(from reader: inout PackedReader) {
    cause = reader.oneCase(of: ScrollStep.Cause.self, else: .layout)
    offsetBefore = reader.figure()
    offsetAfter = reader.figure()
    correction = reader.figure()
    contentHeightBefore = reader.figure()
    contentHeightAfter = reader.figure()
    measuredCount = reader.index()
    passes = reader.index()
    displacement = reader.optional { $0.figure() }
    findings = reader.list { $0.text() }
  }
}

extension SimulatedFrame {
  fileprivate func write(to writer: inout PackedWriter) {
    writer.write(count: step)
    writer.write(case: cause)
    for length in [offset, size.width, size.height] { writer.write(length) }
    writer.write(elements) { writer, element in
      writer.write(element.element.kind == .item)
      writer.write(element.element.indexPath.section)
      writer.write(element.element.indexPath.item)
      element.frame.write(to: &writer)
      writer.write(element.isMoved)
    }
  }

  fileprivate init(from reader: inout PackedReader) {
    step = reader.index()
    cause = reader.oneCase(of: ScrollStep.Cause.self, else: .layout)
    offset = reader.figure()
    let width = reader.figure()
    size = LayoutSize(width: width, height: reader.figure())
    elements = reader.list { reader in
      let isItem = reader.flag()
      let section = reader.number()
      let path = ItemIndexPath(item: reader.number(), section: section)
      // Film strips draw items otherwise than all else.
      let element = CollectionElement(kind: isItem ? .item : .header, indexPath: path)
      let frame = reader.rectangle()
      return Element(element: element, frame: frame, isMoved: reader.flag())
    }
  }
}
