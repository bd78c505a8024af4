import SelfSizing

// Parts of answers. What the command reads is checked: every number is one that a layout has.

extension CellOutcome {
  /// Writes outcomes, and what many of them have in common once.
  static func write(_ outcomes: [CellOutcome], to writer: inout PackedWriter, _ faces: [FontFace]) {
    var places: [CellFacts: Int] = [:]
    var facts: [CellFacts] = []
    for outcome in outcomes where places[outcome.facts] == nil {
      places[outcome.facts] = facts.count
      facts.append(outcome.facts)
    }
    writer.write(facts) { $1.write(to: &$0, faces) }
    writer.write(outcomes) { writer, outcome in
      writer.write(outcome.height)
      writer.write(count: places[outcome.facts] ?? 0)
    }
  }

  static func outcomes(from reader: inout PackedReader, _ faces: [FontFace]) -> [CellOutcome] {
    let facts = reader.list { CellFacts(from: &$0, faces) }
    return reader.list { reader -> CellOutcome? in
      let height = reader.figure()
      let place = reader.index()
      guard height >= 0, facts.indices.contains(place) else {
        reader.reject()
        return nil
      }
      return CellOutcome(height: height, facts[place])
    }.compactMap { $0 }
  }
}

extension CellConstant {
  func write(to writer: inout PackedWriter) {
    writer.write(name)
    writer.write(value)
    writer.write(defaultValue) { $0.write($1) }
    site.write(to: &writer)
  }

  init(from reader: inout PackedReader) {
    let (name, value) = (reader.text(), reader.text())
    let defaultValue = reader.optional { $0.text() }
    self.init(
      name: name, value: value, defaultValue: defaultValue, site: DeclarationSite(from: &reader))
  }
}

extension LivingContents {
  /// Writes all but the places of the samples, which the request names.
  func write(to writer: inout PackedWriter) {
    writer.write(cells.systems) { $0.write($1) }
    writer.write(cells.isFilledByCode)
    writer.write(cells.bytes) { $0.write(count: Int($1)) }
    writer.write(booleans) { writer, booleans in
      writer.write(booleans.names) { $0.write($1) }
      writer.write(count: booleans.values)
      writer.write(booleans.places) { $0.write(count: $1) }
    }
  }

  /// Reads contents; nil if a reader of the page could choose what is not there.
  init?(samples: [Int], from reader: inout PackedReader) {
    let systems = reader.list { $0.text() }
    let isFilledByCode = reader.flag()
    let described = DescribedCells(bytes: reader.bytes())
    let booleans = reader.list { reader in
      let names = reader.list { $0.text() }
      let values = reader.index()
      return ContentBooleans(names: names, values: values, places: reader.list { $0.index() })
    }
    guard var described, described.contents.count >= samples.count,
      booleans.isEmpty || booleans.count == samples.count,
      booleans.allSatisfy({ $0.isComplete(amongContents: described.contents.count) })
    else {
      reader.reject()
      return nil
    }
    described.systems = systems
    described.isFilledByCode = isFilledByCode
    self.init(described, samples: samples, booleans: booleans)
  }
}

extension ContentBooleans {
  fileprivate func isComplete(amongContents count: Int) -> Bool {
    names.count < 8 && places.count == 1 << names.count && places.indices.contains(values)
      && places.allSatisfy { $0 < count }
  }
}

extension PackedReader {
  mutating func bytes() -> [UInt8] {
    list { reader in
      let byte = reader.index()
      if byte > 0xFF { reader.reject() }
      return UInt8(truncatingIfNeeded: byte)
    }
  }
}
