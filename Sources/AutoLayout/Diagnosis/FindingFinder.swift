import SelfSizingGeometry

/// Collects findings about one laid out tree.
struct FindingFinder {
  /// A difference that no pixel shows, in points.
  static let tolerance = 1e-3

  private let description: LayoutDescription
  private let variation: LayoutVariation
  private let solution: LayoutSolution
  private let workspace: LayoutWorkspace
  private let target: LayoutSize
  private let isHidden: [Bool]
  private let intrinsicSizes: [IntrinsicContentSize]
  private var findings: [LayoutFinding] = []

  init(
    _ description: LayoutDescription, _ variation: LayoutVariation, _ solution: LayoutSolution,
    _ workspace: LayoutWorkspace, target: LayoutSize
  ) {
    self.description = description
    self.variation = variation
    self.solution = solution
    self.workspace = workspace
    self.target = target
    isHidden = description.hiddenStates(in: variation)
    intrinsicSizes = description.elements.indices.map {
      workspace.intrinsicContentSize(ofElementAt: $0)
    }
  }

  /// The findings by kind, then in the order in which they were added.
  func inOrder() -> [LayoutFinding] {
    LayoutFinding.Kind.allCases.flatMap { kind in findings.filter { $0.kind == kind } }
  }

  /// Adds what the layout itself shows.
  mutating func findInLayout(_ ambiguities: [LayoutAmbiguity]) {
    for conflict in solution.conflicts { addConflict(conflict) }
    for item in solution.ambiguousItems {
      addAmbiguity(item, ambiguities.first { $0.item == item })
    }
    for element in description.elements.indices
    where description.elements[element].isItem && !isHidden[element] {
      checkExtents(of: element)
      checkClipping(of: element)
    }
    for (element, height) in solution.thirdPassHeights.sorted(by: { $0.key < $1.key }) {
      addUnsettled(element, .vertical, height)
    }
    for (element, width) in solution.thirdPassWidths.sorted(by: { $0.key < $1.key }) {
      addUnsettled(element, .horizontal, width)
    }
    checkTargetWidth()
  }

  private func name(_ element: Int) -> String { description.elements[element].name }

  private mutating func add(
    _ kind: LayoutFinding.Kind, _ element: Int?, _ axis: LayoutAxis?, _ message: String,
    cure: String, site: DeclarationSite? = nil
  ) {
    findings.append(
      LayoutFinding(
        kind: kind, element: element, axis: axis, message: message, cure: cure,
        site: site ?? description.elements[element ?? 0].site))
  }

  private mutating func addConflict(_ conflict: LayoutConflict) {
    var message = "cannot hold together: " + conflict.constraints.joined(separator: ", ")
    if let broken = conflict.broken, let rule = conflict.rule {
      message += "; gave way: \(broken), because \(rule)"
    }
    add(
      .conflicting, nil, nil, message,
      cure: "remove one of them, or give it a priority below 1000", site: conflict.site)
  }

  private mutating func addAmbiguity(_ item: AmbiguousItem, _ examples: LayoutAmbiguity?) {
    let direction = item.axis == .horizontal ? "horizontally" : "vertically"
    var message = "\(name(item.element)) is not determined \(direction)"
    if let examples {
      let (taken, other) = (examples.taken[item.element], examples.other[item.element])
      message += ": as good as \(text(taken, item.axis)) is \(text(other, item.axis))"
    }
    let hugs = description.elements[item.element].attributes.intrinsicAxes.contains(item.axis)
    add(
      .ambiguous, item.element, item.axis, message,
      cure: hugs
        ? "give one of the items along this axis another content hugging or compression "
          + "resistance priority"
        : "add a constraint for its \(item.axis.extentName) or for its other edge")
  }

  private func text(_ frame: LayoutRect, _ axis: LayoutAxis) -> String {
    let name = axis == .horizontal ? "x" : "y"
    return "\(name) \(frame.origin[axis].short), \(axis.extentName) \(frame.size[axis].short)"
  }

  private mutating func checkExtents(of element: Int) {
    let frame = solution.frames[element]
    if element == 0 {
      guard frame.height <= Self.tolerance else { return }
      let hasContent = intrinsicSizes.contains { $0.height > 0 }
      add(
        .zeroHeight, 0, .vertical,
        "\(name(0)) has no height: no chain of constraints holds its top and bottom edge apart",
        cure: hasContent
          ? "pin the last item's bottom to \(name(0)).bottom" : "give an item a height")
      return
    }
    for axis in LayoutAxis.allCases
    where description.elements[element].attributes.intrinsicAxes.contains(axis) {
      checkIntrinsicSize(of: element, axis)
    }
  }

  private mutating func checkIntrinsicSize(of element: Int, _ axis: LayoutAxis) {
    let wanted = intrinsicSizes[element][axis]
    let extent = workspace.extent(ofElementAt: element, axis)
    guard extent < wanted - Self.tolerance else { return }
    let isGone = extent <= Self.tolerance && axis == .vertical
    let reasons = workspace.terms(ofExtentOf: element, axis).map(\.constraint)
    let cause = reasons.isEmpty ? "" : "; it follows from " + Self.unique(reasons)
    add(
      isGone ? .zeroHeight : .compressed, element, axis,
      "\(name(element)) is \(extent.short) points in \(axis.extentName) and needs \(wanted.short)"
        + cause,
      cure: "let its \(axis.extentName) grow: an inequality instead of an equality, or a priority "
        + "below \(description.elements[element].attributes.compressionResistance[axis].rawValue.plain)"
    )
  }

