public protocol UIMenuBuilder: AnyObject {}
