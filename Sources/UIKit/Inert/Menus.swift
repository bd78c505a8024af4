@MainActor @preconcurrency open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(rawValue: 1), destructive = Self(rawValue: 2),
      hidden = Self(rawValue: 4), keepsMenuPresented = Self(rawValue: 8)
  }
  open var title = "", subtitle: String?, image: UIImage?
}
public typealias UIActionHandler = (UIAction) -> Void

@MainActor @preconcurrency open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let identifier: Identifier
  private let handler: UIActionHandler
  open var discoverabilityTitle: String?, attributes: Attributes, state: State
  open private(set) var sender: Any?
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(title)
    (self.handler, self.attributes, self.state) = (handler, attributes, state)
    super.init()
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    self.discoverabilityTitle = discoverabilityTitle
  }
  final func perform(sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

@MainActor @preconcurrency open class UICommand: UIMenuElement {}
@MainActor @preconcurrency open class UIKeyCommand: UICommand {}

@MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init()
  }
  public static func uncached(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> UIDeferredMenuElement
  { UIDeferredMenuElement() }
}

@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Self(rawValue: 1), destructive = Self(rawValue: 2),
      singleSelection = Self(rawValue: 32), displayAsPalette = Self(rawValue: 128)
  }
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }
  open private(set) var children: [UIMenuElement], options: Options
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

public protocol UIMenuBuilder: AnyObject {}

@MainActor @preconcurrency open class UIMenuItem: NSObject {
  open var title: String, action: Selector
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

@MainActor @preconcurrency open class UIMenuController: NSObject {
  private static let one = UIMenuController()
  open class var shared: UIMenuController { one }
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible: Bool { false }
  open func showMenu(from view: UIView, rect: CGRect) {}
  open func hideMenu() {}
  open func hideMenu(from view: UIView) {}
  open func setMenuVisible(_ visible: Bool, animated: Bool) {}
  open func setTargetRect(_ rect: CGRect, in view: UIView) {}
  open func update() {}
}

@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias PreviewProvider = () -> UIViewController?
  public let identifier: Any?
  public init(
    identifier: Any?, previewProvider: PreviewProvider?, actionProvider: ActionProvider? = nil
  ) { self.identifier = identifier }
}

@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: UIContextMenuInteractionDelegate?
  public init(delegate: UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
}

@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

public protocol UIContextMenuInteractionAnimating: AnyObject {}
public protocol UIContextMenuInteractionCommitAnimating: AnyObject {}

@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  open var view: UIView
  public init(view: UIView) { self.view = view }
  public init(view: UIView, parameters: UIPreviewParameters) { self.view = view }
}

@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?, shadowPath: UIBezierPath?, backgroundColor: UIColor?
}

/// An action of a row that is swiped; it is never performed here.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public let style: Style, handler: Handler
  open var title: String?, image: UIImage?, backgroundColor: UIColor!
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// The actions that appear where a row is swiped; nothing is swiped here.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
