import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

// UIKit's names where a template has another one: the compiler says which.

/// The name of ``LayoutConstraint`` in UIKit.
@available(*, unavailable, renamed: "LayoutConstraint")
public typealias NSLayoutConstraint = LayoutConstraint

extension CellDeclaration {
  /// The name of an image in UIKit.
  @available(
    *, unavailable,
    message:
      "use image(width:height:), image(intrinsicSize:) or image(aspectRatio:): a template needs the size of an image, not its pixels"
  ) public func imageView() -> ImageItem<Content> { image(intrinsicSize: .zero) }

  /// The name of a stack in UIKit.
  @available(
    *, unavailable,
    message: "use stack(.vertical, spacing:alignment:distribution:) { … }, which lists its items"
  ) public func stackView(
    axis: LayoutAxis, spacing: Double = 0, alignment: StackArrangement.Alignment = .fill,
    distribution: StackArrangement.Distribution = .fill,
    @CellBuilder _ arrange: () -> CellStatements = {
      CellBuilder.buildExpression(())
    }
  ) -> StackItem<Content> {
    stack(axis, spacing: spacing, alignment: alignment, distribution: distribution, arrange)
  }

  /// A button with a title that does not depend on the content.
  @available(
    *, unavailable,
    message:
      "use button { … }, or systemButton { … } for one without a configuration: the closure returns the title"
  ) public func button(title: String) -> ViewItem<Content> { button { _ in title } }
}

extension CellItem {
  /// The name of ``contentHugging(_:for:)`` in UIKit.
  @available(*, unavailable, renamed: "contentHugging(_:for:)")
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    contentHugging(priority, for: axis)
  }

  /// The name of ``compressionResistance(_:for:)`` in UIKit.
  @available(*, unavailable, renamed: "compressionResistance(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) { compressionResistance(priority, for: axis) }
}

extension LabelFont {
  /// The name of ``style(_:weight:)`` in UIKit.
  @available(
    *, unavailable,
    message: "use .style(.body), or the parameter style: of label, which follow the text size"
  ) public static func preferredFont(forTextStyle style: TextStyle) -> LabelFont { .style(style) }
}
