import SelfSizingCassowary
import SelfSizingGeometry

extension LayoutWorkspace {
  func terms(ofExtentOf element: Int, _ axis: LayoutAxis) -> [LayoutExplanation.Term] {
    let region = program.regions[element]
    let places = RowPlaces(self, axis)
    let variable = region.firstVariable + 2 + axis.rawValue
    let ordered = reasons(forVariables: [variable])[0].map {
      (reason: $0, place: places.place(ofRow: $0.constraint))
    }
    .sorted { ($0.place, $0.reason.constraint) < ($1.place, $1.reason.constraint) }
    let parts = RowParts(self)
    var terms = ordered.flatMap {
      parts.terms(ofRow: $0.reason.constraint, factor: $0.reason.factor)
    }
    let inset = region.insets[sumAlong: axis]
    if inset != 0, let item = program.description.elements[element].container {
      // A guide inside margins is smaller than its item by them.
      terms.append(parts.margin(of: item, -inset, factor: 1, "its layout margins"))
    }
    return terms
  }
}

private struct RowPlaces {
  private let workspace: LayoutWorkspace
  private let axis: LayoutAxis

  init(_ workspace: LayoutWorkspace, _ axis: LayoutAxis) {
    self.workspace = workspace
    self.axis = axis
  }

  /// The middle of the locations that a row compares, or of the rectangle whose size it speaks of.
  func place(ofRow row: Int) -> Double {
    var rectangles: [(first: Int, location: Double, size: Double)] = []
    for term in workspace.program.buffer.terms(ofRow: row) {
      let (first, offset) = (term.variable.index / 4 * 4, term.variable.index % 4)
      let index = rectangles.firstIndex { $0.first == first } ?? rectangles.count
      if index == rectangles.count { rectangles.append((first, 0, 0)) }
      if offset == axis.rawValue { rectangles[index].location += term.coefficient }
      if offset == axis.rawValue + 2 { rectangles[index].size += term.coefficient }
    }
    let locations = rectangles.filter { $0.location != 0 }.map {
      start($0.first) + extent($0.first) * $0.size / $0.location
    }
    if !locations.isEmpty { return locations.reduce(0, +) / Double(locations.count) }
    return rectangles.first.map { start($0.first) + extent($0.first) / 2 } ?? 0
  }

  private func start(_ first: Int) -> Double { workspace.value(ofVariable: first + axis.rawValue) }

  private func extent(_ first: Int) -> Double {
    workspace.value(ofVariable: first + 2 + axis.rawValue)
  }
}

/// Takes the constant of a row apart: the declared number, margins, baselines.
private struct RowParts {
  private let workspace: LayoutWorkspace
  private let constraints: [DescribedConstraint]
  private let program: LayoutProgram
  private let description: LayoutDescription
  private let compiler: LayoutCompiler

  init(_ workspace: LayoutWorkspace) {
    self.workspace = workspace
    constraints = workspace.constraints
    program = workspace.program
    description = program.description
    compiler = LayoutCompiler(description, program.variation, broken: [])
  }

  /// At least one term; their sum is the row's constant times the factor.
  func terms(ofRow row: Int, factor: Double) -> [LayoutExplanation.Term] {
    let origin = program.origins[row]
    let text = workspace.text(ofRow: row)
    let site = program.site(of: origin)
    func term(
      _ source: LayoutExplanation.Term.Source, _ constant: Double, _ element: Int?, _ name: String,
      lineCount: Int = 1
    ) -> LayoutExplanation.Term {
      LayoutExplanation.Term(
        source: source, constant: constant, factor: factor, lineCount: lineCount, element: element,
        name: name, constraint: text, site: site)
    }
    func name(_ element: Int) -> String { description.elements[element].name }
    let constant = workspace.constant(ofRow: row)
    switch origin {
    case .hugging(let element, let axis), .compressionResistance(let element, let axis):
      let size = workspace.intrinsicContentSize(ofElementAt: element)
      return [
        term(
          .intrinsicSize, constant, element, name(element),
          lineCount: axis == .vertical ? size.lineCount : 1)
      ]
    case .fitting: return [term(.target, constant, 0, "target")]
    case .autoresizing(let element, _):
      return [term(.frame, constant, element, "frame of \(name(element))")]
    case .readable(let element): return [term(.readableWidth, constant, element, "readable width")]
    case .nonNegative, .origin: return [term(.constant, constant, nil, "")]
    case .declared(let index):
      let declared = constraints[index]
      var terms = margins(of: declared, text, factor)
      terms.append(term(.constant, declared.constant, nil, ""))
      terms += baselines(ofRow: row, text, factor)
      // The rest of the constant; zeros among several are dropped.
      let rest = constant - terms.reduce(0) { $0 + $1.constant }
      if rest.magnitude > 1e-9 { terms.append(term(.constant, rest, nil, "")) }
      let shown = terms.filter { $0.constant != 0 }
      return shown.isEmpty ? Array(terms.suffix(1)) : shown
    case .stack(let element, let rule, _):
      guard rule == .spacing || rule == .canvasConnection && constant != 0 else {
        return [term(.constant, constant, element, "")]
      }
      let baselines = baselines(ofRow: row, text, factor)
      let rest = constant - baselines.reduce(0) { $0 + $1.constant }
      if rule == .spacing { return [term(.spacing, rest, element, "spacing")] + baselines }
      return (rest == 0 ? [] : [term(.margin, rest, element, "margin")]) + baselines
    }
  }

  func margin(of item: Int, _ constant: Double, factor: Double, _ text: String)
    -> LayoutExplanation.Term
  {
    LayoutExplanation.Term(
      source: .margin, constant: constant, factor: factor, lineCount: 1, element: item,
      name: "margin", constraint: text, site: description.elements[item].site)
  }

  /// The margins that the two sides of a constraint are inside of.
  private func margins(of constraint: DescribedConstraint, _ text: String, _ factor: Double)
    -> [LayoutExplanation.Term]
  {
    var terms: [LayoutExplanation.Term] = []
    func add(_ element: Int, _ attribute: LayoutAttribute, _ sign: Double) {
      let described = description.elements[element]
      let owner = described.isItem ? element : described.container ?? element
      let isMirrored =
        program.variation.direction == .rightToLeft
        && (constraint.firstAttribute.isDirectional
          || constraint.secondAttribute?.isDirectional == true)
      let inset = compiler.expression(attribute, of: element, isMirrored: isMirrored).constant
      if inset != 0 { terms.append(margin(of: owner, sign * inset, factor: factor, text)) }
    }
    add(constraint.first, constraint.firstAttribute, -1)
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      add(second, attribute, constraint.multiplier)
    }
    return terms
  }

  private func baselines(ofRow row: Int, _ text: String, _ factor: Double)
    -> [LayoutExplanation.Term]
  {
    guard let baselines = program.baselines(ofRow: row) else { return [] }
    return baselines.offsets.compactMap { offset in
      let size = workspace.intrinsicContentSize(ofElementAt: offset.element)
      let distance = offset.isFirst ? size.firstBaselineFromTop : size.lastBaselineFromBottom
      guard distance != 0 else { return nil }
      let element = description.elements[offset.element]
      return LayoutExplanation.Term(
        source: .baseline, constant: -offset.coefficient * distance, factor: factor, lineCount: 1,
        element: offset.element,
        name: "\(offset.isFirst ? "first" : "last") baseline of \(element.name)", constraint: text,
        site: element.site)
    }
  }
}
