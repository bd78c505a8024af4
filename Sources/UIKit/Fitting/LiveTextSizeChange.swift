import SelfSizingTypography

/// The comparison of a view that lives through a change of the text size with one that is made
/// after it. A label that does not adjust its font, or a constant that was computed once, differs.
@MainActor public enum LiveTextSizeChange {
  /// Returns the heights of both at a width in points, fitted as a vertical list does; `make` is
  /// called twice. A difference is recorded in ``HeadlessFindings``, with the class. The
  /// environment is afterwards as it was before.
  public static func heights(
    after traits: TraitCollection, width: CGFloat, of make: () -> UIView
  ) -> (live: CGFloat, fresh: CGFloat) {
    let (before, former) = (HeadlessEnvironment.traits, UITraitCollection.current)
    let view = make()
    _ = height(of: view, width)
    HeadlessEnvironment.set(traits)
    defer { HeadlessEnvironment.set(before) }
    view.environmentDidChange(from: former)
    let heights = (live: height(of: view, width), fresh: height(of: make(), width))
    if heights.live != heights.fresh {
      HeadlessFindings.record(
        .staleAfterChange, of: view,
        "after a change to \(traits.contentSizeCategory.headingName) it is \(heights.live) points high, "
          + "and \(heights.fresh) when it is created again")
    }
    return heights
  }

  private static func height(of view: UIView, _ width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
