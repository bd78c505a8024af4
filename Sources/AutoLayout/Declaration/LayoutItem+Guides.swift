import SelfSizingGeometry

extension LayoutItem {
  /// The distances that ``layoutMarginsGuide`` keeps from the edges, in the interface's direction;
  /// 8 by default. Replaces ``layoutMargins``.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { attributes.layoutMargins.directional }
    set { attributes.layoutMargins = .directional(newValue) }
  }

  /// The same distances by left and right. Replaces ``directionalLayoutMargins``; read in an
  /// interface that reads from the left.
  public var layoutMargins: LayoutEdgeInsets {
    get { attributes.layoutMargins.resolved(for: .leftToRight) }
    set { attributes.layoutMargins = .plain(newValue) }
  }

  /// By how much bars and the screen's corners cover the item, in points: an input, as its place on
  /// the screen is not known.
  public var safeAreaInsets: LayoutEdgeInsets {
    get { attributes.safeAreaInsets }
    set { attributes.safeAreaInsets = newValue }
  }

  /// Whether the layout margins begin at the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { attributes.insetsLayoutMarginsFromSafeArea }
    set { attributes.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// The width in points beyond which lines are hard to read, or nil: an input, as UIKit's depends
  /// on the text size and is not published.
  public var readableContentWidth: Double? {
    get { attributes.readableContentWidth }
    set { attributes.readableContentWidth = newValue }
  }

  /// The rectangle inside the layout margins.
  public var layoutMarginsGuide: LayoutGuide { guide(.layoutMargins, "layoutMarginsGuide") }
  package var isLayoutMarginsGuideUsed: Bool {
    parts.ruledGuides.contains { $0.rule == .layoutMargins }
  }
  /// The rectangle inside the safe area.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea, "safeAreaLayoutGuide") }
  /// The rectangle inside the layout margins, no wider than ``readableContentWidth``, in their
  /// middle. In an item narrower than its margins its width is negative.
  public var readableContentGuide: LayoutGuide { guide(.readableContent, "readableContentGuide") }

  private func guide(_ rule: LayoutGuide.Rule, _ suffix: String) -> LayoutGuide {
    if let known = parts.ruledGuides.first(where: { $0.rule == rule }) { return known }
    let guide = LayoutGuide(
      name.isEmpty ? suffix : "\(name).\(suffix)", rule: rule, site: site, recorder: recorder)
    guide.owningItem = self
    parts.ruledGuides.append(guide)
    observer?.treeChanged()
    return guide
  }

  /// Adds a guide, out of its former item; constraints that lead out of it there are deactivated.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owner !== self else { return }
    if let owner = guide.owner {
      owner.releaseConstraints(touching: guide)
      owner.parts.layoutGuides.removeAll { $0 === guide }
      owner.observer?.treeChanged()
    }
    guide.owningItem = self
    guide.recorder = guide.recorder ?? recorder
    parts.layoutGuides.append(guide)
    welcome(guide, activationCount: guide.heldConstraints.count)
  }

  /// Takes a guide out of the item; constraints that lead out of it are deactivated.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let index = parts.layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    releaseConstraints(touching: guide)
    parts.layoutGuides.remove(at: index)
    guide.owningItem = nil
    observer?.treeChanged()
  }
}
