@MainActor @preconcurrency open class UIEditingInteractionConfiguration {
  public static var `default`: UIEditingInteractionConfiguration {
    UIEditingInteractionConfiguration()
  }
}
