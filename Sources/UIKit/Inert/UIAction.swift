/// UIKit's `UIAction`.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// UIKit's `Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates one from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// UIKit's `identifier`.
  public let identifier: Identifier
  private let handler: UIActionHandler
  /// UIKit's `discoverabilityTitle`.
  open var discoverabilityTitle: String?
  /// UIKit's `attributes`.
  open var attributes: Attributes
  /// UIKit's `state`.
  open var state: State
  /// UIKit's `sender`.
  open private(set) var sender: Any?
  /// Creates one as UIKit does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.handler = handler
    self.attributes = attributes
    self.state = state
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
  }
  final func perform(sender: Any?) {
    self.sender = sender
    handler(self)
  }
}
