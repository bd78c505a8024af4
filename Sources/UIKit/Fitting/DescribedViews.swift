import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A part of a tree of views, described for a layout of its own: what leads out of it does not
/// count.
@MainActor struct DescribedViews {
  let root: UIView
  var description: LayoutDescription
  /// The views by their elements; nil for guides.
  let views: [UIView?]
  let traits: TraitCollection

  /// Describes a part of a tree, after its constraints were updated.
  ///
  /// - Parameter namesViews: Whether the elements have names and places for people to read.
  init(_ root: UIView, namesViews: Bool = false) {
    self.root = root
    Appearances.apply(in: root)
    LayoutDriver.updateConstraints(in: root)
    root.forEachLaidOutView {
      $0.refreshItem()
      if namesViews { $0.nameItem() }
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
    traits = root.traitCollection.measuringTraits
    if namesViews { self.description = description.declared(at: sites) }
  }

  /// The variation in which the views are fitted as they are now.
  func variation(_ priorities: AxisPriorities) -> LayoutVariation {
    var variation = LayoutVariation(
      of: description, direction: traits.layoutDirection, fittingPriorities: priorities)
    variation.hiddenElements = views.indices.filter { views[$0]?.isHidden == true }
    return variation
  }

  /// The sizing that asks the views.
  var sizing: SubtreeSizing { SubtreeSizing(views: views) }

  /// The distances of baselines from the top and the bottom of each view that has some, by element.
  func baselines(in solution: LayoutSolution) -> [Int: (first: Double, last: Double)] {
    var sizing = sizing
    var baselines: [Int: (first: Double, last: Double)] = [:]
    for (index, view) in views.enumerated() where view?.shownText(in: .zero) != nil {
      let size = sizing.intrinsicContentSize(
        ofElementAt: index, preferredMaxLayoutWidth: solution.preferredMaxLayoutWidths[index])
      baselines[index] = (size.firstBaselineFromTop, size.lastBaselineFromBottom)
    }
    return baselines
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

  /// The views that show nothing beyond their bounds.
  var clipping: [Int: ViewClipping] {
    var clipping: [Int: ViewClipping] = [:]
    for (index, view) in views.enumerated() where index > 0 {
      guard let view, view.clipsToBounds else { continue }
      clipping[index] = (view as? UIScrollView)?.isScrollEnabled == true ? .scrolls : .clips
    }
    return clipping
  }

  /// The figures that sizes depend on, as far as they may be trusted under the traits.
  var figures: [ItemFigure] {
    statedFigures.map { $0.resolved(for: traits) }
      .filter { $0.fidelity > .exact || $0.width != nil }
  }

  /// The figures that sizes depend on, as they are stated for all traits.
  var statedFigures: [ItemFigure] {
    views.enumerated().flatMap { $1?.figures(ofElementAt: $0) ?? [] }
  }
}

/// Asks the views of a part of a tree what they measure.
@MainActor struct SubtreeSizing: @MainActor IntrinsicSizing {
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
  fileprivate func nameItem() {
    layoutItem.name = logName
    guard let owner = superviewsAndSelf.lazy.compactMap({ type(of: $0).declarationSite }).first
    else { return }
    layoutItem.site = DeclarationSite(fileID: owner.fileID, line: owner.line)
  }
}
