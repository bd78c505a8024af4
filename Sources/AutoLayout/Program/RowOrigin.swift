import SelfSizingGeometry

/// Why a row is in a program: what a conflict or an explanation names.
enum RowOrigin: Hashable, Sendable {
  /// A declared constraint, by its index in the description.
  case declared(Int)
  /// A constraint that a stack generates.
  case stack(element: Int, StackRule, item: Int?)
  /// An item does not outgrow its intrinsic size.
  case hugging(element: Int, LayoutAxis)
  /// An item does not fall below its intrinsic size.
  case compressionResistance(element: Int, LayoutAxis)
  /// The root takes the target's width or height.
  case fitting(LayoutAxis)
  /// An item keeps its frame as its autoresizing mask allows; the attribute is a location or a
  /// size.
  case autoresizing(element: Int, LayoutAttribute)
  /// A readable content guide stays inside the margins and below the readable width.
  case readable(element: Int)
  /// No width or height is negative.
  case nonNegative(element: Int, LayoutAxis)
  /// The root is at the origin.
  case origin(LayoutAxis)

  /// Whether recovery from a conflict may break the row; the system's own ones it may not.
  var isBreakable: Bool {
    switch self {
    case .declared, .stack: true
    case .hugging, .compressionResistance, .fitting, .autoresizing, .readable, .nonNegative,
      .origin:
      false
    }
  }
}

/// The kinds of constraints that a stack generates; the raw value is the identifier that UIKit's
/// logs show.
enum StackRule: String, Hashable, Sendable {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case hiding = "UISV-hiding"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case distributing = "UISV-distributing"
  case canvasFit = "UISV-canvas-fit"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
}
