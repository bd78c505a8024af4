@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}
@MainActor @preconcurrency public protocol UIAppearance: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// A proxy: what you set on it is set on each view of the class when the view enters a window, or
  /// is first laid out in its superview. Covered are the fonts and colors of texts, tints and
  /// backgrounds, content edge insets, title colors and background images of buttons, and separator
  /// insets. What else is set stays with the proxy.
  public static func appearance() -> Self { Appearances.proxy(for: self, AppearanceScope()) }
  /// The last of the types is the outermost.
  public static func appearance(whenContainedInInstancesOf types: [UIAppearanceContainer.Type])
    -> Self
  { Appearances.proxy(for: self, AppearanceScope(containers: types)) }
  public static func appearance(for traits: UITraitCollection) -> Self {
    Appearances.proxy(for: self, AppearanceScope(traits: traits))
  }
  public static func appearance(
    for traits: UITraitCollection, whenContainedInInstancesOf types: [UIAppearanceContainer.Type]
  ) -> Self { Appearances.proxy(for: self, AppearanceScope(containers: types, traits: traits)) }
}
