/// A color; it decides no size. What the system names has a distinct value only so that colors can
/// be compared.
open class UIColor: NSObject, @unchecked Sendable {
  // Immutable after initialization; no lock is needed.
  private let parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  private let provider: ((UITraitCollection) -> UIColor)?
  private let name: String?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (parts, provider, name) = ((red, green, blue, alpha), nil, nil)
  }

  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let place = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func part(_ offset: CGFloat) -> CGFloat {
      let x = (place + offset).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(x, 4 - x, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    (parts, provider, name) = ((0, 0, 0, 1), dynamicProvider, nil)
  }

  public convenience init(patternImage: UIImage) { self.init(white: 0.5, alpha: 1) }
  public convenience init?(named name: String) { self.init(name: name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(name: name) }
  public convenience init(resource: ColorResource) { self.init(name: resource.name) }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color whose value is not known.
  init(name: String) { (parts, provider, self.name) = ((0.5, 0.5, 0.5, 1), nil, name) }

  open var cgColor: CGColor {
    let parts = resolved
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  private var resolved: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    provider.map { $0(UITraitCollection.current).resolved } ?? parts
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    provider.map { $0(traits).resolvedColor(with: traits) } ?? self
  }

  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = resolved
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = resolved
    white?.pointee = (parts.red + parts.green + parts.blue) / 3
    alpha?.pointee = parts.alpha
    return true
  }

  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = resolved
    let high = max(parts.red, parts.green, parts.blue)
    let range = high - min(parts.red, parts.green, parts.blue)
    var place: CGFloat = 0
    if range > 0 {
      if high == parts.red {
        place = (parts.green - parts.blue) / range
      } else if high == parts.green {
        place = 2 + (parts.blue - parts.red) / range
      } else {
        place = 4 + (parts.red - parts.green) / range
      }
    }
    hue?.pointee = (place < 0 ? place + 6 : place) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = parts.alpha
    return true
  }

  open func set() {}
  open func setFill() {}
  open func setStroke() {}

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard provider == nil, other.provider == nil else { return false }
    return parts == other.parts && name == other.name
  }

  open override var hash: Int {
    provider == nil ? Int(truncatingIfNeeded: parts.red.hashValue &+ parts.blue.hashValue) : 0
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

public typealias _ColorLiteralType = UIColor

/// A color of an asset catalog, as Xcode generates its names.
public struct ColorResource: Hashable, Sendable {
  public let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
