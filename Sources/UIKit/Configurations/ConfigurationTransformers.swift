public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ container: AttributeContainer) -> AttributeContainer {
    transform(container)
  }
}

public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
  public static var grayscale: Self { Self { $0 } }
  public static var preferredTint: Self { Self { $0 } }
  public static var monochromeTint: Self { Self { $0 } }
}
