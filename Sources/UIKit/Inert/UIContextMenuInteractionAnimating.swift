/// UIKit's `UIContextMenuInteractionAnimating`.
public protocol UIContextMenuInteractionAnimating: AnyObject {}
