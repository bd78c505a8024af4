@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  open override class func makeInstance(frame: CGRect) -> UIView? {
    self == UICollectionReusableView.self ? UICollectionReusableView(frame: frame) : nil
  }
  final var identifier: String?
  /// The kind of a supplementary view; empty for cells.
  final var kind = ""
  /// The class of the layout attributes with which the view is measured outside of a list.
  final var askedAttributes = UICollectionViewLayoutAttributes.self
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    identifier = coder.nib?.loader.identifier
  }
  open var reuseIdentifier: String? { identifier }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
  open func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {}
  /// Fits the view into the attributes' size, which is required along an axis where the layout
  /// decides; a layout that does not say leaves both to the view.
  /// - Source: The default fits both axes at `fittingSizeLevel`, or neither; published layouts
  ///   override it for vertical lists.
  open func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let axes = attributes.selfSizedAxes ?? (true, true)
    let priorities =
      attributes.fittingPriorities ?? (
        horizontal: axes.horizontal ? .fittingSizeLevel : .required,
        vertical: axes.vertical ? .fittingSizeLevel : .required
      )
    copy.size = systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: priorities.horizontal,
      verticalFittingPriority: priorities.vertical)
    return copy
  }
}
