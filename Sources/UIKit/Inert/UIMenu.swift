@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let singleSelection = Self(rawValue: 32)
    public static let displayAsPalette = Self(rawValue: 128)
  }
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }
  open private(set) var children: [UIMenuElement]
  open private(set) var options: Options
  public let identifier: Identifier
  open var preferredElementSize = ElementSize.automatic
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
  open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: children)
  }
}
