public protocol UIContextMenuInteractionCommitAnimating: AnyObject {}
