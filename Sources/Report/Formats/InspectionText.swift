import SelfSizing

/// A cell in words: the sum of its height, its frames, its constraints and what was found.
public struct InspectionText {
  /// The version of the JSON's schema.
  public static let schema = "selfsize.explain.v1"

  private let inspection: CellInspection
  private let name: String
  private let width: Double
  private let size: DynamicTypeCategory

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - inspection: What is known of the cell.
  ///   - name: What the content is called.
  ///   - width: The width of the cell, in points.
  ///   - size: The text size at which it was measured.
  public init(
    _ inspection: CellInspection, name: String, width: Double, size: DynamicTypeCategory
  ) {
    self.inspection = inspection
    self.name = name
    self.width = width
    self.size = size
  }

  /// The text, with a newline at its end.
  public func text() -> String {
    var lines = ["\(name), \(size.headingName), \(NumberFormat.short(width)) points wide", ""]
    lines += [inspection.explanation.description, ""]
    lines += frames() + [""] + constraints()
    let findings = inspection.measurement.findings
    if !findings.isEmpty { lines += [""] + findings.map(\.description) }
    lines += inspection.conflicts.flatMap { ["", "Xcode would log:", "", $0.logText] }
    return lines.joined(separator: "\n") + "\n\n" + TextDrawing(inspection.measurement).text()
  }

  private func frames() -> [String] {
    let rows =
      [["frame", "x", "y", "width", "height"]]
      + inspection.elements.filter { $0.isItem && !$0.isHidden }.map { element in
        let frame = element.frame
        return [element.name]
          + [frame.minX, frame.minY, frame.width, frame.height].map(NumberFormat.short)
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].terminalWidth }.max() ?? 0 }
    return rows.map { row in
      row[0].padded(to: widths[0])
        + row.indices.dropFirst().map { "  " + row[$0].paddedInFront(to: widths[$0]) }.joined()
    }
  }

  private func constraints() -> [String] {
    inspection.constraints.map { constraint in
      let difference = NumberFormat.short(constraint.difference?.magnitude ?? 0)
      let state =
        constraint.isViolated
        ? "violated by \(difference)"
        : constraint.slack > 0.005 ? "slack \(difference)" : "holds"
      return "\(state): \(constraint.text)"
    }
  }

  /// The cell as JSON, with a newline at its end. Lengths are in points.
  public func json() -> String {
    let explanation = inspection.explanation
    let value: JSONValue = .object([
      ("schema", .string(Self.schema)), ("content", .string(name)), ("width", .number(width)),
      ("size", .string(size.sizeName)),
      ("height", .number(inspection.measurement.size.height)), ("sum", .string(explanation.sum)),
      (
        "terms",
        .array(
          explanation.terms.map { term in
            .object([
              ("name", .string(term.name)), ("constant", .number(term.constant)),
              ("factor", .number(term.factor)), ("constraint", .string(term.constraint)),
              ("file", .string(term.site?.fileID ?? "")),
              ("line", .number(Double(term.site?.line ?? 0))),
            ])
          })
      ),
      (
        "frames",
        .array(
          inspection.elements.filter(\.isItem).map { element in
            .object([
              ("item", .string(element.name)), ("x", .number(element.frame.minX)),
              ("y", .number(element.frame.minY)), ("width", .number(element.frame.width)),
              ("height", .number(element.frame.height)), ("hidden", .bool(element.isHidden)),
            ])
          })
      ),
      (
        "constraints",
        .array(
          inspection.constraints.map { constraint in
            .object([
              ("constraint", .string(constraint.text)),
              ("priority", .number(constraint.declared.priority.rawValue)),
              ("slack", .number(constraint.slack)), ("violated", .bool(constraint.isViolated)),
            ])
          })
      ),
      ("findings", .array(inspection.measurement.findings.map { .string($0.description) })),
      ("logs", .array(inspection.conflicts.map { .string($0.logText) })),
    ])
    var text = ""
    value.write(into: &text)
    return text + "\n"
  }
}
