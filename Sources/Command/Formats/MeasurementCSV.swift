import SelfSizing

/// Heights as comma-separated values (RFC 4180), a row for each cell.
enum MeasurementCSV {
  static func header(namesSystems: Bool) -> String {
    "template,content,name,width,size,height,fidelity,reflowed,findings"
      + (namesSystems ? ",system\n" : "\n")
  }

  static func write(
    _ template: TemplateMeasurements, namesSystems: Bool, tasks taskCount: Int,
    _ write: (String) -> Void
  ) async {
    let rows = Rows(of: template, namesSystems: namesSystems)
    let pieces = rows.pieces
    // A few at a time: the text of a long document is nowhere as a whole.
    let step = 16 * taskCount
    for first in stride(from: 0, to: pieces.count, by: step) {
      let count = min(step, pieces.count - first)
      let texts = await inParallel(count, tasks: taskCount, makeState: { rows }) { rows, number in
        rows.text(of: pieces[first + number])
      }
      texts.forEach(write)
    }
  }

  private struct Rows: Sendable {
    private static let pieceLength = 2048
    private let template: TemplateMeasurements
    private let name: String
    /// Written once for all widths and sizes.
    private let contentNames: [String]
    private var texts: FactTexts

    init(of template: TemplateMeasurements, namesSystems: Bool) {
      self.template = template
      name = template.name.csvField + ","
      contentNames = template.contentNames.map(\.csvField)
      let end = namesSystems ? ",\((template.system ?? "").csvField)\n" : "\n"
      // A file's problems concern each of its cells, and a row has no other place for them.
      let ofFile = template.fileFindings.filter { $0.isProblem }
      texts = FactTexts { facts in
        let own = facts.findings.map(MeasurementCSV.name)
        let names = own + ofFile.map(MeasurementCSV.name).distinct.filter { !own.contains($0) }
        let findings = names.joined(separator: ";")
        return ",\(facts.fidelity),\(facts.isReflowed),\(findings.csvField)\(end)"
      }
    }

    var pieces: [Range<Int>] {
      let count = contentNames.count
      return stride(from: 0, to: template.cells.count, by: max(count, 1)).flatMap { first in
        stride(from: first, to: first + count, by: Self.pieceLength).map {
          $0..<min($0 + Self.pieceLength, first + count)
        }
      }
    }

    /// The rows of a piece: they are many, so texts are appended without interpolation.
    mutating func text(of piece: Range<Int>) -> String {
      let (strip, first) = piece.lowerBound.quotientAndRemainder(dividingBy: contentNames.count)
      let (width, size) = strip.quotientAndRemainder(dividingBy: template.categories.count)
      let place = ",\(template.widths[width]),\(template.categories[size].sizeName),"
      var text = ""
      text.reserveCapacity(piece.count * 128)
      for (offset, cell) in template.cells[piece].enumerated() {
        text += name
        text += (first + offset + 1).description
        text += ","
        text += contentNames[first + offset]
        text += place
        text += cell.height.description
        text += texts.text(of: cell)
      }
      return text
    }
  }

  private static func name(_ finding: CellFinding) -> String {
    finding.item.map { "\(finding.kind.name) \($0)" } ?? finding.kind.name
  }
}
