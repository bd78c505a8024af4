import SelfSizingCells
import SelfSizingTypography

/// The environment in place of a device. It is set between measurements, on the main actor; views
/// and fonts read it.
public enum HeadlessEnvironment {
  // Written on the main actor only, between measurements; see `set`. Each measurement of a label
  // reads it, and a lock would cost more: "new texts" in `Benchmarks/compare uikit`.
  nonisolated(unsafe) private static var current = (
    state: State(
      traits: TraitCollection(), platform: .iOS26, screenSize: CGSize(width: 393, height: 852)),
    collection: UITraitCollection(TraitCollection())
  )

  /// The reader's settings: text size, display scale, direction and language.
  public static var traits: TraitCollection { current.state.traits }
  public static var platform: PlatformProfile { current.state.platform }
  public static var screenSize: CGSize { current.state.screenSize }
  static var collection: UITraitCollection { current.collection }

  /// Sets the reader's settings; views learn of them by ``UIView/environmentDidChange(from:)``.
  @MainActor public static func set(_ traits: TraitCollection) {
    guard traits != self.traits else { return }
    current.state.traits = traits
    current.collection = UITraitCollection(traits)
    UIFont.forgetPreferredFonts()
    // Code that reads the category of a notification reads it now.
    let category = UIContentSizeCategory(traits.contentSizeCategory)
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }

  /// Sets the system whose figures are taken; views made before keep what they asked for.
  @MainActor public static func set(_ platform: PlatformProfile) {
    current.state.platform = platform
  }
  @MainActor public static func setScreenSize(_ size: CGSize) { current.state.screenSize = size }

  package struct State: Sendable {
    package var traits: TraitCollection
    package var platform: PlatformProfile
    package var screenSize: CGSize

    package init(traits: TraitCollection, platform: PlatformProfile, screenSize: CGSize) {
      self.traits = traits
      self.platform = platform
      self.screenSize = screenSize
    }
  }

  package static var state: State { current.state }

  @MainActor package static func set(_ state: State) {
    set(state.platform)
    set(state.traits)
    setScreenSize(state.screenSize)
  }
}
