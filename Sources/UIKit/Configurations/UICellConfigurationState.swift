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
