import SelfSizingUIKit

/// A view that has an intrinsic size and nothing else.
public final class SizedBox: UIView {
  private let size: CGSize

  /// Creates a view of a size in points.
  public init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  /// Creates nothing: the size would be missing.
  public required init?(coder: NSCoder) { nil }

  public override var intrinsicContentSize: CGSize { size }
}
