import SelfSizingTypography

/// An image, known by its size: of the asset catalogs that ``HeadlessImages`` has read, of symbols
/// by figures.
open class UIImage: NSObject, @unchecked Sendable {
  // Immutable after initialization; no lock is needed.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  struct Facts {
    var size = CGSize.zero
    var scale: CGFloat = 1
    var insets = UIEdgeInsets.zero
    var capInsets = UIEdgeInsets.zero
    var renderingMode = RenderingMode.automatic
    var baseline: CGFloat?
    var name: String?
    var isSymbol = false
    var images: [UIImage]?
    var duration: TimeInterval = 0
    var configuration: UIImage.Configuration?
    /// How far the size may be trusted.
    var fidelity = Fidelity.exact

    var reservation: String {
      let name = name ?? "an image"
      return isSymbol
        ? "the size of the symbol \(name) is not published" : "the size of \(name) has no source"
    }
  }

  let facts: Facts
  init(_ facts: Facts) { self.facts = facts }
  public override convenience init() { self.init(Facts()) }

  public convenience init?(named name: String) {
    guard let facts = HeadlessImages.facts(named: name) else { return nil }
    self.init(facts)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }

  public convenience init(resource: ImageResource) {
    self.init(HeadlessImages.facts(named: resource.name) ?? Facts(name: resource.name))
  }

  public convenience init?(systemName name: String) {
    self.init(HeadlessImages.symbol(named: name))
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(HeadlessImages.symbol(named: name, configuration as? SymbolConfiguration))
  }

  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = (path as NSString).deletingPathExtension
    self.init(data: data, scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1)
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let size = ImageHeader.size(of: data), scale > 0 else { return nil }
    self.init(Facts(size: size.points(atScale: scale), scale: scale))
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let divisor = scale > 0 ? scale : 1
    let (width, height) = (CGFloat(cgImage.width) / divisor, CGFloat(cgImage.height) / divisor)
    self.init(Facts(size: CGSize(width: width, height: height), scale: divisor))
  }

  public required convenience init(imageLiteralResourceName name: String) {
    self.init(HeadlessImages.facts(named: name) ?? Facts(name: name))
  }

  convenience init(size: CGSize) { self.init(Facts(size: size)) }
  open var size: CGSize { facts.size }
  open var scale: CGFloat { facts.scale }
  open var imageOrientation: Orientation { .up }
  open var renderingMode: RenderingMode { facts.renderingMode }
  open var alignmentRectInsets: UIEdgeInsets { facts.insets }
  open var capInsets: UIEdgeInsets { facts.capInsets }
  open var resizingMode: ResizingMode { .tile }
  open var images: [UIImage]? { facts.images }
  open var duration: TimeInterval { facts.duration }
  open var isSymbolImage: Bool { facts.isSymbol }
  open var baselineOffsetFromBottom: CGFloat? { facts.baseline }
  open var hasBaseline: Bool { facts.baseline != nil }
  open var configuration: Configuration? { facts.configuration }
  open var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }
  open var traitCollection: UITraitCollection { .current }
  open var flipsForRightToLeftLayoutDirection: Bool { false }
  open var cgImage: CGImage? {
    CGImage(width: pixels(facts.size.width), height: pixels(facts.size.height))
  }

  private func pixels(_ length: CGFloat) -> Int {
    let pixels = length * facts.scale
    return pixels.isFinite ? Int(min(max(pixels, 0), 1e6)) : 0
  }

  private func changed(_ change: (inout Facts) -> Void) -> UIImage {
    var facts = facts
    change(&facts)
    return UIImage(facts)
  }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = mode }
  }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    changed { $0.insets = insets }
  }
  open func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage {
    changed { $0.baseline = offset }
  }
  open func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    changed { $0.capInsets = insets }
  }
  open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  { resizableImage(withCapInsets: insets) }
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard facts.isSymbol, let name = facts.name else {
      return changed { $0.configuration = configuration }
    }
    var symbol = HeadlessImages.symbol(named: name, configuration as? SymbolConfiguration)
    symbol.renderingMode = facts.renderingMode
    return UIImage(symbol)
  }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(
      (facts.configuration as? SymbolConfiguration)?.applying(configuration) ?? configuration)
  }
  open func draw(at point: CGPoint) {}
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  open func draw(in rect: CGRect) {}
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  open func pngData() -> Data? { Data() }
  open func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
  open func preparingForDisplay() -> UIImage? { self }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size) }

  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.images = images
      $0.duration = duration
    }
  }
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name)
  }

  open class Configuration: NSObject {
    // Only initializers set what a subclass here stores.
    public required override init() {}
    open func applying(_ other: Configuration?) -> Self { self }
    open func withTraitCollection(_ traits: UITraitCollection?) -> Self { self }
    open var traitCollection: UITraitCollection? { nil }
  }

  open class SymbolConfiguration: Configuration {
    var pointSize: CGFloat?
    var scale = SymbolScale.unspecified
    var textStyle: UIFont.TextStyle?
    var weight = SymbolWeight.unspecified

    private convenience init(_ set: (SymbolConfiguration) -> Void) {
      self.init()
      set(self)
    }
    public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init { ($0.pointSize, $0.weight, $0.scale) = (pointSize, weight, scale) }
    }
    public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }
    public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight } }
    public convenience init(textStyle: UIFont.TextStyle) { self.init { $0.textStyle = textStyle } }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init { ($0.textStyle, $0.scale) = (textStyle, scale) }
    }
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init { ($0.pointSize, $0.scale) = (font.pointSize, scale) }
    }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public class func preferringMulticolor() -> Self { self.init() }
    public class func preferringMonochrome() -> Self { self.init() }
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration {
        $0.pointSize = other.pointSize ?? pointSize
        $0.textStyle = other.textStyle ?? textStyle
        $0.scale = other.scale == .unspecified ? scale : other.scale
        $0.weight = other.weight == .unspecified ? weight : other.weight
      }
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    public func fontWeight() -> UIFont.Weight { .regular }
  }
}

extension UIImage {
  public static var add: UIImage { UIImage(HeadlessImages.symbol(named: "plus.circle")) }
  public static var remove: UIImage { UIImage(HeadlessImages.symbol(named: "minus.circle")) }
  public static var checkmark: UIImage { UIImage(HeadlessImages.symbol(named: "checkmark")) }
  public static var actions: UIImage { UIImage(HeadlessImages.symbol(named: "ellipsis.circle")) }
  public static var strokedCheckmark: UIImage { checkmark }
}

extension UIImage: _ExpressibleByImageLiteral {}

public typealias _ImageLiteralType = UIImage

/// An image of an asset catalog, as Xcode generates its names.
public struct ImageResource: Hashable, Sendable {
  public let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
