/// A view's content, as a value.
public protocol UIContentConfiguration {
  /// Creates the view that shows the value.
  @MainActor @preconcurrency func makeContentView() -> UIView & UIContentView
  func updated(for state: UIConfigurationState) -> Self
}
