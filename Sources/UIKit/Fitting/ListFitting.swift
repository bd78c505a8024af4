import SelfSizingCells

/// The question that a vertical list asks a cell: how high it is at a width.
@MainActor package enum ListFitting {
  /// The height of a cell before it is asked, in points.
  static let estimatedHeight: CGFloat = 44

  /// Returns the size of a cell at a width, as its class answers: by
  /// `preferredLayoutAttributesFitting(_:)`, or by `systemLayoutSizeFitting(…)`.
  static func size(
    of view: UIView, width: CGFloat,
    _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize {
    view.frame = CGRect(x: 0, y: 0, width: width, height: estimatedHeight)
    guard let cell = view as? UICollectionReusableView else {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: priorities.horizontal,
        verticalFittingPriority: priorities.vertical)
    }
    let attributes = cell.askedAttributes.init()
    attributes.frame = view.frame
    attributes.selfSizedAxes = (horizontal: false, vertical: true)
    attributes.fittingPriorities = priorities
    return cell.preferredLayoutAttributesFitting(attributes).size
  }

  /// The height that a table gives to a cell whose constraints ask for none, in points; nil for
  /// other views.
  ///
  /// - Source: UIKit's log: "Detected a case where constraints ambiguously suggest a height of zero
  ///   for a table view cell's content view. We're considering the collapse unintentional and using
  ///   standard height instead."
  package static func standardRow(of view: UIView) -> Double? {
    guard view is UITableViewCell else { return nil }
    return HeadlessEnvironment.platform.minimumRowHeight(
      for: view.traitCollection.measuringTraits
    ).value
  }
}
