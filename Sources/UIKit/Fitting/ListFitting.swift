/// The question that a vertical list asks a cell: how high it is at a width.
@MainActor package enum ListFitting {
  /// Returns the size of a cell at a width, as its class answers: by
  /// `preferredLayoutAttributesFitting(_:)`, or by `systemLayoutSizeFitting(…)`.
  ///
  /// - Parameter estimatedHeight: The height of the cell before it is asked, in points.
  package static func size(of view: UIView, width: CGFloat, estimatedHeight: CGFloat = 44) -> CGSize
  {
    view.frame = CGRect(x: 0, y: 0, width: width, height: estimatedHeight)
    guard let cell = view as? UICollectionReusableView else {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = view.frame
    attributes.selfSizedAxes = (horizontal: false, vertical: true)
    return cell.preferredLayoutAttributesFitting(attributes).size
  }
}
