import SelfSizingGeometry

/// Why a row stands in a program: what a conflict or an explanation names.
enum RowOrigin: Hashable, Sendable {
  /// A declared constraint, by its index in the description.
  case declared(Int)
  /// A constraint that a stack generates, under UIKit's name for it.
  case stack(element: Int, name: String, item: Int?)
  /// An item does not outgrow its intrinsic size.
  case hugging(element: Int, LayoutAxis)
  /// An item does not fall below its intrinsic size.
  case compressionResistance(element: Int, LayoutAxis)
  /// The root takes the target's width or height.
  case fitting(LayoutAxis)
  /// No width or height is negative.
  case nonNegative(element: Int, LayoutAxis)
  /// The root lies at the origin.
  case origin(LayoutAxis)

  /// Whether recovery from a conflict may break the row; the system's own ones it may not.
  var isBreakable: Bool {
    switch self {
    case .declared, .stack: true
    case .hugging, .compressionResistance, .fitting, .nonNegative, .origin: false
    }
  }
}
