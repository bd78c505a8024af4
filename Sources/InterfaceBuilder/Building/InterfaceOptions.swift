import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A view and an axis along which it takes the extent that the canvas shows.
struct DrawnExtent: Hashable, Sendable {
  let view: String
  let axis: LayoutAxis
}

/// How a document's cells are built.
public struct InterfaceOptions: Sendable {
  /// The faces of the app's own fonts, by their PostScript names.
  public var fonts: [String: FontFace] = [:]
  /// Whether fonts of a fixed size grow with the text size, as `UIFontMetrics.default` scales them.
  public var scalesFonts = false
  /// The size classes under which variations are chosen; an unspecified class counts as that of
  /// an iPhone held upright.
  public var sizeClasses = Device.SizeClasses.portraitPhone
  /// The system whose figures controls and cells take.
  public var platform = PlatformProfile.iOS26

  /// Whether the cells are built as the canvas shows them, not as an app's list does: with the
  /// margins and the safe area of its screen, and without an accessory.
  var isOnCanvas = false
  /// Whether views are drawn to their frames on the canvas where constraints leave a place open.
  var keepsDrawnFrames = false
  var drawnExtents: Set<DrawnExtent> = []

  /// Creates the options under which a file is measured as an app would load it without its fonts.
  public init() {}
}
