/// A history of changes to undo. It is always empty, as nothing is edited here.
open class UndoManager: NSObject {
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open func undo() {}
  open func redo() {}
  open func removeAllActions() {}
}
