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

  extension CellFinding.Detail {
    fileprivate func write(to writer: inout PackedWriter) {
      writer.write(case: kind)
      switch self {
      case .fixedHeight(let fixed):
        writer.write(fixed.height)
        writer.write(fixed.source == .document)
        writer.write(fixed.reason)
      case .stubbed: break
      case .conflicting(let conflict): conflict.write(to: &writer)
      case .estimatedHeight(let height, let conflict, let relaxable):
        writer.write(height)
        conflict.write(to: &writer)
        writer.write(relaxable) { $0.write($1) }
      case .ambiguous(let ambiguity): ambiguity.write(to: &writer)
      case .missingPin(let pin):
        writer.write(case: pin.edge)
        writer.write(pin.item)
        writer.write(pin.overhang)
        writer.write(pin.container)
        writer.write(case: pin.attribute)
      case .noHeight(let cell, let items), .unboundedHeight(let cell, let items):
        writer.write(cell)
        writer.write(items) { $0.write($1) }
      case .truncated(let count, let squeeze):
        writer.write(count: count)
        writer.write(squeeze) { $1.write(to: &$0) }
      case .squeezed(let squeeze): squeeze.write(to: &writer)
      case .clipped(let overhangs):
        writer.write(overhangs) { writer, overhang in
          writer.write(case: overhang.edge)
          writer.write(overhang.distance)
        }
      case .missesTargetWidth(let width, let target, let priority):
        for number in [width, target, priority.rawValue] { writer.write(number) }
      case .shrunk(let scale): writer.write(scale)
      case .fittingDependent(let comparison): comparison.write(to: &writer)
      case .shrinking(let height, let before, let category):
        writer.write(height)
        writer.write(before)
        writer.write(case: category)
      case .unsettled(let axis, let extent, let next):
        writer.write(case: axis)
        writer.write(extent)
        writer.write(next)
      case .missingGlyphs(let scalars, let hasMore):
        writer.write(scalars) { $0.write(count: Int($1.value)) }
        writer.write(hasMore)
      case .overlapping(let text), .brokenWord(let text), .unread(let text), .logged(let text),
        .fixedFont(let text), .assumed(let text), .remark(let text):
        writer.write(text)
      }
    }

    fileprivate init(from reader: inout PackedReader) {
      switch reader.oneCase(of: CellFinding.Kind.self, else: .stubbed) {
      case .fixedHeight:
        let height = reader.figure()
        let source: CellFinding.FixedHeight.Source = reader.flag() ? .document : .standardRow
        self = .fixedHeight(CellFinding.FixedHeight(height, source, because: reader.text()))
      case .stubbed: self = .stubbed
      case .conflicting: self = .conflicting(LayoutConflict(from: &reader))
      case .estimatedHeight:
        let height = reader.figure()
        let conflict = LayoutConflict(from: &reader)
        self = .estimatedHeight(height, conflict, relaxable: reader.optional { $0.text() })
      case .ambiguous: self = .ambiguous(CellFinding.Ambiguity(from: &reader))
      case .missingPin:
        let edge = reader.oneCase(of: LayoutEdge.self, else: .bottom)
        let item = reader.text()
        let overhang = reader.figure()
        let container = reader.text()
        self = .missingPin(
          CellFinding.MissingPin(
            edge: edge, item: item, overhang: overhang, container: container,
            attribute: reader.oneCase(of: LayoutAttribute.self, else: .bottom)))
      case .noHeight:
        let cell = reader.text()
        self = .noHeight(cell: cell, items: reader.list { $0.text() })
      case .unboundedHeight:
        let cell = reader.text()
        self = .unboundedHeight(cell: cell, stretching: reader.list { $0.text() })
      case .truncated:
        let count = reader.index()
        self = .truncated(
          hiddenCharacters: count, reader.optional { CellFinding.Squeeze(from: &$0) })
      case .squeezed: self = .squeezed(CellFinding.Squeeze(from: &reader))
      case .clipped:
        self = .clipped(
          reader.list { reader in
            let edge = reader.oneCase(of: LayoutEdge.self, else: .bottom)
            return CellFinding.Overhang(edge: edge, distance: reader.figure())
          })
      case .missesTargetWidth:
        let (width, target) = (reader.figure(), reader.figure())
        self = .missesTargetWidth(width, target: target, priority: reader.priority())
      case .shrunk: self = .shrunk(scale: reader.figure())
      case .fittingDependent:
        self = .fittingDependent(CellFinding.FittingComparison(from: &reader))
      case .shrinking:
        let (height, before) = (reader.figure(), reader.figure())
        self = .shrinking(
          height: height, before: before,
          at: reader.oneCase(of: DynamicTypeCategory.self, else: .large))
      case .unsettled:
        let axis = reader.oneCase(of: LayoutAxis.self, else: .vertical)
        let extent = reader.figure()
        self = .unsettled(axis, extent: extent, next: reader.figure())
      case .missingGlyphs:
        let scalars = reader.list { $0.scalar() }
        self = .missingGlyphs(scalars, hasMore: reader.flag())
      case .overlapping: self = .overlapping(other: reader.text())
      case .brokenWord: self = .brokenWord(reader.text())
      case .unread: self = .unread(reader.text())
      case .logged: self = .logged(reader.text())
      case .fixedFont: self = .fixedFont(reader.text())
      case .assumed: self = .assumed(reader.text())
      case .remark: self = .remark(reader.text())
      }
    }
  }

  extension CellFinding.Squeeze {
    fileprivate func write(to writer: inout PackedWriter) {
      writer.write(case: axis)
      for number in [extent, needed, compressionResistance.rawValue] { writer.write(number) }
      writer.write(causes) { $0.write($1) }
    }

    fileprivate init(from reader: inout PackedReader) {
      let axis = reader.oneCase(of: LayoutAxis.self, else: .vertical)
      let (extent, needed) = (reader.figure(), reader.figure())
      let priority = reader.priority()
      self.init(
        axis: axis, extent: extent, needed: needed, compressionResistance: priority,
        causes: reader.list { $0.text() })
    }
  }

  extension CellFinding.Ambiguity {
    fileprivate func write(to writer: inout PackedWriter) {
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

    fileprivate init(from reader: inout PackedReader) {
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
    fileprivate func write(to writer: inout PackedWriter) {
      for number in [height, priority.rawValue, other, otherPriority.rawValue] {
        writer.write(number)
      }
      writer.write(changes) { writer, change in
        writer.write(change.name)
        writer.write(change.height)
        writer.write(change.other)
      }
    }

    fileprivate init(from reader: inout PackedReader) {
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
