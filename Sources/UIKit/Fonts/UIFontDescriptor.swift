import SelfSizingCells
import SelfSizingTypography

public final class UIFontDescriptor: NSObject, Sendable {
  struct Request {
    var base: UIFont?
    var name: String?
    var size: Double?
    var weight: FontWeight?
    var isItalic = false
    var hasMonospacedDigits = false
    var isMonospaced = false
  }

  let request: Request
  init(_ request: Request) {
    self.request = request
    super.init()
  }

  convenience init(_ font: UIFont, isItalic: Bool) {
    self.init(Request(base: font, isItalic: isItalic))
  }
  public convenience init(name: String, size: CGFloat) {
    self.init(Request(name: name, size: Double(size)))
  }
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Request().adding(attributes))
  }
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }
  public var pointSize: CGFloat { CGFloat(request.size ?? request.base?.textFont.pointSize ?? 0) }
  public var postscriptName: String { request.name ?? request.base?.fontName ?? "" }
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize, .name: postscriptName]
    if let style = request.base?.labelFont.textStyle {
      attributes[.textStyle] = UIFont.TextStyle(style)
    }
    return attributes
  }
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if (request.weight ?? request.base?.textFont.weight ?? .regular) >= .semibold {
      traits.insert(.traitBold)
    }
    if request.isItalic { traits.insert(.traitItalic) }
    if request.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  public func object(forKey name: AttributeName) -> Any? { fontAttributes[name] }

  private func changed(_ change: (inout Request) -> Void) -> UIFontDescriptor {
    var request = request
    change(&request)
    return UIFontDescriptor(request)
  }
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { changed { $0.size = Double(size) } }
  public func withFamily(_ family: String) -> UIFontDescriptor { changed { $0.name = family } }
  public func withFace(_ face: String) -> UIFontDescriptor { self }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = traits.contains(.traitItalic)
      $0.isMonospaced = traits.contains(.traitMonoSpace)
      let style = $0.base?.labelFont.textStyle
      if traits.contains(.traitBold) {
        $0.weight = style.map(\.emphasizedWeight) ?? .bold
      } else if style == nil || symbolicTraits.contains(.traitBold) {
        $0.weight = .regular
      }
    }
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.isMonospaced = design == .monospaced }
  }
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(request.adding(attributes))
  }
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
  public func matchingFontDescriptors(withMandatoryKeys keys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  { [self] }

  /// A size of 0 or less keeps the request's.
  func font(size: Double) -> UIFont {
    let points = size > 0 && size.isFinite ? size : Double(pointSize)
    if let name = request.name {
      return UIFont(name: name, size: CGFloat(points > 0 ? points : 12))
        ?? .systemFont(ofSize: CGFloat(points))
    }
    let weight = request.weight ?? request.base?.textFont.weight ?? .regular
    guard let base = request.base else {
      return .systemFont(
        ofSize: CGFloat(points > 0 ? points : 12), weight: UIFont.Weight(CGFloat(weight.rawValue)))
    }
    if request.isMonospaced {
      return UIFont(.fixed(HeadlessFonts.standIn(for: ".SFUIMono", size: points, weight: weight)))
    }
    if request.hasMonospacedDigits {
      return .monospacedDigitSystemFont(
        ofSize: CGFloat(points), weight: UIFont.Weight(CGFloat(weight.rawValue)))
    }
    // A text style in another weight goes on following the text size.
    if case .style(let style, let own) = base.labelFont.kind, points == base.textFont.pointSize {
      return UIFont(
        LabelFont.style(style, weight: request.weight ?? own), base.textFont.withWeight(weight),
        isItalic: request.isItalic)
    }
    let resolved = base.textFont.withWeight(weight).withSize(points)
    return UIFont(.fixed(resolved), resolved, isItalic: request.isItalic)
  }
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    public static let traitExpanded = Self(rawValue: 32)
    public static let traitCondensed = Self(rawValue: 64)
    public static let traitMonoSpace = Self(rawValue: 1024)
    public static let traitVertical = Self(rawValue: 2048)
    public static let traitUIOptimized = Self(rawValue: 4096)
    public static let traitTightLeading = Self(rawValue: 32768)
    public static let traitLooseLeading = Self(rawValue: 65536)
  }
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let monospaced = Self(rawValue: "monospaced")
    public static let rounded = Self(rawValue: "rounded")
    public static let serif = Self(rawValue: "serif")
  }
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = Self(rawValue: "family")
    public static let name = Self(rawValue: "name")
    public static let face = Self(rawValue: "face")
    public static let size = Self(rawValue: "size")
    public static let visibleName = Self(rawValue: "visibleName")
    public static let matrix = Self(rawValue: "matrix")
    public static let characterSet = Self(rawValue: "characterSet")
    public static let cascadeList = Self(rawValue: "cascadeList")
    public static let traits = Self(rawValue: "traits")
    public static let fixedAdvance = Self(rawValue: "fixedAdvance")
    public static let featureSettings = Self(rawValue: "featureSettings")
    public static let textStyle = Self(rawValue: "textStyle")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = Self(rawValue: "symbolic")
    public static let weight = Self(rawValue: "weight")
    public static let width = Self(rawValue: "width")
    public static let slant = Self(rawValue: "slant")
  }
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let featureIdentifier = Self(rawValue: "featureIdentifier")
    public static let typeIdentifier = Self(rawValue: "typeIdentifier")
    public static let type = Self(rawValue: "type")
    public static let selector = Self(rawValue: "selector")
  }
}

extension UIFontDescriptor.Request {
  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Self {
    var request = self
    if let size = attributes[.size] as? CGFloat { request.size = Double(size) }
    if let name = (attributes[.name] ?? attributes[.family]) as? String { request.name = name }
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      request.base = .preferredFont(forTextStyle: style)
    }
    let weight = (attributes[.traits] as? [UIFontDescriptor.TraitKey: Any])?[.weight]
    if let weight = weight as? UIFont.Weight ?? (weight as? CGFloat).map(UIFont.Weight.init(_:)) {
      request.weight = weight.fontWeight
    }
    if attributes[.featureSettings] != nil { request.hasMonospacedDigits = true }
    return request
  }
}

public let kNumberSpacingType: Int = 6
public let kMonospacedNumbersSelector: Int = 0
