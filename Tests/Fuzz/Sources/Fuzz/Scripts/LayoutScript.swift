import SelfSizing
import SelfSizingAutoLayout

/// One live layout to which things happen by choices.
struct LayoutScript {
  /// Whether numbers are those of designers; else only survival counts.
  let isTame: Bool
  private let root = LayoutItem("root")
  private let layout: LiveLayout
  private var items: [LayoutItem] = []
  private var constraints: [LayoutConstraint] = []
  private var sizing = ScriptedSizes()
  private(set) var refusalCount = 0

  private static let largestItemCount = 10
  private static let largestConstraintCount = 24

  init(_ choices: inout Choices, isTame: Bool) {
    self.isTame = isTame
    for _ in 0...choices.number(below: 5) {
      let item = LayoutItem("item \(items.count)")
      root.addSubitem(item)
      items.append(item)
    }
    layout = LiveLayout(root: root)
    for item in items { place(item, &choices) }
  }

  // MARK: Choices

  private func number(_ choices: inout Choices, below bound: Int) -> Double {
    if !isTame, choices.isOne(in: 8) { return choices.element(of: Hostile.numbers) ?? 0 }
    return Double(choices.number(below: bound * 4)) / 4
  }

  private func priority(_ choices: inout Choices) -> LayoutPriority {
    if !isTame, choices.isOne(in: 16) {
      return LayoutPriority(choices.element(of: Hostile.numbers) ?? 0)
    }
    return choices.element(of: [1000, 999, 750, 500, 251, 250, 50, 1]) ?? .required
  }

  /// Any item of the tree, or out of it where that may be refused.
  private func item(_ choices: inout Choices) -> LayoutItem {
    guard !choices.isOne(in: 5), let item = choices.element(of: items) else { return root }
    return isTame && !isInTree(item) ? root : item
  }

  // MARK: What happens

  /// Lets one thing happen.
  mutating func step(_ choices: inout Choices) throws {
    switch choices.number(below: 16) {
    case 0..<4: constrain(&choices)
    case 4: choices.element(of: constraints)?.isActive = false
    case 5:
      guard let constraint = choices.element(of: constraints),
        !isTame
          || constraint.firstItem.map(isInTree) == true
            && constraint.secondItem.map(isInTree) != false
      else { return }
      constraint.isActive = true
    case 6..<9:
      let constant = number(&choices, below: 60)
      choices.element(of: constraints)?.constant = constant
    case 9:
      let priority = priority(&choices)
      choices.element(of: constraints)?.priority = priority
    case 10: item(&choices).isHidden.toggle()
    case 11: resize(&choices)
    case 12: move(&choices)
    case 13: arrange(&choices)
    case 14: configure(&choices)
    default:
      guard items.count < Self.largestItemCount else { return }
      let item = LayoutItem("item \(items.count)")
      items.append(item)
      put(item, into: self.item(&choices), &choices)
      place(item, &choices)
    }
  }

  /// Moves an item into another one, to any place, and mostly among the arranged ones of a stack.
  private func put(_ item: LayoutItem, into parent: LayoutItem, _ choices: inout Choices) {
    let index = choices.isOne(in: 8) ? choices.number(below: 9) - 1 : nil
    if parent.stack != nil, !choices.isOne(in: 6) {
      _ =
        index.map { parent.insertArrangedSubitem(item, at: $0) }
        ?? parent.addArrangedSubitem(item)
    } else {
      _ = index.map { parent.insertSubitem(item, at: $0) } ?? parent.addSubitem(item)
    }
  }

  private mutating func state(_ constraint: LayoutConstraint) {
    constraints.append(constraint)
    constraint.isActive = true
    guard constraints.count > Self.largestConstraintCount else { return }
    constraints.removeFirst().isActive = false
  }

