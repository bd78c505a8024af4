import SelfSizingAutoLayout
import SelfSizingCellTemplates
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

/// A cell ready to be declared: what a template states, with every id resolved.
///
/// Measuring a file and importing it both use a plan, so that they state the same.
struct CellPlan: Sendable {
  /// The name of the template.
  let name: String
  /// The line of the cell.
  let line: Int
  /// The system whose figures controls and cells take.
  let platform: PlatformProfile
  /// The accessory at the trailing edge of a table view cell, beside the content view.
  var accessory: CellAccessory?
  /// Whether the cell is at least as high as the platform's standard row.
  var usesPlatformRowHeight = false
  /// The height of a cell whose constraints give none; nil for one that sizes itself.
  var fixedHeight: CellFinding.FixedHeight?
  /// The items; the first is the root, and each comes before what it contains.
  var items: [Item] = []
  /// The constraints in the order in which they are activated.
  var constraints: [Constraint] = []
}

extension CellPlan {
  /// An item of the cell.
  struct Item: Sendable {
    /// The id that content refers to it by.
    let id: String
    /// The name in findings and reports; no other item has it.
    var name: String
    /// The item that contains it; nil for the root.
    let parent: Int?
    /// The line of its element.
    let line: Int
    var content: Content
    var hugging: (horizontal: Double?, vertical: Double?) = (nil, nil)
    var resistance: (horizontal: Double?, vertical: Double?) = (nil, nil)
    var margins: DirectionalEdgeInsets?
    /// The frame on the canvas, where it or a subview's becomes constraints.
    var frame: LayoutRect?
    /// How the frame follows the parent's; nil where constraints place the item.
    var autoresizing: AutoresizingMask?
    var isHidden = false
    /// How the item shows what lies beyond its bounds.
    var clipping: Clipping?
    /// Whether content may hide it.
    var isOutlet = false
    /// The fill color in drawings; nil if it isn't known.
    var backgroundColor: CellColor?
  }

  /// The treatment of content beyond an item's bounds.
  enum Clipping: Sendable {
    case clips
    case scrolls
  }

  /// The content of an item.
  enum Content: Sendable {
    case root
    case view
    /// A view of the app's own class with the size that stands for its own; a negative extent for
    /// none.
    case placeholder(LayoutSize)
    case label(Label)
    case image(LayoutSize?)
    case stack(StackArrangement)
    case control(CellControl)
    case segmentedControl(titles: [String])
    case pageControl(pages: Int)
    /// A guide without content.
    case guide
  }

  /// A label of the plan, or a control that shows a text.
  struct Label: Sendable {
    var text: String
    /// The parts of a text whose parts look different; empty for others.
    var parts: [TextPart] = []
    var style: LabelStyle
    /// The font that the file asks for, where another one stands in.
    var missingFont: String?
    /// The control that the label is; nil for a plain one.
    var control: Control?

    /// A control, with what the file states about it.
    struct Control: Sendable {
      let kind: TextControl
      /// The font of the text; nil for the control's own.
      var font: LabelFont?
      /// The content insets; nil for the system's.
      var insets: DirectionalEdgeInsets?
    }
  }

  /// A part of a label's text.
  struct TextPart: Sendable {
    let text: String
    let font: LabelFont
    var kern = 0.0
    var baselineOffset = 0.0

    func resolved(for traits: TraitCollection) -> AttributedText {
      AttributedText(
        text, font: font.resolved(for: traits), kern: kern, baselineOffset: baselineOffset)
    }
  }

  /// A constraint between items of the plan.
  struct Constraint: Sendable {
    var first: Anchor
    var relation: LayoutConstraint.Relation = .equal
    var second: Anchor?
    var multiplier = 1.0
    var constant = 0.0
    /// Another constant at the accessibility sizes, where both rest on few figures; nil for the
    /// same.
    var accessibilityConstant: Double?
    var priority = 1000.0
    var identifier: String?
    let line: Int
  }

  /// An attribute of an item, or of the rectangle inside its margins.
  struct Anchor: Hashable, Sendable {
    let item: Int
    let attribute: LayoutAttribute
    var isMargin = false
  }
}
