/// UIKit's `UIEditingInteractionConfiguration`.
@MainActor @preconcurrency open class UIEditingInteractionConfiguration {
  /// UIKit's `default`.
  public static var `default`: UIEditingInteractionConfiguration {
    UIEditingInteractionConfiguration()
  }
}
