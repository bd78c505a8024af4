public protocol UIContextMenuInteractionAnimating: AnyObject {}
