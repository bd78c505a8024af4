/// UIKit's `UIMenuElement`.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// UIKit's `State`.
  public enum State: Int, Sendable {
    /// UIKit's cases of the same names.
    case off, on, mixed
  }
  /// UIKit's `Attributes`.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value, UIKit's own.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's `disabled`.
    public static let disabled = Self(rawValue: 1)
    /// UIKit's `destructive`.
    public static let destructive = Self(rawValue: 2)
    /// UIKit's `hidden`.
    public static let hidden = Self(rawValue: 4)
    /// UIKit's `keepsMenuPresented`.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }
  /// UIKit's `title`.
  open var title = ""
  /// UIKit's `subtitle`.
  open var subtitle: String?
  /// UIKit's `image`.
  open var image: UIImage?
}
/// UIKit's `UIActionHandler`.
public typealias UIActionHandler = (UIAction) -> Void
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
/// UIKit's `UIDeferredMenuElement`.
@MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
  /// Creates one as UIKit does.
  public convenience init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init()
  }
  /// UIKit's `uncached`.
  public static func uncached(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> UIDeferredMenuElement
  { UIDeferredMenuElement() }
}
/// UIKit's `UICommand`.
@MainActor @preconcurrency open class UICommand: UIMenuElement {}
/// UIKit's `UIKeyCommand`.
@MainActor @preconcurrency open class UIKeyCommand: UICommand {}
/// UIKit's `UIMenuBuilder`.
public protocol UIMenuBuilder: AnyObject {}
/// UIKit's `UIMenuItem`.
@MainActor @preconcurrency open class UIMenuItem: NSObject {
  /// UIKit's `title`.
  open var title: String
  /// UIKit's `action`.
  open var action: Selector
  /// Creates one as UIKit does.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
/// UIKit's `UIMenuController`.
@MainActor @preconcurrency open class UIMenuController: NSObject {
  private static let one = UIMenuController()
  /// UIKit's `shared`.
  open class var shared: UIMenuController { one }
  /// UIKit's `menuItems`.
  open var menuItems: [UIMenuItem]?
  /// UIKit's `isMenuVisible`.
  open var isMenuVisible: Bool { false }
  /// UIKit's `showMenu`.
  open func showMenu(from view: UIView, rect: CGRect) {}
  /// UIKit's `hideMenu`.
  open func hideMenu() {}
  /// UIKit's `hideMenu`.
  open func hideMenu(from view: UIView) {}
  /// UIKit's `setMenuVisible`.
  open func setMenuVisible(_ visible: Bool, animated: Bool) {}
  /// UIKit's `setTargetRect`.
  open func setTargetRect(_ rect: CGRect, in view: UIView) {}
  /// UIKit's `update`.
  open func update() {}
}
/// UIKit's `UIContextMenuConfiguration`.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  /// UIKit's `ActionProvider`.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// UIKit's `PreviewProvider`.
  public typealias PreviewProvider = () -> UIViewController?
  /// UIKit's `identifier`.
  public let identifier: Any?
  /// Creates one as UIKit does.
  public init(
    identifier: Any?, previewProvider: PreviewProvider?, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
    super.init()
  }
}
/// UIKit's `UIContextMenuInteraction`.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// UIKit's `view`.
  open private(set) weak var view: UIView?
  /// UIKit's `delegate`.
  open weak var delegate: UIContextMenuInteractionDelegate?
  /// Creates one as UIKit does.
  public init(delegate: UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// UIKit's `willMove`.
  open func willMove(to view: UIView?) {}
  /// UIKit's `didMove`.
  open func didMove(to view: UIView?) { self.view = view }
  /// UIKit's `location`.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// UIKit's `dismissMenu`.
  open func dismissMenu() {}
}
/// UIKit's `UIContextMenuInteractionDelegate`.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// UIKit's `contextMenuInteraction`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
/// UIKit's `UIContextMenuInteractionAnimating`.
public protocol UIContextMenuInteractionAnimating: AnyObject {}
/// UIKit's `UIContextMenuInteractionCommitAnimating`.
public protocol UIContextMenuInteractionCommitAnimating: AnyObject {}
/// UIKit's `UITargetedPreview`.
@MainActor @preconcurrency open class UITargetedPreview: NSObject {
  /// UIKit's `view`.
  open var view: UIView
  /// Creates one as UIKit does.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
  /// Creates one as UIKit does.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    super.init()
  }
}
/// UIKit's `UIPreviewParameters`.
@MainActor @preconcurrency open class UIPreviewParameters: NSObject {
  /// UIKit's `visiblePath`.
  open var visiblePath: UIBezierPath?
  /// UIKit's `shadowPath`.
  open var shadowPath: UIBezierPath?
  /// UIKit's `backgroundColor`.
  open var backgroundColor: UIColor?
}
/// UIKit's `UIPointerInteraction`.
@MainActor @preconcurrency open class UIPointerInteraction: NSObject, UIInteraction {
  /// UIKit's `view`.
  open private(set) weak var view: UIView?
  /// UIKit's `isEnabled`.
  open var isEnabled = true
  /// Creates one as UIKit does.
  public init(delegate: AnyObject?) { super.init() }
  /// UIKit's `willMove`.
  open func willMove(to view: UIView?) {}
  /// UIKit's `didMove`.
  open func didMove(to view: UIView?) { self.view = view }
}
/// UIKit's `UIEditingInteractionConfiguration`.
@MainActor @preconcurrency open class UIEditingInteractionConfiguration {
  /// UIKit's `default`.
  public static var `default`: UIEditingInteractionConfiguration {
    UIEditingInteractionConfiguration()
  }
}
/// UIKit's `UIFeedbackGenerator`.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// UIKit's `prepare`.
  open func prepare() {}
}
/// UIKit's `UIImpactFeedbackGenerator`.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// UIKit's `FeedbackStyle`.
  public enum FeedbackStyle: Int, Sendable {
    /// UIKit's cases of the same names.
    case light, medium, heavy, soft, rigid
  }
  /// Creates one as UIKit does.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// UIKit's `impactOccurred`.
  open func impactOccurred() {}
  /// UIKit's `impactOccurred`.
  open func impactOccurred(intensity: CGFloat) {}
}
/// UIKit's `UISelectionFeedbackGenerator`.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// UIKit's `selectionChanged`.
  open func selectionChanged() {}
}
/// UIKit's `UINotificationFeedbackGenerator`.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// UIKit's `FeedbackType`.
  public enum FeedbackType: Int, Sendable {
    /// UIKit's cases of the same names.
    case success, warning, error
  }
  /// UIKit's `notificationOccurred`.
  open func notificationOccurred(_ type: FeedbackType) {}
}
/// UIKit's `UIPasteboard`.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  private static let one = UIPasteboard()
  /// UIKit's `general`.
  open class var general: UIPasteboard { one }
  /// UIKit's `string`.
  open var string: String?
  /// UIKit's `url`.
  open var url: URL?
  /// UIKit's `image`.
  open var image: UIImage?
  /// UIKit's `hasStrings`.
  open var hasStrings: Bool { string != nil }
}
/// UIKit's `UIBarItem`.
@MainActor @preconcurrency open class UIBarItem: UIResponder {
  /// UIKit's `title`.
  open var title: String?
  /// UIKit's `image`.
  open var image: UIImage?
  /// UIKit's `isEnabled`.
  open var isEnabled = true
  /// UIKit's `tag`.
  open var tag = 0
}
/// UIKit's `UIBarButtonItem`.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case plain, bordered, done
  }
  /// UIKit's `SystemItem`.
  public enum SystemItem: Int, Sendable {
    /// UIKit's cases of the same names.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close
  }
  /// UIKit's `style`.
  open var style = Style.plain
  /// UIKit's `width`.
  open var width: CGFloat = 0
  /// UIKit's `customView`.
  open var customView: UIView?
  /// UIKit's `tintColor`.
  open var tintColor: UIColor?
  /// UIKit's `action`.
  open var action: Selector?
  /// UIKit's `target`.
  open weak var target: AnyObject?
  /// UIKit's `menu`.
  open var menu: UIMenu?
  /// UIKit's `primaryAction`.
  open var primaryAction: UIAction?
  /// Creates one as UIKit does.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
  }
  /// Creates one as UIKit does.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  /// Creates one as UIKit does.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
  /// Creates one as UIKit does.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// UIKit's `flexibleSpace`.
  public static func flexibleSpace() -> Self { self.init() }
  /// UIKit's `fixedSpace`.
  public static func fixedSpace(_ width: CGFloat) -> Self { self.init() }
  public required override init() { super.init() }
}
/// UIKit's `UIBarMetrics`.
public enum UIBarMetrics: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, compact
}
/// UIKit's `UIBarStyle`.
public enum UIBarStyle: Int, Sendable {
  /// UIKit's cases of the same names.
  case `default`, black
}
