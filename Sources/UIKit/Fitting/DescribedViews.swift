import SelfSizingAutoLayout
import SelfSizingTypography

/// A part of a tree of views, described for its own layout: what leads out of it does not
/// count.
@MainActor struct DescribedViews {
  let root: UIView
  var description: LayoutDescription
  /// The views by their elements; nil for guides.
  let views: [UIView?]
  /// The traits under which the part is measured, with the direction of its constraints.
  let traits: TraitCollection

  /// Describes a part of a tree, after its constraints were updated.
  ///
  /// - Parameters:
  ///   - namesViews: Whether the elements have names and places for people to read.
  ///   - named: The views that have theirs already.
  init(_ root: UIView, namesViews: Bool = false, sparing named: [UIView?] = []) {
    self.root = root
    Appearances.apply(in: root)
    LayoutDriver.updateConstraints(in: root)
    var direction = ConstraintDirection()
    var names = HeadlessNames()
    let named = Set(named.lazy.compactMap { $0.map(ObjectIdentifier.init) })
    root.forEachLaidOutView {
      $0.refreshItem()
      direction.note($0)
      if namesViews, !named.contains(ObjectIdentifier($0)) { $0.nameItem(by: &names) }
    }
    let description = LayoutDescription(root: root.layoutItem)
    // The elements have indices of this description now.
    root.layoutRoot.host?.forgetIndices()
    var views = [UIView?](repeating: nil, count: description.elements.count)
    root.forEachLaidOutView { inner in
      let index = inner.layoutItem.descriptionIndex
      if views.indices.contains(index) { views[index] = inner }
    }
    self.description = description
    self.views = views
    var traits = root.traitCollection.measuringTraits
    if let direction = direction.known { traits.layoutDirection = direction }
    self.traits = traits
    if namesViews { self.description = description.declared(at: sites) }
  }

  /// The variation in which the views are fitted now.
  func variation(_ priorities: AxisPriorities) -> LayoutVariation {
    var variation = LayoutVariation(
      of: description, direction: traits.layoutDirection, fittingPriorities: priorities)
    variation.hiddenElements = views.indices.filter { views[$0]?.isHidden == true }
    return variation
  }

  /// The place of each element: the first of the app's constraints that names it, or the nearest
  /// view around it that one names; that of the first of all where there is none, or else of the
  /// cell's class.
  var sites: [DeclarationSite] {
    let constraints = description.constraints.filter { !$0.site.isOfUIKit }
    let first = constraints.first?.site ?? description.elements[0].site
    var named = [DeclarationSite?](repeating: nil, count: description.elements.count)
    for constraint in constraints {
      for element in [constraint.first, constraint.second].compactMap({ $0 }) {
        named[element] = named[element] ?? constraint.site
      }
    }
    var sites: [DeclarationSite] = []
    for (index, element) in description.elements.enumerated() {
      // An element comes after the one that contains it.
      let around = element.container.flatMap { $0 > 0 && $0 < index ? sites[$0] : nil }
      sites.append(named[index] ?? around ?? first)
    }
    return sites
  }
}

/// Asks the views of a part of a tree what they measure.
@MainActor struct SubtreeSizing: @MainActor IntrinsicSizing {
  /// The views by their elements; nil for guides.
  let views: [UIView?]

  mutating func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    views[element]?.contentSize(wrappedAt: preferredMaxLayoutWidth) ?? IntrinsicContentSize()
  }
}

extension DeclarationSite {
  /// Whether the place is in this module, which no engineer of an app can change.
  var isOfUIKit: Bool { fileID.hasPrefix(Self.module) }

  private static let module = "\(#fileID)".prefix { $0 != "/" } + "/"
}

extension UIView {
  /// Gives the view's item the name under which findings speak of it, and the place of the app's
  /// class that the view is of, or of the nearest one around it.
  fileprivate func nameItem(by names: inout HeadlessNames) {
    layoutItem.name = names.name(of: self)
    guard let owner = superviewsAndSelf.lazy.compactMap({ type(of: $0).declarationSite }).first
    else { return }
    layoutItem.site = DeclarationSite(fileID: owner.fileID, line: owner.line)
  }
}
