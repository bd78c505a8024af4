#if !hasFeature(Embedded)
  import SelfSizingAutoLayout
  import SelfSizingGeometry

  extension CellFinding {
    package func write(to writer: inout PackedWriter) {
      detail.write(to: &writer)
      writer.write(item) { $0.write($1) }
      site.write(to: &writer)
    }

    package init(from reader: inout PackedReader) {
      self.init(
        Detail(from: &reader), item: reader.optional { $0.text() },
        site: DeclarationSite(from: &reader))
    }
  }

  extension CellFinding.FixedHeight {
    init(from reader: inout PackedReader) {
      self.init(reader.figure(), reader.flag() ? .document : .standardRow, because: reader.text())
    }
  }

  extension CellFinding.Squeeze {
    func write(to writer: inout PackedWriter) {
      writer.write(case: axis)
      for number in [extent, needed, compressionResistance.rawValue] { writer.write(number) }
      writer.write(causes) { $0.write($1) }
    }

    init(from reader: inout PackedReader) {
      self.init(
        axis: reader.oneCase(of: LayoutAxis.self, else: .vertical), extent: reader.figure(),
        needed: reader.figure(), compressionResistance: reader.priority(),
        causes: reader.list { $0.text() })
    }
  }

  extension CellFinding.Ambiguity {
    func write(to writer: inout PackedWriter) {
      writer.write(case: axis)
      writer.write(items) { writer, item in
        writer.write(item.name)
        item.taken.write(to: &writer)
        writer.write(item.other) { $1.write(to: &$0) }
        writer.write(item.contentHugging) { $0.write($1.rawValue) }
        writer.write(item.compressionResistance) { $0.write($1.rawValue) }
        writer.write(item.intrinsicExtent) { $0.write($1) }
      }
    }

    init(from reader: inout PackedReader) {
      self.init(
        axis: reader.oneCase(of: LayoutAxis.self, else: .vertical),
        items: reader.list {
          Item(
            name: $0.text(), taken: $0.rectangle(), other: $0.optional { $0.rectangle() },
            contentHugging: $0.optional { $0.priority() },
            compressionResistance: $0.optional { $0.priority() },
            intrinsicExtent: $0.optional { $0.figure() })
        })
      if items.isEmpty { reader.reject() }
    }
  }

  extension CellFinding.FittingComparison {
    func write(to writer: inout PackedWriter) {
      for number in [height, priority.rawValue, other, otherPriority.rawValue] {
        writer.write(number)
      }
      writer.write(changes) { writer, change in
        writer.write(change.name)
        writer.write(change.height)
        writer.write(change.other)
      }
    }

    init(from reader: inout PackedReader) {
      self.init(
        height: reader.figure(), priority: reader.priority(), other: reader.figure(),
        otherPriority: reader.priority(),
        changes: reader.list { Change(name: $0.text(), height: $0.figure(), other: $0.figure()) })
    }
  }
#endif
