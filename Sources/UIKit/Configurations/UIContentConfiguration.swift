public protocol UIContentConfiguration {
  @MainActor @preconcurrency func makeContentView() -> UIView & UIContentView
  func updated(for state: UIConfigurationState) -> Self
}

@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: UIContentConfiguration { get set }
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
