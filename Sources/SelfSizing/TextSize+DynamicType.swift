import SelfSizingCollectionLayout
import SelfSizingTypography

extension TextSize {
  /// Creates the rank of a Dynamic Type size, as layouts know it.
  public init(_ category: DynamicTypeCategory) {
    self = TextSize(rawValue: category.rawValue) ?? .large
  }
}
