import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// All that a page shows of a cell apart from its picture, as members of a JSON object.
package struct CellDetails {
  private let inspection: CellInspection
  private let number: (Double, inout UTF8Text) -> Void

  package init(_ inspection: CellInspection, number: @escaping (Double, inout UTF8Text) -> Void) {
    self.inspection = inspection
    self.number = number
  }

  /// The terms of the sum of all drawn cells would make a report a quarter longer.
  package func write(into text: inout UTF8Text, withTerms: Bool) {
    text.write("\"height\":")
    number(inspection.measurement.size.height, &text)
    text.write(",\"frames\":[")
    let (elements, constraints) = (inspection.elements, inspection.constraints)
    var separator = ""
    for frame in elements.map({ $0.frame }) {
      for length in [frame.minX, frame.minY, frame.width, frame.height] {
        text.write(separator)
        number(length, &text)
        separator = ","
      }
    }
    text.write("],\"differences\":[")
    for (index, constraint) in constraints.enumerated() {
      if index > 0 { text.write(",") }
      if let difference = constraint.difference {
        number(difference, &text)
      } else {
        text.write("null")
      }
    }
    text.write("]")
    write("violated", constraints.indices.filter { constraints[$0].isViolated }, into: &text)
    write("hidden", elements.indices.filter { elements[$0].isHidden }, into: &text)
    writeTexts(into: &text)
    text.write(",\"sum\":")
    JSONValue.string(inspection.explanation.sum).write(into: &text)
    if withTerms { writeTerms(into: &text) }
    writeFindings(into: &text)
  }

  private func write(_ name: String, _ indices: [Int], into text: inout UTF8Text) {
    guard !indices.isEmpty else { return }
    text.write(",\"\(name)\":[")
    for (place, index) in indices.enumerated() { text.write(place > 0 ? ",\(index)" : "\(index)") }
    text.write("]")
  }

  /// The constants of the sum, each with its constraint, and where that is declared.
  private func writeTerms(into text: inout UTF8Text) {
    text.write(",\"terms\":[")
    var separator = "{\"points\":"
    for term in inspection.explanation.terms where term.contribution != 0 {
      text.write(separator)
      number(term.contribution, &text)
      text.write(",\"constraint\":")
      JSONValue.string(term.constraint).write(into: &text)
      text.write(",\"site\":")
      JSONValue.string(term.site.map { "\($0)" } ?? "").write(into: &text)
      text.write("}")
      separator = ",{\"points\":"
    }
    text.write("]")
  }

  private func writeFindings(into text: inout UTF8Text) {
    let findings = inspection.measurement.findings
    guard !findings.isEmpty else { return }
    text.write(",\"findings\":")
    JSONValue.array(
      findings.map { finding in
        .object([
          ("kind", .string(finding.kind.name)), ("text", .string(finding.text)),
          ("item", .string(finding.item ?? "")), ("site", .string("\(finding.site)")),
        ])
      }
    ).write(into: &text)
  }

  private func writeTexts(into text: inout UTF8Text) {
    let items = inspection.elements.indices.filter { inspection.elements[$0].isItem }
    text.write(",\"texts\":[")
    var separator = ""
    for (element, item) in zip(items, inspection.measurement.items) {
      guard let shown = item.text, !item.isHidden else { continue }
      text.write("\(separator){\"element\":\(element),\"baselines\":[")
      for (line, place) in zip(shown.lines, 0...) {
        if place > 0 { text.write(",") }
        number(item.frame.minY + line.baseline, &text)
      }
      text.write("],\"font\":\"\(NumberFormat.short(shown.font.pointSize)) pt\"")
      text.write(",\"trust\":\"\(Trust(shown.fidelity).name)\"}")
      separator = ","
    }
    text.write("]")
  }
}
