import SelfSizingAutoLayout
import SelfSizingGeometry

/// Lays a small tree out with intrinsic sizes given by name.
struct TestLayout: IntrinsicSizing {
  let description: LayoutDescription
  var sizes: [String: IntrinsicContentSize] = [:]
  /// For texts: the width of all words on one line, and a line's height.
  var texts: [String: (natural: Double, lineHeight: Double)] = [:]
  private(set) var measureCalls: [String] = []

  init(_ root: LayoutItem, _ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
    description = LayoutDescription(root: root, constraints: constraints)
  }

  mutating func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    let name = description.elements[element].name
    measureCalls.append(name)
    guard let text = texts[name] else { return sizes[name] ?? IntrinsicContentSize() }
    let width = preferredMaxLayoutWidth ?? text.natural
    let lines = max(1, (text.natural / max(width, 1)).rounded(.up))
    return IntrinsicContentSize(
      width: min(text.natural, width), height: lines * text.lineHeight, lineCount: Int(lines))
  }

  /// The variation in which a vertical list measures, unless stated otherwise.
  func variation(
    horizontal: LayoutPriority = .required, vertical: LayoutPriority = .fittingSizeLevel,
    direction: InterfaceDirection = .leftToRight
  ) -> LayoutVariation {
    LayoutVariation(
      of: description, direction: direction,
      fittingPriorities: AxisPriorities(horizontal: horizontal, vertical: vertical))
  }

  /// Why the height, or another extent, is what it is.
  mutating func explain(
    _ width: Double, vertical: LayoutPriority = .fittingSizeLevel, _ name: String = "root",
    _ axis: LayoutAxis = .vertical
  ) throws(LayoutError) -> LayoutExplanation {
    let engine = LayoutEngine(description)
    let element = description.elements.firstIndex { $0.name == name } ?? -1
    return try engine.explain(
      LayoutSize(width: width, height: 0), variation(vertical: vertical), sizing: &self,
      extentOf: element, axis)
  }

  /// The rows of the compiled layout whose name is, or holds, the given one.
  func rows(
    _ name: String, vertical: LayoutPriority = .fittingSizeLevel, hidden: [String] = [],
    direction: InterfaceDirection = .leftToRight
  ) throws -> [LayoutRow] {
    var variation = variation(vertical: vertical, direction: direction)
    variation.hiddenElements = description.elements.indices.filter {
      hidden.contains(description.elements[$0].name)
    }
    return try LayoutProgram(description, variation).rows.filter { $0.name.contains(name) }
  }

  /// Fits the tree into a target size and returns the solution.
  mutating func fit(
    _ width: Double, _ height: Double = 0, horizontal: LayoutPriority = .required,
    vertical: LayoutPriority = .fittingSizeLevel,
    direction: InterfaceDirection = .leftToRight
  ) throws(LayoutError) -> LayoutSolution {
    let engine = LayoutEngine(description)
    let variation = LayoutVariation(
      of: description, direction: direction,
      fittingPriorities: AxisPriorities(horizontal: horizontal, vertical: vertical))
    return try engine.fit(
      LayoutSize(width: width, height: height), variation, sizing: &self)
  }

  /// The frame of an element by its name.
  func frame(_ name: String, in solution: LayoutSolution) -> LayoutRect {
    description.elements.firstIndex { $0.name == name }.map { solution.frames[$0] } ?? .zero
  }
}

extension LayoutItem {
  /// Creates an item inside another one.
  convenience init(
    _ name: String, in parent: LayoutItem, intrinsic axes: IntrinsicAxes = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name, fileID: fileID, line: line)
    intrinsicAxes = axes
    _ = parent.stack == nil ? parent.addSubitem(self) : parent.addArrangedSubitem(self)
  }

  /// The constraints that pin all four edges to another item's, with insets.
  func pinned(
    to other: some LayoutAnchorProviding, inset: Double = 0, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset, fileID: fileID, line: line),
      leadingAnchor.constraint(
        equalTo: other.leadingAnchor, constant: inset, fileID: fileID, line: line),
      trailingAnchor.constraint(
        equalTo: other.trailingAnchor, constant: -inset, fileID: fileID, line: line),
      bottomAnchor.constraint(
        equalTo: other.bottomAnchor, constant: -inset, fileID: fileID, line: line),
    ]
  }
}
