/// A color by its components; nothing here draws.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, in 0 ... 1 and not clamped.
  public let components: [CGFloat]?
  public var alpha: CGFloat { components?.last ?? 1 }
  public var numberOfComponents: Int { components?.count ?? 0 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  public static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1),
    white = CGColor(red: 1, green: 1, blue: 1, alpha: 1),
    clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

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

  public func copy(alpha: CGFloat) -> CGColor? {
    let parts = components ?? [0, 0, 0, 1]
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  public func copy() -> CGColor? { self }

  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.components == second.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

public final class CGColorSpace: Sendable {
  public enum Model: Int32, Sendable { case unknown = -1, monochrome, rgb }
  public let model: Model
  public static let sRGB = "kCGColorSpaceSRGB", displayP3 = "kCGColorSpaceDisplayP3"
  init(_ model: Model) { self.model = model }
  public convenience init?(name: String) { self.init(.rgb) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
