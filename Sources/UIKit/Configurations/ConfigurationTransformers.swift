/// Changes the attributes of a text that a configuration shows.
public struct UIConfigurationTextAttributesTransformer {
  /// UIKit's `transform`.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates one as UIKit does.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// UIKit's `callAsFunction`.
  public func callAsFunction(_ container: AttributeContainer) -> AttributeContainer {
    transform(container)
  }
}

/// Changes a color that a configuration shows.
public struct UIConfigurationColorTransformer {
  /// UIKit's `transform`.
  public let transform: (UIColor) -> UIColor
  /// Creates one as UIKit does.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// UIKit's `callAsFunction`.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
  /// UIKit's `grayscale`.
  public static var grayscale: Self { Self { $0 } }
  /// UIKit's `preferredTint`.
  public static var preferredTint: Self { Self { $0 } }
  /// UIKit's `monochromeTint`.
  public static var monochromeTint: Self { Self { $0 } }
}
