@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}
@MainActor @preconcurrency public protocol UIAppearance: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// A proxy for all views of a class: what you set on it is set on each view of the class when the
  /// view enters a window, or is first laid out in its superview.
  ///
  /// Covered are the fonts and colors of texts, tints and backgrounds, content edge insets, title
  /// colors and background images of buttons, and separator insets. What else is set stays with the
  /// proxy, and so do properties that an app's own class declares: nothing here hears of them.
  public static func appearance() -> Self { Appearances.proxy(for: self, AppearanceScope()) }
  /// The same for views inside of others: the last of the types is the outermost.
  public static func appearance(whenContainedInInstancesOf types: [UIAppearanceContainer.Type])
    -> Self
  {
    Appearances.proxy(for: self, AppearanceScope(containers: types))
  }
  /// The same for views that are shown under some traits.
  public static func appearance(for traits: UITraitCollection) -> Self {
    Appearances.proxy(for: self, AppearanceScope(traits: traits))
  }
  /// The same for views that are shown under some traits, inside of others.
  public static func appearance(
    for traits: UITraitCollection,
    whenContainedInInstancesOf types: [UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(for: self, AppearanceScope(containers: types, traits: traits))
  }
}