  /// Texts in their order, each once.
  private static func unique(_ texts: [String]) -> String {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  private mutating func checkClipping(of element: Int) {
    guard let container = description.elements[element].container else { return }
    let (frame, bounds) = (solution.frames[element], solution.frames[container])
    let overhangs = [
      ("left", bounds.minX - frame.minX), ("top", bounds.minY - frame.minY),
      ("right", frame.maxX - bounds.maxX), ("bottom", frame.maxY - bounds.maxY),
    ].filter { $0.1 > Self.tolerance + Self.inset(of: description.elements[element]) }
    guard !overhangs.isEmpty, !frame.isEmpty else { return }
    let sides = overhangs.map { "\($0.1.short) points at the \($0.0)" }.joined(separator: " and ")
    let isVertical = overhangs.contains { $0.0 == "top" || $0.0 == "bottom" }
    add(
      .clipped, element, overhangs.count == 1 ? (isVertical ? .vertical : .horizontal) : nil,
      "\(name(element)) sticks out of \(name(container)) by \(sides)",
      cure: "tie that edge of \(name(element)) to the one of \(name(container)), "
        + "at least as an inequality")
  }

  /// Frames may exceed what contains their alignment rectangles.
  private static func inset(of element: LayoutDescription.Element) -> Double {
    let insets = element.attributes.alignmentRectInsets
    return max(insets.top, insets.left, insets.bottom, insets.right, 0)
  }

  private mutating func addUnsettled(_ element: Int, _ axis: LayoutAxis, _ extent: Double) {
    let present = intrinsicSizes[element][axis]
    add(
      .unsettled, element, axis,
      "\(name(element)) was wrapped at \((solution.preferredMaxLayoutWidths[element] ?? 0).short) "
        + "points and is now of another width, at which it would be \(extent.short) "
        + "\(axis == .vertical ? "high" : "wide"), not \(present.short)",
      cure: "make the width of \(name(element)) independent of heights")
  }

  private mutating func checkTargetWidth() {
    guard variation.fittingPriorities.horizontal < .required, target.width > 0,
      (solution.size.width - target.width).magnitude > Self.tolerance
    else { return }
    add(
      .missesTargetWidth, 0, .horizontal,
      "\(name(0)) is \(solution.size.width.short) points wide, not \(target.width.short): the "
        + "horizontal fitting priority is "
        + variation.fittingPriorities.horizontal.rawValue.plain,
      cure: "fit with the horizontal priority .required, as an override of "
        + "preferredLayoutAttributesFitting(_:) for a vertical list does")
  }

  // MARK: What other fits show

  mutating func addEstimatedHeight(
    _ height: Double, _ conflict: LayoutConflict, _ cure: DescribedConstraint?
  ) {
    add(
      .estimatedHeight, 0, .vertical,
      "while \(name(0)) is pinned to its estimated height of \(height.short), before it is "
        + "measured, these cannot hold together: "
        + conflict.constraints.joined(separator: ", "),
      cure: cure.map { "give \(description.text(of: $0)) a priority of 999" }
        ?? "no single priority of 999 cures it",
      site: cure?.site ?? conflict.site)
  }

  mutating func addUnboundedHeight(reached frames: [LayoutRect]) {
    // The deepest elements that follow are the ones that stretch.
    let stretched = description.elements.indices.filter { element in
      element != 0 && description.elements[element].isItem && !isHidden[element]
        && frames[element].height > solution.frames[element].height + Self.tolerance
    }
    let names = stretched.filter { element in
      !stretched.contains { description.elements[$0].container == element }
    }.map(name)
    let reason =
      names.isEmpty
      ? "nothing ties its bottom edge to what is in it"
      : names.joined(separator: ", ") + " may stretch freely"
    add(
      .unboundedHeight, 0, .vertical,
      "nothing but the fitting target keeps \(name(0)) from growing: \(reason)",
      cure: "pin the last item's bottom with an equality, and give what may stretch a height or a "
        + "content hugging priority above 50")
  }

  mutating func addCrushed(
    _ height: Double, _ relaxed: LayoutExplanation.Alternative, _ priority: LayoutPriority
  ) {
    let items = relaxed.changes.filter { $0.element != 0 && $0.after > $0.before }
      .map { "\($0.name) \($0.before.short) instead of \($0.after.short)" }
    add(
      .crushed, 0, .vertical,
      "the vertical fitting priority \(priority.rawValue.plain) makes \(name(0)) \(height.short) "
        + "high instead of \(relaxed.length.short)"
        + (items.isEmpty ? "" : ": " + items.joined(separator: ", ")),
      cure: "fit with the vertical priority .fittingSizeLevel")
  }
}
