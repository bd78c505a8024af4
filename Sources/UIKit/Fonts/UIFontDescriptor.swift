import SelfSizingCells
import SelfSizingTypography

/// A font as it is asked for.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Immutable after initialization; no lock is needed.
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

  /// Creates one as UIKit does.
  public convenience init(name: String, size: CGFloat) {
    self.init(Request(name: name, size: Double(size)))
  }

  /// Creates one as UIKit does.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Request().adding(attributes))
  }

  /// UIKit's `preferredFontDescriptor`.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// UIKit's `preferredFontDescriptor`.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }

  /// UIKit's `pointSize`.
  open var pointSize: CGFloat { CGFloat(request.size ?? request.base?.textFont.pointSize ?? 0) }
  /// UIKit's `postscriptName`.
  open var postscriptName: String { request.name ?? request.base?.fontName ?? "" }
  /// UIKit's `fontAttributes`.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize, .name: postscriptName]
    if let style = request.base?.labelFont.textStyle {
      attributes[.textStyle] = UIFont.TextStyle(style)
    }
    return attributes
  }
  /// UIKit's `symbolicTraits`.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if (request.weight ?? request.base?.textFont.weight ?? .regular) >= .semibold {
      traits.insert(.traitBold)
    }
    if request.isItalic { traits.insert(.traitItalic) }
    if request.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// UIKit's `object`.
  open func object(forKey name: AttributeName) -> Any? { fontAttributes[name] }

  private func changed(_ change: (inout Request) -> Void) -> UIFontDescriptor {
    var request = request
    change(&request)
    return UIFontDescriptor(request)
  }

  /// UIKit's `withSize`.
  open func withSize(_ size: CGFloat) -> UIFontDescriptor { changed { $0.size = Double(size) } }
  /// UIKit's `withFamily`.
  open func withFamily(_ family: String) -> UIFontDescriptor { changed { $0.name = family } }
  /// UIKit's `withFace`.
  open func withFace(_ face: String) -> UIFontDescriptor { self }
  /// UIKit's `withSymbolicTraits`.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
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
  /// UIKit's `withDesign`.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.isMonospaced = design == .monospaced }
  }
  /// UIKit's `addingAttributes`.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(request.adding(attributes))
  }
  /// UIKit's `withMatrix`.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
  /// UIKit's `matchingFontDescriptors`.
  open func matchingFontDescriptors(withMandatoryKeys keys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  {
    [self]
  }

  /// The font that is asked for, at a size in points; 0 or less keeps the request's.
  func font(size: Double) -> UIFont {
    let points = size > 0 && size.isFinite ? size : Double(pointSize)
    if let name = request.name {
      return UIFont(name: name, size: CGFloat(points > 0 ? points : 12))
        ?? .systemFont(ofSize: CGFloat(points))
    }
    guard let base = request.base else {
      return .systemFont(
        ofSize: CGFloat(points > 0 ? points : 12),
        weight: UIFont.Weight(CGFloat(request.weight?.rawValue ?? 0)))
    }
    if request.isMonospaced {
      return UIFont(
        .fixed(
          HeadlessFonts.standIn(
            for: ".SFUIMono", size: points, weight: request.weight ?? base.textFont.weight)))
    }
    if request.hasMonospacedDigits {
      return .monospacedDigitSystemFont(
        ofSize: CGFloat(points),
        weight: UIFont.Weight(CGFloat((request.weight ?? base.textFont.weight).rawValue)))
    }
    // A text style in another weight goes on following the text size.
    if case .style(let style, let weight) = base.labelFont.kind,
      points == base.textFont.pointSize
    {
      let font = LabelFont.style(style, weight: request.weight ?? weight)
      let resolved = base.textFont.withWeight(request.weight ?? base.textFont.weight)
      return UIFont(font, resolved, isItalic: request.isItalic)
    }
    let resolved = base.textFont.withWeight(request.weight ?? base.textFont.weight)
      .withSize(points)
    return UIFont(.fixed(resolved), resolved, isItalic: request.isItalic)
  }

  /// Properties that distinguish fonts.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt32
    /// Creates one from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// UIKit's `traitItalic`.
    public static let traitItalic = Self(rawValue: 1)
    /// UIKit's `traitBold`.
    public static let traitBold = Self(rawValue: 2)
    /// UIKit's `traitExpanded`.
    public static let traitExpanded = Self(rawValue: 32)
    /// UIKit's `traitCondensed`.
    public static let traitCondensed = Self(rawValue: 64)
    /// UIKit's `traitMonoSpace`.
    public static let traitMonoSpace = Self(rawValue: 1024)
    /// UIKit's `traitVertical`.
    public static let traitVertical = Self(rawValue: 2048)
    /// UIKit's `traitUIOptimized`.
    public static let traitUIOptimized = Self(rawValue: 4096)
    /// UIKit's `traitTightLeading`.
    public static let traitTightLeading = Self(rawValue: 32768)
    /// UIKit's `traitLooseLeading`.
    public static let traitLooseLeading = Self(rawValue: 65536)
  }

  /// A designed variety of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UIKit's `default`.
    public static let `default` = Self(rawValue: "default")
    /// UIKit's `monospaced`.
    public static let monospaced = Self(rawValue: "monospaced")
    /// UIKit's `rounded`.
    public static let rounded = Self(rawValue: "rounded")
    /// UIKit's `serif`.
    public static let serif = Self(rawValue: "serif")
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UIKit's `family`.
    public static let family = Self(rawValue: "family")
    /// UIKit's `name`.
    public static let name = Self(rawValue: "name")
    /// UIKit's `face`.
    public static let face = Self(rawValue: "face")
    /// UIKit's `size`.
    public static let size = Self(rawValue: "size")
    /// UIKit's `visibleName`.
    public static let visibleName = Self(rawValue: "visibleName")
    /// UIKit's `matrix`.
    public static let matrix = Self(rawValue: "matrix")
    /// UIKit's `characterSet`.
    public static let characterSet = Self(rawValue: "characterSet")
    /// UIKit's `cascadeList`.
    public static let cascadeList = Self(rawValue: "cascadeList")
    /// UIKit's `traits`.
    public static let traits = Self(rawValue: "traits")
    /// UIKit's `fixedAdvance`.
    public static let fixedAdvance = Self(rawValue: "fixedAdvance")
    /// UIKit's `featureSettings`.
    public static let featureSettings = Self(rawValue: "featureSettings")
    /// UIKit's `textStyle`.
    public static let textStyle = Self(rawValue: "textStyle")
  }

  /// A property of a font, under ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UIKit's `symbolic`.
    public static let symbolic = Self(rawValue: "symbolic")
    /// UIKit's `weight`.
    public static let weight = Self(rawValue: "weight")
    /// UIKit's `width`.
    public static let width = Self(rawValue: "width")
    /// UIKit's `slant`.
    public static let slant = Self(rawValue: "slant")
  }

  /// A part of a feature, under ``AttributeName/featureSettings``.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UIKit's `featureIdentifier`.
    public static let featureIdentifier = Self(rawValue: "featureIdentifier")
    /// UIKit's `typeIdentifier`.
    public static let typeIdentifier = Self(rawValue: "typeIdentifier")
    /// UIKit's `type`.
    public static let type = Self(rawValue: "type")
    /// UIKit's `selector`.
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
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight {
        request.weight = weight.fontWeight
      } else if let weight = traits[.weight] as? CGFloat {
        request.weight = UIFont.Weight(weight).fontWeight
      }
    }
    if attributes[.featureSettings] != nil { request.hasMonospacedDigits = true }
    return request
  }
}

/// The feature of how numbers are spaced.
public let kNumberSpacingType: Int = 6
/// Numbers of even advances.
public let kMonospacedNumbersSelector: Int = 0
