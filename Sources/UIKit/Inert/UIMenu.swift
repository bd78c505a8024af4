/// UIKit's `UIMenu`.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  /// UIKit's `Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates one from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// UIKit's `Options`.
  public struct Options: OptionSet, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `displayInline`.
    public static let displayInline = Self(rawValue: 1)
    /// UIKit's `destructive`.
    public static let destructive = Self(rawValue: 2)
    /// UIKit's `singleSelection`.
    public static let singleSelection = Self(rawValue: 32)
    /// UIKit's `displayAsPalette`.
    public static let displayAsPalette = Self(rawValue: 128)
  }
  /// UIKit's `ElementSize`.
  public enum ElementSize: Int, Sendable {
    /// UIKit's cases of the same names.
    case small, medium, large
    /// UIKit's case of the same name.
    case automatic = -1
  }
  /// UIKit's `children`.
  open private(set) var children: [UIMenuElement]
  /// UIKit's `options`.
  open private(set) var options: Options
  /// UIKit's `identifier`.
  public let identifier: Identifier
  /// UIKit's `preferredElementSize`.
  open var preferredElementSize = ElementSize.automatic
  /// Creates one as UIKit does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    self.identifier = identifier ?? Identifier(title)
    super.init()
    self.title = title
    self.image = image
  }
  /// UIKit's `replacingChildren`.
  open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: children)
  }
}