  /// Gives an item a place in its superitem, as weakly as nothing else is.
  private mutating func place(_ item: LayoutItem, _ choices: inout Choices) {
    guard let parent = item.superitem, isInTree(item),
      parent.stack == nil || !parent.arrangedSubitems.contains(where: { $0 === item })
    else { return }
    let (x, y) = (number(&choices, below: 50), number(&choices, below: 50))
    state(item.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: x).priority(5))
    state(item.topAnchor.constraint(equalTo: parent.topAnchor, constant: y).priority(6))
  }

  private mutating func constrain(_ choices: inout Choices) {
    let attributes: [LayoutAttribute] =
      isTame
      ? [
        .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline,
        .lastBaseline,
      ] : LayoutAttribute.allCases
    let first = choices.element(of: attributes) ?? .top
    let same = attributes.filter { $0.axis == first.axis && $0.isSize == first.isSize }
    let second = choices.element(of: isTame ? same : attributes) ?? first
    let isConstant = first.isSize && choices.isOne(in: 2)
    let multiplier = first.isSize ? number(&choices, below: 3) + 0.25 : 1
    let constraint = LayoutConstraint(
      item: item(&choices), attribute: first,
      relatedBy: choices.element(of: LayoutConstraint.Relation.allCases) ?? .equal,
      toItem: isConstant ? nil : item(&choices), attribute: isConstant ? nil : second,
      multiplier: isConstant ? 1 : multiplier, constant: number(&choices, below: 60))
    // Most are optional: what was broken once is compared no more.
    constraint.priority = choices.isOne(in: 4) ? priority(&choices) : 500
    state(constraint)
  }

  private mutating func resize(_ choices: inout Choices) {
    sizing.sizes[choices.number(below: Self.largestItemCount)] = LayoutSize(
      width: number(&choices, below: 200), height: number(&choices, below: 30))
  }

  /// Puts an item somewhere else, or out of the tree.
  private mutating func move(_ choices: inout Choices) {
    guard let item = choices.element(of: items) else { return }
    if choices.isOne(in: 3) {
      item.superitem?.removeSubitem(item)
    } else if choices.isOne(in: 4) {
      item.superitem?.removeArrangedSubitem(item)
    } else {
      put(item, into: self.item(&choices), &choices)
      place(item, &choices)
    }
  }

  private func arrange(_ choices: inout Choices) {
    let item = item(&choices)
    guard choices.isOne(in: 2) else {
      if item.stack != nil { item.stack?.spacing = number(&choices, below: 20) }
      return
    }
    let axis = choices.element(of: LayoutAxis.allCases) ?? .vertical
    let alignment = choices.element(of: StackArrangement.Alignment.allCases) ?? .fill
    item.stack =
      choices.isOne(in: 4)
      ? nil
      : StackArrangement(
        axis: axis, spacing: number(&choices, below: 20),
        distribution: choices.element(of: StackArrangement.Distribution.allCases) ?? .fill,
        alignment: axis == .vertical && alignment.isBaseline ? .center : alignment)
  }

  private func configure(_ choices: inout Choices) {
    let item = item(&choices)
    switch choices.number(below: 6) {
    case 0: item.intrinsicAxes = choices.isOne(in: 2) ? .both : .height
    case 1: item.isMultiline.toggle()
    case 2: item.contentHugging.vertical = priority(&choices)
    case 3: item.compressionResistance.horizontal = priority(&choices)
    case 4: item.directionalLayoutMargins.top = number(&choices, below: 20)
    default:
      if let next = choices.element(of: items) {
        item.setCustomSpacing(number(&choices, below: 20), after: next)
      }
    }
  }

  // MARK: Comparing

  /// Lays out, and compares with a layout that has never been another one.
  ///
  /// Once constraints contradicted each other nothing is compared: which one gave way depends on
  /// what came first.
  mutating func compare(_ choices: inout Choices) throws {
    let hasNumber = isTame || !choices.isOne(in: 4)
    let width = hasNumber ? Double(choices.number(below: 400)) : number(&choices, below: 400)
    let target = LayoutSize(width: width, height: 100)
    let solution: LayoutSolution
    do {
      solution = try layout.layout(target, sizing: &sizing)
    } catch {
      refusalCount += 1
      try require(!isTame || !layout.conflicts.isEmpty || isUnsatisfiable(error), "\(error)")
      return
    }
    try require(
      solution.frames.allSatisfy {
        $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite
      }, "frames of \(solution.frames)")
    guard isTame, layout.conflicts.isEmpty else { return }
    let description = LayoutDescription(root: root)
    var variation = LayoutVariation(of: description)
    variation.hiddenElements = ([root] + items)
      .filter { $0.isHidden && isInTree($0) }.map(\.descriptionIndex).sorted()
    let engine = LayoutEngine(description)
    let fresh = try engine.fit(target, variation, sizing: &sizing)
    for (element, (frame, expected)) in zip(
      description.elements, zip(solution.frames, fresh.frames))
    {
      try require(frame == expected, "\(element.name) at \(frame), fresh at \(expected)")
    }
  }

  private func isUnsatisfiable(_ error: LayoutError) -> Bool {
    if case .unsatisfiable = error { true } else { false }
  }

  private func isInTree(_ element: LayoutElement) -> Bool {
    var current = element as? LayoutItem
    while let next = current {
      if next === root { return true }
      current = next.superitem
    }
    return false
  }
}

/// Texts of a natural width in lines of a height, by the numbers of their elements.
private struct ScriptedSizes: IntrinsicSizing {
  var sizes: [Int: LayoutSize] = [:]
  private let natural = LayoutSize(width: 60, height: 12)

  mutating func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    let size = sizes[element] ?? natural
    guard let width = preferredMaxLayoutWidth, width > 1, size.width > width else {
      return IntrinsicContentSize(
        width: size.width, height: size.height, firstBaselineFromTop: size.height * 0.75,
        lastBaselineFromBottom: size.height * 0.25)
    }
    let count = (size.width / width).rounded(.up)
    return IntrinsicContentSize(
      width: width, height: count * size.height, firstBaselineFromTop: size.height * 0.75,
      lastBaselineFromBottom: size.height * 0.25)
  }
}
