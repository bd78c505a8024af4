import SelfSizingAutoLayout
import SelfSizingGeometry
import TestSupport

/// Builds the tree of a case with the public API, lays it out and compares.
struct AutoLayoutCaseRunner: IntrinsicSizing {
  let testCase: AutoLayoutCase
  let root = LayoutItem("root")
  private var items: [String: LayoutItem] = [:]
  private var views: [String: AutoLayoutCase.View] = [:]
  private var namesByElement: [Int: String] = [:]

  init(_ testCase: AutoLayoutCase) {
    self.testCase = testCase
    items["root"] = root
    if let margins = testCase.layoutMargins ?? testCase.stack?.layoutMargins {
      root.directionalLayoutMargins = DirectionalEdgeInsets(
        top: margins.number(0), leading: margins.number(1), bottom: margins.number(2),
        trailing: margins.number(3))
    }
    let declared = (testCase.items ?? [:]).merging(testCase.views ?? [:]) { first, _ in first }
    let anchors = (testCase.constraints ?? []).flatMap { [$0.left, $0.right] }
    let named = anchors.compactMap { anchor in anchor.map { String($0.prefix { $0 != "." }) } }
    let arranged = testCase.stack?.arranged ?? []
    let shown = testCase.stack == nil ? declared.keys.sorted() + named : arranged
    for name in shown where items[name] == nil { addItem(name, declared[name]) }
  }

  private mutating func addItem(_ name: String, _ view: AutoLayoutCase.View?) {
    let item = LayoutItem(name)
    root.addSubitem(item)
    items[name] = item
    views[name] = view
    if let intrinsic = view?.intrinsic {
      if intrinsic.number(0) != nil { item.intrinsicAxes.insert(.width) }
      if intrinsic.number(1) != nil { item.intrinsicAxes.insert(.height) }
    }
    if let text = view?.text {
      item.intrinsicAxes = .both
      item.isMultiline = text.numberOfLines != 1
    }
    if let hug = view?.hug {
      item.contentHugging = AxisPriorities(
        horizontal: LayoutPriority(hug.number(0)), vertical: LayoutPriority(hug.number(1)))
    }
    if let resistance = view?.cr {
      item.compressionResistance = AxisPriorities(
        horizontal: LayoutPriority(resistance.number(0)),
        vertical: LayoutPriority(resistance.number(1)))
    }
    if let insets = testCase.alignmentRectInsets?[name] {
      item.alignmentRectInsets = LayoutEdgeInsets(
        top: insets.number(0), left: insets.number(1), bottom: insets.number(2),
        right: insets.number(3))
    }
  }

