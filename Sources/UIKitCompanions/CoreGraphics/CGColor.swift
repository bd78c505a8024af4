/// A color by its components; nothing here draws.
public final class CGColor: Hashable, @unchecked Sendable {
  // Immutable after initialization; no lock is needed.
  /// Red, green, blue and alpha, in 0 ... 1 and not clamped.
  public let components: [CGFloat]?
  /// The share that covers what lies below.
  public var alpha: CGFloat { components?.last ?? 1 }
  /// How many components there are, alpha included.
  public var numberOfComponents: Int { components?.count ?? 0 }
  /// The color space.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Black.
  public static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// White.
  public static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// No color.
  public static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    let parts = components ?? [0, 0, 0, 1]
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Returns the color.
  public func copy() -> CGColor? { self }

  /// Whether two colors have the same components.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.components == second.components
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A color space by its name.
public final class CGColorSpace: Sendable {
  /// The model that a space follows.
  public enum Model: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// Shades of gray.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
  }

  /// The model.
  public let model: Model
  /// The name of a standard space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of a standard space.
  public static let displayP3 = "kCGColorSpaceDisplayP3"

  init(_ model: Model) { self.model = model }

  /// Creates a space by its name.
  public convenience init?(name: String) { self.init(.rgb) }
}

/// Returns the space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

/// Returns the space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
