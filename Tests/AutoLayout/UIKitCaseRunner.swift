import SelfSizingAutoLayout
import SelfSizingGeometry
import TestSupport

/// Builds a measured tree with the public API, lays it out and compares the frames.
struct UIKitCaseRunner: IntrinsicSizing {
  let root = LayoutItem("root")
  var items: [String: LayoutItem] = [:]
  private(set) var constraints: [LayoutConstraint] = []
  private var sizes: [String: IntrinsicContentSize] = [:]
  private var names: [Int: String] = [:]
  private let size: LayoutSize

  init(size: LayoutSize, rootNames: [String]) {
    self.size = size
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    for name in rootNames { items[name] = root }
  }

  /// Adds an item, by default below the root.
  mutating func addItem(_ name: String, in parent: String? = nil) -> LayoutItem {
    let item = LayoutItem(name)
    let superitem = parent.flatMap { items[$0] } ?? root
    _ = superitem.stack == nil ? superitem.addSubitem(item) : superitem.addArrangedSubitem(item)
    items[name] = item
    return item
  }

  mutating func setIntrinsicSize(_ size: IntrinsicContentSize, of name: String) {
    items[name]?.intrinsicAxes = .both
    sizes[name] = size
  }

  mutating func add(_ added: [LayoutConstraint]) {
    LayoutConstraint.activate(added)
    constraints += added
  }

  /// Makes a constraint of a case; nil if an item or attribute of it is unknown.
  func constraint(_ row: UIKitConstraint) -> LayoutConstraint? {
    guard let first = side(row.item, row.attribute, guide: nil) else { return nil }
    let second = row.toItem.flatMap { item in
      row.toAttribute.flatMap { side(item, $0, guide: row.toGuide) }
    }
    guard row.toItem == nil || second != nil else { return nil }
    return LayoutConstraint(
      item: first.0, attribute: first.1, relatedBy: Self.relations[row.relation] ?? .equal,
      toItem: second?.0, attribute: second?.1, multiplier: row.multiplier ?? 1,
      constant: row.constant
    ).priority(LayoutPriority(row.priority))
  }

  private static let relations: [String: LayoutConstraint.Relation] = [
    "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
  ]

  private func side(_ name: String, _ attribute: String, guide: String?)
    -> (LayoutElement, LayoutAttribute)?
  {
    guard let item = items[name] else { return nil }
    for suffix in ["WithinMargins", "Margin"] where attribute.hasSuffix(suffix) {
      return Self.attributes[String(attribute.dropLast(suffix.count))].map {
        (item.layoutMarginsGuide as LayoutElement, $0)
      }
    }
    guard let attribute = Self.attributes[attribute] else { return nil }
    switch guide {
    case "safeArea": return item.layoutGuides.first.map { ($0, attribute) }
    case "layoutMargins": return (item.layoutMarginsGuide, attribute)
    default: return (item, attribute)
    }
  }

  private static let attributes = Dictionary(
    uniqueKeysWithValues: LayoutAttribute.allCases.map { ($0.description, $0) })

  func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    names[element].flatMap { sizes[$0] } ?? IntrinsicContentSize()
  }

  mutating func solve(vertical: LayoutPriority = .required) throws -> LayoutSolution {
    let description = LayoutDescription(root: root, constraints: constraints)
    for (name, item) in items { names[item.descriptionIndex] = name }
    let engine = LayoutEngine(description)
    let variation = LayoutVariation(
      of: description,
      fittingPriorities: AxisPriorities(horizontal: .required, vertical: vertical))
    return try engine.fit(size, variation, sizing: &self)
  }

  /// Lays the tree out in a live layout.
  mutating func solve(_ layout: LiveLayout) throws -> LayoutSolution {
    // Describes the tree, so that the items have the indices by which their sizes are asked for.
    _ = LayoutDescription(root: root, constraints: [])
    for (name, item) in items { names[item.descriptionIndex] = name }
    return try layout.layout(
      size, fittingPriorities: AxisPriorities(horizontal: .required, vertical: 1), sizing: &self)
  }

  /// The frame of an item relative to its superitem, its edges on whole pixels.
  func frame(_ name: String, in solution: LayoutSolution, scale: Double?) -> [Double] {
    guard let item = items[name] else { return [] }
    var frame = solution.frames[item.descriptionIndex]
    if let parent = item.superitem {
      let origin = solution.frames[parent.descriptionIndex].origin
      frame = frame.offsetBy(x: -origin.x, y: -origin.y)
    }
    if let scale { frame = PixelGrid(scale: scale).aligned(frame) }
    return [frame.minX, frame.minY, frame.width, frame.height]
  }
}
