import SelfSizingAutoLayout
import SelfSizingGeometry

extension CellFinding {
  /// A height that no constraint gives.
  package struct FixedHeight: Hashable, Sendable {
    /// Where such a height comes from.
    package enum Source: String, Hashable, Sendable {
      /// The file that the cell was read from.
      case document
      /// The standard row that a table view takes for a height of zero.
      case standardRow
    }

    /// The height, in points.
    package let height: Double
    package let source: Source
    /// The reason why the constraints give none, in words.
    package let reason: String

    package init(_ height: Double, _ source: Source, because reason: String) {
      self.height = height
      self.source = source
      self.reason = reason
    }
  }

  /// A position or a size that the constraints leave ambiguous.
  package struct Ambiguity: Hashable, Sendable {
    /// An item in two layouts that are equally good.
    package struct Item: Hashable, Sendable {
      package let name: String
      package let taken: LayoutRect
      /// The frame in the other layout; nil where none was looked for.
      package let other: LayoutRect?
      /// The content hugging priority along the axis; nil if the item has no intrinsic size.
      package let contentHugging: LayoutPriority?
      /// The compression resistance along the axis; nil if the item has no intrinsic size.
      package let compressionResistance: LayoutPriority?
      /// Its intrinsic extent along the axis, in points; nil if it has none.
      package let intrinsicExtent: Double?
    }

    /// The axis along which the layout is open.
    package let axis: LayoutAxis
    /// The item that comes first, and those whose extents the same choice concerns; never empty.
    package let items: [Item]
  }

  /// An edge of the cell that nothing holds an item inside of.
  package struct MissingPin: Hashable, Sendable {
    package let edge: LayoutEdge
    /// The item that reaches furthest beyond the edge.
    package let item: String
    package let overhang: Double
    /// The view whose edge it is: the content view.
    package let container: String
    /// The edge's anchor, which follows the interface's direction.
    package let attribute: LayoutAttribute
  }

  /// An extent that is smaller than the content needs.
  package struct Squeeze: Hashable, Sendable {
    package let axis: LayoutAxis
    package let extent: Double
    package let needed: Double
    package let compressionResistance: LayoutPriority
    /// The constraints that the extent follows from, in words; empty where that was not looked for.
    package let causes: [String]
  }

  /// The overhang of an item at an edge.
  package struct Overhang: Hashable, Sendable {
    package let edge: LayoutEdge
    package let distance: Double
  }

  /// A cell's height under the two usual vertical fitting priorities.
  package struct FittingComparison: Hashable, Sendable {
    /// An item whose height depends on the priority.
    package struct Change: Hashable, Sendable {
      package let name: String
      package let height: Double
      /// Its height under the other priority.
      package let other: Double
    }

    package let height: Double
    package let priority: LayoutPriority
    /// The height under the other usual priority.
    package let other: Double
    package let otherPriority: LayoutPriority
    /// The items whose heights differ.
    package let changes: [Change]
  }
}
