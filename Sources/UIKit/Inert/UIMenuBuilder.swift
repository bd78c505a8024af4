/// UIKit's `UIMenuBuilder`.
public protocol UIMenuBuilder: AnyObject {}
