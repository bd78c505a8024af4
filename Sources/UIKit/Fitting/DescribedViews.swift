import SelfSizingAutoLayout
import SelfSizingTypography

/// A part of a tree of views, described for its own layout: what leads out of it does not count.
@MainActor struct DescribedViews {
  let root: UIView
  var description: LayoutDescription
  /// The views by their elements; nil for guides.
  let views: [UIView?]
  let traits: TraitCollection

  /// Describes a part of a tree, after its constraints were updated. `named` are views whose names
  /// and places for people to read are set already.
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

  /// The place of each element: that of the first of the app's constraints that names it or the
  /// nearest view around it, or else of the first of all, or of the cell's class.
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

@MainActor struct SubtreeSizing: @MainActor IntrinsicSizing {
  let views: [UIView?]
  mutating func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  { views[element]?.contentSize(wrappedAt: preferredMaxLayoutWidth) ?? IntrinsicContentSize() }
}

extension DeclarationSite {
  /// Whether the place is in this module, which no engineer of an app can change.
  var isOfUIKit: Bool { fileID.hasPrefix(Self.module) }

  private static let module = "\(#fileID)".prefix { $0 != "/" } + "/"
}

extension UIView {
  /// Gives the view's item its name in findings, and the place of the app's class that the view, or
  /// the nearest one around it, is of.
  fileprivate func nameItem(by names: inout HeadlessNames) {
    layoutItem.name = names.name(of: self)
    guard let owner = superviewsAndSelf.lazy.compactMap({ type(of: $0).declarationSite }).first
    else { return }
    layoutItem.site = DeclarationSite(fileID: owner.fileID, line: owner.line)
  }
}
