/// What a view shows, as a value.
public protocol UIContentConfiguration {
  @MainActor @preconcurrency func makeContentView() -> UIView & UIContentView
  /// UIKit's `updated`.
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  /// UIKit's `configuration`.
  var configuration: UIContentConfiguration { get set }
  /// UIKit's `supports`.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the view can show a configuration: one of the same type as its own.
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a view that is configured.
public protocol UIConfigurationState {
  /// UIKit's `init`.
  init(traitCollection: UITraitCollection)
  /// UIKit's `traitCollection`.
  var traitCollection: UITraitCollection { get set }
  /// UIKit's `subscript`.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The raw value, UIKit's own.
  public let rawValue: String
  /// Creates one from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// UIKit's `traitCollection`.
  public var traitCollection: UITraitCollection
  /// UIKit's `isDisabled`.
  public var isDisabled = false
  /// UIKit's `isHighlighted`.
  public var isHighlighted = false
  /// UIKit's `isSelected`.
  public var isSelected = false
  /// UIKit's `isFocused`.
  public var isFocused = false
  /// UIKit's `isPinned`.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// Creates one as UIKit does.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// UIKit's ``.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// UIKit's `DragState`.
  public enum DragState: Sendable {
    /// UIKit's cases of the same names.
    case none, lifting, dragging
  }
  /// UIKit's `DropState`.
  public enum DropState: Sendable {
    /// UIKit's cases of the same names.
    case none, notTargeted, targeted
  }
  /// UIKit's `traitCollection`.
  public var traitCollection: UITraitCollection
  /// UIKit's `isDisabled`.
  public var isDisabled = false
  /// UIKit's `isHighlighted`.
  public var isHighlighted = false
  /// UIKit's `isSelected`.
  public var isSelected = false
  /// UIKit's `isFocused`.
  public var isFocused = false
  /// UIKit's `isPinned`.
  public var isPinned = false
  /// UIKit's `isEditing`.
  public var isEditing = false
  /// UIKit's `isExpanded`.
  public var isExpanded = false
  /// UIKit's `isSwiped`.
  public var isSwiped = false
  /// UIKit's `isReordering`.
  public var isReordering = false
  /// UIKit's `cellDragState`.
  public var cellDragState = DragState.none
  /// UIKit's `cellDropState`.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// Creates one as UIKit does.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// UIKit's ``.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What lies behind a cell; it decides no size.
public struct UIBackgroundConfiguration {
  /// UIKit's `ImageContentMode`.
  public enum ImageContentMode {
    /// UIKit's cases of the same names.
    case scaleToFill, scaleAspectFit, scaleAspectFill
  }
  /// UIKit's `customView`.
  public var customView: UIView?
  /// UIKit's `cornerRadius`.
  public var cornerRadius: CGFloat = 0
  /// UIKit's `backgroundInsets`.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// UIKit's `edgesAddingLayoutMarginsToBackgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// UIKit's `backgroundColor`.
  public var backgroundColor: UIColor?
  /// UIKit's `backgroundColorTransformer`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// UIKit's `visualEffect`.
  public var visualEffect: UIVisualEffect?
  /// UIKit's `image`.
  public var image: UIImage?
  /// UIKit's `imageContentMode`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// UIKit's `strokeColor`.
  public var strokeColor: UIColor?
  /// UIKit's `strokeColorTransformer`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// UIKit's `strokeWidth`.
  public var strokeWidth: CGFloat = 0
  /// UIKit's `strokeOutset`.
  public var strokeOutset: CGFloat = 0
  /// UIKit's `clear`.
  public static func clear() -> Self { Self() }
  /// UIKit's `listCell`.
  public static func listCell() -> Self { Self() }
  /// UIKit's `listPlainCell`.
  public static func listPlainCell() -> Self { Self() }
  /// UIKit's `listGroupedCell`.
  public static func listGroupedCell() -> Self { Self() }
  /// UIKit's `listSidebarCell`.
  public static func listSidebarCell() -> Self { Self() }
  /// UIKit's `listAccompaniedSidebarCell`.
  public static func listAccompaniedSidebarCell() -> Self { Self() }
  /// UIKit's `listHeader`.
  public static func listHeader() -> Self { Self() }
  /// UIKit's `listFooter`.
  public static func listFooter() -> Self { Self() }
  /// UIKit's `listPlainHeaderFooter`.
  public static func listPlainHeaderFooter() -> Self { Self() }
  /// UIKit's `listGroupedHeaderFooter`.
  public static func listGroupedHeaderFooter() -> Self { Self() }
  /// UIKit's `listSidebarHeader`.
  public static func listSidebarHeader() -> Self { Self() }
  /// UIKit's `updated`.
  public func updated(for state: UIConfigurationState) -> Self { self }
  /// UIKit's `resolvedBackgroundColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? .clear
  }
  /// UIKit's `resolvedStrokeColor`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? .clear }
}
