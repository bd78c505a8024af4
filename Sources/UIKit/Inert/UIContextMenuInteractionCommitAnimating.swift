/// UIKit's `UIContextMenuInteractionCommitAnimating`.
public protocol UIContextMenuInteractionCommitAnimating: AnyObject {}
