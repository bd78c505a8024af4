import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A cell ready to be declared: what a template states, with every id resolved.
///
/// Measuring a file and importing it both use a plan, so that they state the same; so does
/// importing a class of cells.
package struct CellPlan: Sendable {
  let name: String
  let line: Int
  /// The system whose figures controls and cells take.
  let platform: PlatformProfile
  /// The accessory at the trailing edge of a table view cell, beside the content view.
  package var accessory: CellAccessory?
  /// Whether the cell is at least as high as the platform's standard row.
  var usesPlatformRowHeight = false
  /// The height of a cell whose constraints give none; nil for one that sizes itself.
  var fixedHeight: CellFinding.FixedHeight?
  /// The items; the first is the root, and each comes before what it contains.
  package var items: [Item] = []
  /// The constraints in the order in which they are activated.
  package var constraints: [Constraint] = []

  package init(name: String, line: Int, platform: PlatformProfile) {
    self.name = name
    self.line = line
    self.platform = platform
  }
}

extension CellPlan {
  package struct Item: Sendable {
    let id: String
    /// The name in findings and reports; no other item has it.
    var name: String
    /// The item that contains it; nil for the root.
    let parent: Int?
    let line: Int
    package var content: Content
    var hugging: (horizontal: Double?, vertical: Double?) = (nil, nil)
    var resistance: (horizontal: Double?, vertical: Double?) = (nil, nil)
    package var margins: DirectionalEdgeInsets?
    /// The frame on the canvas, where it or a subview's becomes constraints.
    package var frame: LayoutRect?
    /// How the frame follows the parent's; nil where constraints place the item.
    package var autoresizing: AutoresizingMask?
    package var isHidden = false
    /// The gap after an item of a stack where it differs from the stack's spacing, in points.
    package var customSpacing: Double?
    /// How the item shows what is outside its bounds.
    package var clipping: Clipping?
    /// Whether content may hide it.
    package var isOutlet = false
    /// The fill color in drawings; nil if it isn't known.
    var backgroundColor: CellColor?

    /// Creates an item; a priority of nil is that of its kind.
    package init(
      id: String, name: String, parent: Int?, line: Int, content: Content,
      hugging: (horizontal: Double?, vertical: Double?) = (nil, nil),
      resistance: (horizontal: Double?, vertical: Double?) = (nil, nil)
    ) {
      self.id = id
      self.name = name
      self.parent = parent
      self.line = line
      self.content = content
      self.hugging = hugging
      self.resistance = resistance
    }
  }

  /// The treatment of content beyond an item's bounds.
  package enum Clipping: Sendable {
    case clips
    case scrolls
  }

  /// The content of an item.
  package enum Content: Sendable {
    case root
    case view
    /// A view of the app's own class with the size that stands for its own; a negative extent for
    /// none.
    case placeholder(LayoutSize)
    case label(LabelDescription)
    case image(LayoutSize?)
    case stack(StackArrangement)
    case control(CellControl)
    case segmentedControl(titles: [String])
    case pageControl(pages: Int)
    /// A guide without content.
    case guide
  }

  /// A constraint between items of the plan.
  package struct Constraint: Sendable {
    var first: Anchor
    var relation: LayoutConstraint.Relation
    var second: Anchor?
    var multiplier: Double
    var constant: Double
    /// Another constant at the accessibility sizes, where both rest on few figures; nil for the
    /// same.
    var accessibilityConstant: Double?
    var priority: Double
    var identifier: String?
    let line: Int

    /// Creates a constraint; constants are in points.
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
