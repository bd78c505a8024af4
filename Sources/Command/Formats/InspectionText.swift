import SelfSizing

/// A cell in words: its picture, the sum of its height, its frames, constraints and findings.
struct InspectionText {
  let inspection: CellInspection
  let name: String
  let width: Double
  let traits: TraitCollection
  var system: String?
  var fileFindings: [CellFinding] = []
  var isVerbose = false

  func text(_ format: OutputFormat) -> String { format == .table ? text() : json() }

  private func text() -> String {
    let size = traits.contentSizeCategory.headingName
    let place = "\(name), \(size), \(width.short) points wide"
    let settings = MeasurementSettings(traits)
    let remark = inspection.findings.fixedHeight.map { "; \($0.summary)" } ?? ""
    let heading = [TemplateMeasurements.title(place, system) + settings.remarks + remark].asLines
    let picture = TextDrawing(measurement: inspection.measurement).text()
    var lines = isVerbose ? inspection.explanation.description.lines : explanation()
    lines += rounding() + [""]
    lines += frames().lines() + [""] + constraints()
    let fallbacks = inspection.measurement.fallbacks
    if !fallbacks.isEmpty { lines += [""] + fallbacks.map(\.text) }
    let findings = fileFindings + inspection.findings.filter { !fileFindings.contains($0) }
    if !findings.isEmpty { lines += [""] + findings.map(\.description) }
    lines += inspection.conflicts.flatMap { ["", "Xcode would log:", ""] + $0.logText.lines }
    return "\(heading)\n\n\(picture)\n\(lines.asLines)\n"
  }

  private func explanation() -> [String] {
    let explanation = inspection.explanation
    let terms = explanation.terms.filter { $0.contribution != 0 }
    var entries = terms.map { term in
      let factor = term.factor.magnitude
      let share = factor == 1 ? "" : ", times \(factor.plain)"
      return (points: term.contribution.signed, words: Self.words(term) + share)
    }
    let statedHeight = inspection.measurement.statedHeight
    let height = inspection.measurement.size.height
    // Of numbers as they are printed, so that whoever adds them gets the height.
    let rest = terms.reduce(Self.hundredths(height)) { $0 - Self.hundredths($1.contribution) }
    if !terms.isEmpty, rest != 0, statedHeight == nil {
      entries.append(((rest / 100).signed, "rounding" + (rest > 0 ? " up to whole pixels" : "")))
    }
    let width = entries.map(\.points.count).max() ?? 0
    var lines = entries.map { "  \($0.points.paddedInFront(to: width))  \($0.words)" }
    if let statedHeight {
      lines.append(
        "  The class states a height of \(statedHeight.short); its constraints give "
          + explanation.length.short)
    }
    let isRounded = Self.hundredths(explanation.length) != Self.hundredths(height)
    let rounding =
      isRounded && statedHeight == nil ? ", rounded up to whole pixels: \(height.short)" : ""
    return [explanation.sum + rounding] + lines
      + explanation.alternatives.map { "  \($0.text(explanation.axis))" }
  }

  private static func hundredths(_ points: Double) -> Double { (points * 100).rounded() }

  /// The constraint that holds a constant; a stack's spacing in words, with a text's height its
  /// line.
  private static func words(_ term: LayoutExplanation.Term) -> String {
    if term.source == .intrinsicSize, let site = term.site { return "\(term.constraint) (\(site))" }
    let parts = term.constraint.split(separator: " 'UISV-spacing': ", maxSplits: 1)
    guard term.source == .spacing, parts.count == 2 else { return term.constraint }
    return "spacing of \(parts[0]) before \(parts[1])"
  }

  /// How the height is rounded, where what a list asks for differs from what is drawn in place.
  /// - Source: Frames in reference images of iOS 14.5 to 26.2 are on the nearest pixels, halves up;
  ///   `systemLayoutSizeFitting` rounds up, as labels do, which images do not contradict.
  private func rounding() -> [String] {
    let grid = traits.pixelGrid
    let length = inspection.explanation.length
    let (fitted, inPlace) = (grid.roundedUp(length), grid.roundedEdge(length))
    guard fitted != inPlace else { return [] }
    return [
      "\(NumberFormat.precise(length)) is rounded up to \(fitted.short) when fitted, and "
        + "to the nearest pixel, \(inPlace.short), when laid out in place"
    ]
  }

  private func frames() -> FigureTable {
    FigureTable(
      words: ["frame"], figures: ["x", "y", "width", "height"],
      rows: inspection.elements.filter { $0.isItem && !$0.isHidden }.map { element in
        [.text(element.name)] + element.frame.lengths.map { .number($0) }
      })
  }

  private func constraints() -> [String] {
    inspection.constraints.map { constraint in
      let difference = (constraint.difference?.magnitude ?? 0).short
      let state =
        constraint.isViolated
        ? "violated by \(difference)" : constraint.slack > 0.005 ? "slack \(difference)" : "holds"
      return "\(state): \(constraint.text)"
    }
  }

  /// Lengths are in points.
  private func json() -> String {
    let explanation = inspection.explanation
    let measurement = inspection.measurement
    var members: [(String, JSONValue)] = [
      ("schema", .string("selfsize.explain.v1")), ("content", .string(name)),
      ("width", .number(width)), ("size", .string(traits.contentSizeCategory.sizeName)),
    ]
    members += JSONValue.system(system)
    members.append(("settings", .object(JSONValue.settings(MeasurementSettings(traits)))))
    members.append(("height", .number(measurement.size.height)))
    members += measurement.statedHeight.map { [("statedHeight", .number($0))] } ?? []
    members += [
      ("sum", .string(explanation.sum)), ("terms", .array(explanation.terms.map(Self.value))),
      ("frames", .array(inspection.elements.filter(\.isItem).map(Self.value))),
      ("constraints", .array(inspection.constraints.map(Self.value))),
    ]
    members += JSONValue.fallbacks(measurement.fallbacks)
    members += [
      ("findings", .strings(inspection.findings.map(\.description))),
      ("logs", .strings(inspection.conflicts.map(\.logText))),
    ]
    members += JSONValue.fileFindings(fileFindings)
    return JSONValue.object(members).text() + "\n"
  }

  private static func value(_ term: LayoutExplanation.Term) -> JSONValue {
    .object([
      ("name", .string(term.name)), ("constant", .number(term.constant)),
      ("factor", .number(term.factor)), ("constraint", .string(term.constraint)),
      ("file", .string(term.site?.fileID ?? "")), ("line", .count(term.site?.line ?? 0)),
    ])
  }

  private static func value(_ element: CellInspection.Element) -> JSONValue {
    .object([
      ("item", .string(element.name)), ("x", .number(element.frame.minX)),
      ("y", .number(element.frame.minY)), ("width", .number(element.frame.width)),
      ("height", .number(element.frame.height)), ("hidden", .bool(element.isHidden)),
    ])
  }

  private static func value(_ constraint: CellInspection.Constraint) -> JSONValue {
    .object([
      ("constraint", .string(constraint.text)),
      ("priority", .number(constraint.declared.priority.rawValue)),
      ("slack", .number(constraint.slack)), ("violated", .bool(constraint.isViolated)),
    ])
  }
}
