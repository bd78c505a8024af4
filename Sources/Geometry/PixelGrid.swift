/// The grid of physical pixels that a screen lays under its points.
///
/// Lengths are rounded at the very end only, and on edges, so that neighbors meet.
/// - Source: Measured on iOS: an edge at 950.25 becomes 950.5 at 2x, and a fitted height of 173.5
///   becomes 173.667 at 3x.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; 1, 2 or 3 on Apple's screens, and always within ``scales`` here.
  public let scale: Double

  /// The scales that a screen can have.
  public static let scales: ClosedRange<Double> = 0.1...100

  /// A surplus of a pixel that is no more than the error of a sum of Doubles.
  static let tolerance = 1e-6

  /// A part of a pixel by which an edge may miss a half: the solver's snap of 2^-20 points, at any
  /// scale of a screen, and the error of a sum.
  static let edgeTolerance = 1e-4

  /// Creates the grid of a screen; a scale that no screen can have reads as 1.
  public init(scale: Double) { self.scale = Self.scales.contains(scale) ? scale : 1 }

  /// Returns the edge moved to the nearest pixel; halves move toward the larger coordinate, also
  /// where the error of a sum leaves a little less: else the two edges of a label could move toward
  /// each other, and take a pixel from the width that its text needs.
  package func roundedEdge(_ coordinate: Double) -> Double { nearestPixel(coordinate) / scale }

  private func nearestPixel(_ coordinate: Double) -> Double {
    (coordinate * scale + 0.5 + Self.edgeTolerance).rounded(.down)
  }

  /// Returns the length rounded up to a whole pixel, a surplus of a millionth of a pixel dropped.
  public func roundedUp(_ length: Double) -> Double {
    // Adding 0 turns the -0 that is left of a length of 0 into 0.
    (length * scale - Self.tolerance).rounded(.up) / scale + 0
  }

  /// Returns the length rounded down to a whole pixel; a deficit of up to a millionth is forgiven.
  package func roundedDown(_ length: Double) -> Double {
    (length * scale + Self.tolerance).rounded(.down) / scale
  }

  /// Returns the rectangle with each of its edges on the nearest pixel; shared edges stay shared.
  package func aligned(_ rect: LayoutRect) -> LayoutRect {
    let left = nearestPixel(rect.minX)
    let top = nearestPixel(rect.minY)
    return LayoutRect(
      x: left / scale, y: top / scale, width: (nearestPixel(rect.maxX) - left) / scale,
      height: (nearestPixel(rect.maxY) - top) / scale)
  }

  /// Whether both lengths fall on the same pixel; how self-sizing decides that nothing changed.
  package func isSamePixel(_ first: Double, _ second: Double) -> Bool {
    (first * scale).rounded() == (second * scale).rounded()
  }
}