  func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    guard let view = views[namesByElement[element] ?? ""] else { return IntrinsicContentSize() }
    if let text = view.text {
      guard let width = preferredMaxLayoutWidth else {
        return IntrinsicContentSize(width: text.natural, height: text.lineHeight)
      }
      var lines = max(1, (text.natural / width).rounded(.up))
      if text.numberOfLines > 0 { lines = min(lines, Double(text.numberOfLines)) }
      return IntrinsicContentSize(
        width: min(text.natural, width), height: lines * text.lineHeight)
    }
    return IntrinsicContentSize(
      width: view.intrinsic?.number(0) ?? 0, height: view.intrinsic?.number(1) ?? 0,
      firstBaselineFromTop: view.firstBaselineFromTop ?? 0,
      lastBaselineFromBottom: view.lastBaselineFromBottom ?? 0)
  }

  mutating func run() throws -> ConformanceOutcome {
    arrange()
    let description = LayoutDescription(root: root, constraints: constraints())
    for (name, item) in items { namesByElement[item.descriptionIndex] = name }
    let engine = LayoutEngine(description)
    let solution = try engine.fit(target, variation(of: description), sizing: &self)
    return compare(solution)
  }

  private func arrange() {
    guard let stack = testCase.stack else { return }
    var arrangement = StackArrangement(
      axis: stack.axis == "vertical" ? .vertical : .horizontal, spacing: stack.spacing,
      distribution: Self.distributions[stack.distribution] ?? .fill,
      alignment: Self.alignments[stack.alignment] ?? .fill)
    arrangement.isLayoutMarginsRelativeArrangement = stack.marginsRelative ?? false
    root.stack = arrangement
    for item in root.subitems { root.addArrangedSubitem(item) }
    for (name, spacing) in stack.customSpacing ?? [:] {
      if let item = items[name] { root.setCustomSpacing(spacing, after: item) }
    }
  }

  private static let distributions: [String: StackArrangement.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: StackArrangement.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
    "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  private func constraints() -> [LayoutConstraint] {
    var all = (testCase.constraints ?? []).compactMap(constraint)
    for name in testCase.stack?.arranged ?? [] {
      guard let item = items[name] else { continue }
      if let width = views[name]?.width {
        all.append(
          item.widthAnchor.constraint(equalToConstant: width.number(0)).priority(
            LayoutPriority(width.number(1))))
      }
      if let height = views[name]?.height {
        all.append(
          item.heightAnchor.constraint(equalToConstant: height.number(0))
            .priority(LayoutPriority(height.number(1))))
      }
    }
    LayoutConstraint.activate(all)
    return all
  }

  private func constraint(_ row: ConstraintRow) -> LayoutConstraint? {
    guard let (item, attribute) = side(row.left) else { return nil }
    let second = row.right.flatMap(side)
    return LayoutConstraint(
      item: item, attribute: attribute, relatedBy: Self.relations[row.relation] ?? .equal,
      toItem: second?.0, attribute: second?.1, multiplier: row.multiplier, constant: row.constant
    ).priority(LayoutPriority(row.priority))
  }

  private static let relations: [String: LayoutConstraint.Relation] = [
    "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
  ]

  private func side(_ text: String) -> (LayoutElement, LayoutAttribute)? {
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2, let item = items[parts[0]] else { return nil }
    if parts[1].hasSuffix("Margin") {
      let name = String(parts[1].dropLast("Margin".count))
      return Self.attributes[name].map { (item.layoutMarginsGuide, $0) }
    }
    return Self.attributes[parts[1]].map { (item, $0) }
  }

  private static let attributes = Dictionary(
    uniqueKeysWithValues: LayoutAttribute.allCases.map { ($0.description, $0) })

  private var target: LayoutSize {
    if let fitting = testCase.fitting {
      return LayoutSize(width: fitting.target.number(0), height: fitting.target.number(1))
    }
    let width = testCase.root?.number(0) ?? testCase.stack?.width ?? 0
    let height = testCase.root?.number(1) ?? testCase.stack?.height ?? 0
    return LayoutSize(width: width, height: height)
  }

  private func variation(of description: LayoutDescription) -> LayoutVariation {
    var variation = LayoutVariation(
      of: description, direction: testCase.rtl == true ? .rightToLeft : .leftToRight)
    if let fitting = testCase.fitting {
      variation.fittingPriorities = AxisPriorities(
        horizontal: LayoutPriority(fitting.h), vertical: LayoutPriority(fitting.v))
    } else if let stack = testCase.stack {
      variation.fittingPriorities = AxisPriorities(
        horizontal: stack.width == nil ? 1 : .required,
        vertical: stack.height == nil ? 1 : .required)
    }
    variation.hiddenElements = (testCase.stack?.hidden ?? [])
      .compactMap { items[$0]?.descriptionIndex }.sorted()
    return variation
  }

  private func compare(_ solution: LayoutSolution) -> ConformanceOutcome {
    let expect = testCase.expect
    if expect?.unsatisfiable == true {
      return solution.conflicts.isEmpty ? .failed("expected a conflict, found none") : .passed
    }
    if expect?.size == nil && expect?.frames == nil {
      let isRootAmbiguous = solution.ambiguousItems.contains { $0.element == root.descriptionIndex }
      return isRootAmbiguous ? .passed : .failed("expected an ambiguous size")
    }
    var differences = solution.conflicts.map { "conflict: \($0.constraints)" }
    let size = [solution.size.width, solution.size.height]
    differences += difference("size", expect?.size, size)
    for (name, frame) in (expect?.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let item = items[name] else {
        differences.append("no item \(name)")
        continue
      }
      let actual = solution.frames[item.descriptionIndex]
      differences += difference(
        name, frame, [actual.minX, actual.minY, actual.width, actual.height])
    }
    if testCase.ambiguous == true {
      return .reported(differences.isEmpty ? "agrees" : differences.joined(separator: "; "))
    }
    return differences.isEmpty ? .passed : .failed(differences.joined(separator: "; "))
  }

  private func difference(_ name: String, _ expected: [Double?]?, _ actual: [Double]) -> [String] {
    guard let expected else { return [] }
    let tolerance = testCase.tolerance ?? 0.01
    let agrees = zip(expected, actual).allSatisfy { expected, actual in
      expected.map { abs($0 - actual) <= tolerance } ?? true
    }
    return agrees
      ? [] : ["\(name): expected \(expected.map { $0.map { "\($0)" } ?? "–" }), got \(actual)"]
  }
}
