/// A color of sRGB; it has no effect on any size, and shows in drawings.
public struct CellColor: Hashable, Sendable {
  /// The parts, each in 0 ... 1.
  public let red: Double, green: Double, blue: Double
  /// The opacity, in 0 ... 1.
  public let alpha: Double
  /// No color.
  public static let clear = CellColor(white: 0, alpha: 0)

  /// Creates a color; parts beyond 0 ... 1 are clamped, and what is no number is 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = part(red)
    self.green = part(green)
    self.blue = part(blue)
    self.alpha = part(alpha)
  }

  /// Creates a shade of gray; parts are clamped likewise.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
}
