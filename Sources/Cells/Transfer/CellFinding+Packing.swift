#if !hasFeature(Embedded)
  import SelfSizingAutoLayout
  import SelfSizingGeometry
  import SelfSizingTypography

  extension CellFinding {
    /// Writes the facts and the place.
    package func write(to writer: inout PackedWriter) {
      detail.write(to: &writer)
      writer.write(item) { $0.write($1) }
      site.write(to: &writer)
    }

    /// Reads the facts and the place.
    package init(from reader: inout PackedReader) {
      let detail = Detail(from: &reader)
      let item = reader.optional { $0.text() }
      self.init(detail, item: item, site: DeclarationSite(from: &reader))
    }
  }

  extension CellFinding.Squeeze {
    func write(to writer: inout PackedWriter) {
      writer.write(case: axis)
      for number in [extent, needed, compressionResistance.rawValue] { writer.write(number) }
      writer.write(causes) { $0.write($1) }
    }

    init(from reader: inout PackedReader) {
      let axis = reader.oneCase(of: LayoutAxis.self, else: .vertical)
      let (extent, needed) = (reader.figure(), reader.figure())
      let priority = reader.priority()
      self.init(
        axis: axis, extent: extent, needed: needed, compressionResistance: priority,
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
      let axis = reader.oneCase(of: LayoutAxis.self, else: .vertical)
      let items = reader.list { reader in
        let name = reader.text()
        let taken = reader.rectangle()
        let other = reader.optional { $0.rectangle() }
        let hugging = reader.optional { $0.priority() }
        let resistance = reader.optional { $0.priority() }
        return Item(
          name: name, taken: taken, other: other, contentHugging: hugging,
          compressionResistance: resistance, intrinsicExtent: reader.optional { $0.figure() })
      }
      if items.isEmpty { reader.reject() }
      self.init(axis: axis, items: items)
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
      let (height, priority) = (reader.figure(), reader.priority())
      let (other, otherPriority) = (reader.figure(), reader.priority())
      self.init(
        height: height, priority: priority, other: other, otherPriority: otherPriority,
        changes: reader.list { reader in
          let name = reader.text()
          let height = reader.figure()
          return Change(name: name, height: height, other: reader.figure())
        })
    }
  }
#endif
