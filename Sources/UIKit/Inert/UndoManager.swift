/// A history of changes to undo. It is always empty, as nothing is edited here.
open class UndoManager: NSObject {
  /// UIKit's `canUndo`.
  open var canUndo: Bool { false }
  /// UIKit's `canRedo`.
  open var canRedo: Bool { false }
  /// UIKit's `undo`.
  open func undo() {}
  /// UIKit's `redo`.
  open func redo() {}
  /// UIKit's `removeAllActions`.
  open func removeAllActions() {}
}
