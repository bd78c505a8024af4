import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

/// A live cell as it was measured: its size, the frames of what it contains, and what its author should
/// know.
///
/// It fits the cell's content view as a vertical list does, at a required width and at `fittingSizeLevel`
/// along its height. Names are those of the properties that hold the views; places are those of the first
/// constraint that names a view.
public struct HeadlessMeasurement: Sendable {
  /// The size in points; the height is rounded up to a whole pixel.
  public let size: CGSize
  /// The views that were laid out together, the content view first, each before what it contains.
  public let items: [LaidOutItem]
  /// Conflicts, what is open, clipped or squeezed; by kind, and then in the order of the tree.
  public let findings: [CellFinding]

  /// Measures a cell, or any other view.
  ///
  /// - Parameters:
  ///   - view: The cell; its content view is measured if nothing leads out of that.
  ///   - width: The width in points.
  ///   - estimatedHeight: The height to which a list pins a cell before it is measured, in points; nil to
  ///     leave out what contradicts it.
  /// - Throws: `LayoutError` if a constraint or the width is not one.
  @MainActor public init(_ view: UIView, width: CGFloat, estimatedHeight: CGFloat? = nil)
    throws(LayoutError)
  {
    let root = Self.measuredView(of: view)
    LayoutDriver.updateConstraints(in: root)
    root.forEachLaidOutView {
      $0.refreshItem()
      $0.layoutItem.name = $0.logName
    }
    let description = LayoutDescription(root: root.layoutItem)
    // The elements have indices of this description now.
    root.layoutRoot.host?.forgetIndices()
    var views = [UIView?](repeating: nil, count: description.elements.count)
    root.forEachLaidOutView { inner in
      let index = inner.layoutItem.descriptionIndex
      if views.indices.contains(index) { views[index] = inner }
    }
    let traits = root.traitCollection.measuringTraits
    var variation = LayoutVariation(
      of: description, direction: traits.layoutDirection,
      fittingPriorities: AxisPriorities(horizontal: .required, vertical: .fittingSizeLevel))
    variation.hiddenElements = views.indices.filter { views[$0]?.isHidden == true }
    let target = LayoutSize(width: max(Double(width).layoutNumber, 0), height: 0)
    let engine = LayoutEngine(description, programs: LayoutHost.programs)
    var sizing = SubtreeSizing(views: views)
    let solution = try engine.fit(target, variation, sizing: &sizing)
    let grid = traits.pixelGrid
    let sites = Self.sites(of: description)
    let isHidden = description.hiddenStates(in: variation)
    let items = views.indices.compactMap { index in
      views[index].map { view in
        LaidOutItem(
          view, isRoot: index == 0, frame: grid.aligned(solution.frames[index]),
          isHidden: isHidden[index], site: sites[index], element: index)
      }
    }
    let cell = LaidOutCell(
      size: LayoutSize(
        width: grid.roundedUp(solution.size.width), height: grid.roundedUp(solution.size.height)),
      items: items, description, solution, fitting: target, variation, grid, figures: [],
      hasFixedHeight: false,
      site: sites[0])
    let finder = FindingFinder(cell)
    var findings = try finder.findings(comparedTo: nil, nil, engine, sizing: &sizing)
    findings += try finder.findingsInOtherFits(
      estimatedHeight: estimatedHeight.map { Double($0).layoutNumber }, engine, sizing: &sizing)
    size = CGSize(cell.size)
    self.items = items
    self.findings = findings
  }

  @MainActor private static func measuredView(of view: UIView) -> UIView {
    let content: UIView? =
      switch view {
      case let cell as UICollectionViewCell: cell.contentView
      case let cell as UITableViewCell: cell.contentView
      case let header as UITableViewHeaderFooterView: header.contentView
      default: nil
      }
    guard let content, content.isIsland else { return view }
    return content
  }

  /// The place of the first constraint that names each element; that of the first one of all, or of this
  /// file, where none does.
  private static func sites(of description: LayoutDescription) -> [DeclarationSite] {
    let first = description.constraints.first?.site ?? description.elements[0].site
    var sites = [DeclarationSite?](repeating: nil, count: description.elements.count)
    for constraint in description.constraints {
      for element in [constraint.first, constraint.second].compactMap({ $0 }) {
        sites[element] = sites[element] ?? constraint.site
      }
    }
    return sites.map { $0 ?? first }
  }
}

extension LaidOutItem {
  /// A view in its place.
  @MainActor fileprivate init(
    _ view: UIView, isRoot: Bool, frame: LayoutRect, isHidden: Bool, site: DeclarationSite,
    element: Int
  ) {
    let kind: CellItemKind =
      switch view {
      case _ where isRoot: .contentView
      case is UILabel: .label
      case is UIImageView: .image
      case is UIStackView: .stack
      case is UIControl: .control
      default: .view
      }
    self.init(
      name: view.logName, kind: kind, frame: frame, visibleFrame: frame, unscrolledFrame: frame,
      backgroundColor: nil, isHidden: isHidden, text: nil, site: site, element: element)
  }
}
