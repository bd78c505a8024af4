import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A cell ready to be declared, with every id resolved: measuring and importing use the same plan.
package struct CellPlan: Sendable {
  let name: String
  let line: Int
  /// The system whose figures controls and cells take.
  let platform: PlatformProfile
  package var accessory: CellAccessory?
  var usesPlatformRowHeight = false
  /// The height where constraints give none; nil for a cell that sizes itself.
  var fixedHeight: CellFinding.FixedHeight?
  /// The first is the root, and each comes before what it contains.
  package var items: [Item] = []
  /// In the order in which they are activated.
  package var constraints: [Constraint] = []

  package init(name: String, line: Int, platform: PlatformProfile) {
    self.name = name
    self.line = line
    self.platform = platform
  }

  package struct Item: Sendable {
    let id: String
    /// Unique in findings and reports.
    var name: String
    /// The item that contains it; nil for the root.
    let parent: Int?
    let line: Int
    package var content: Content
    /// Priorities; nil for those of its kind.
    package var hugging: (horizontal: Double?, vertical: Double?) = (nil, nil)
    package var resistance: (horizontal: Double?, vertical: Double?) = (nil, nil)
    package var margins: DirectionalEdgeInsets?
    /// The frame on the canvas, where it or a subview's becomes constraints.
    package var frame: LayoutRect?
    /// How the frame follows the parent's; nil where constraints place the item.
    package var autoresizing: AutoresizingMask?
    package var isHidden = false
    package var customSpacing: Double?
    package var clipping: Clipping?
    package var isOutlet = false
    /// The fill color in drawings; nil if it isn't known.
    var backgroundColor: CellColor?

    package init(id: String, name: String, parent: Int?, line: Int, content: Content) {
      self.id = id
      self.name = name
      self.parent = parent
      self.line = line
      self.content = content
    }

    var isGuide: Bool { if case .guide = content { true } else { false } }
    var stack: StackArrangement? { if case .stack(let stack) = content { stack } else { nil } }
  }

  package enum Clipping: Sendable { case clips, scrolls }

  package enum Content: Sendable {
    case root, view, guide
    /// A view of the app's own class with the size that stands for its own; negative for none.
    case placeholder(LayoutSize)
    case label(LabelDescription)
    case image(LayoutSize?)
    case stack(StackArrangement)
    case control(CellControl)
    case segmentedControl(titles: [String])
    case pageControl(pages: Int)
  }

  package struct Constraint: Sendable {
    var first: Anchor
    var relation: LayoutConstraint.Relation
    var second: Anchor?
    var multiplier: Double
    var constant: Double
    /// Another constant at the accessibility sizes; nil for the same.
    var accessibilityConstant: Double?
    var priority: Double
    var identifier: String?
    let line: Int

    package init(
      first: Anchor, relation: LayoutConstraint.Relation = .equal, second: Anchor? = nil,
      multiplier: Double = 1, constant: Double = 0, accessibilityConstant: Double? = nil,
      priority: Double = 1000, identifier: String? = nil, line: Int
    ) {
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.accessibilityConstant = accessibilityConstant
      self.priority = priority
      self.identifier = identifier
      self.line = line
    }
  }

  /// An attribute of an item, or of the rectangle inside its margins.
  package struct Anchor: Hashable, Sendable {
    let item: Int
    let attribute: LayoutAttribute
    var isMargin = false

    package init(item: Int, attribute: LayoutAttribute, isMargin: Bool = false) {
      self.item = item
      self.attribute = attribute
      self.isMargin = isMargin
    }
  }
}
