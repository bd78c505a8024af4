@MainActor @preconcurrency open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let identifier: Identifier
  private let handler: UIActionHandler
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open private(set) var sender: Any?
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
