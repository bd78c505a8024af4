/// A class that can contain styled views.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}
/// UIKit's `UIAppearance`.
@MainActor @preconcurrency public protocol UIAppearance: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// A view whose properties stand for those of its kind: what is set on it is stored there alone.
  public static func appearance() -> Self { Appearances.proxy(for: self) }
  /// UIKit's `appearance`.
  public static func appearance(whenContainedInInstancesOf types: [UIAppearanceContainer.Type])
    -> Self
  {
    Appearances.proxy(for: self)
  }
  /// UIKit's `appearance`.
  public static func appearance(for traits: UITraitCollection) -> Self {
    Appearances.proxy(for: self)
  }
}

@MainActor private enum Appearances {
  static var proxies: [ObjectIdentifier: UIView] = [:]

  static func proxy<View: UIView>(for type: View.Type) -> View {
    let key = ObjectIdentifier(type)
    if let known = proxies[key] as? View { return known }
    guard let made = type.init(coder: NSCoder()) else {
      return unsafeDowncast(UIView(), to: type)
    }
    proxies[key] = made
    return made
  }
}
