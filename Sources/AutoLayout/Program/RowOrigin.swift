import SelfSizingGeometry

/// Why a row is in a program: what a conflict or an explanation names.
enum RowOrigin: Hashable, Sendable {
  case declared(Int)
  case stack(element: Int, StackRule, item: Int?)
  case hugging(element: Int, LayoutAxis)
  case compressionResistance(element: Int, LayoutAxis)
  case fitting(LayoutAxis)
  /// The attribute is a location or a size.
  case autoresizing(element: Int, LayoutAttribute)
  case readable(element: Int)
  case nonNegative(element: Int, LayoutAxis)
  case origin(LayoutAxis)

  var isBreakable: Bool {
    switch self {
    case .declared, .stack: true
    case .hugging, .compressionResistance, .fitting, .autoresizing, .readable, .nonNegative,
      .origin:
      false
    }
  }
}

/// The raw value is the identifier that UIKit's logs show.
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
