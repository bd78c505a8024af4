import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

extension CellDeclaration {
  /// The cell around the content view, which is there if you use it, ``accessory(_:)`` or
  /// ``rowSeparator()``. The cell is then measured at its whole width, and the content view is the
  /// part that the accessory and the separator leave.
  ///
  /// Do not constrain anything to this item's layout margins: at the top and the bottom UIKit grows
  /// them with the text size, by how much is not published.
  public var cellView: ViewItem<Content> {
    if let outerView { return outerView }
    let item = LayoutItem("cell", recorder: recorder)
    item.site = site
    item.className = "UITableViewCell"
    item.directionalLayoutMargins = platform.contentViewMargins.value
    item.addSubitem(contentView.layoutItem)
    let view = ViewItem(item, of: self)
    setOuterView(view)
    let edges = [
      contentView.topAnchor.constraint(equalTo: view.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ]
    for edge in edges { edge.site = site }
    LayoutConstraint.activate(edges)
    outerEdges = (trailing: edges[2], bottom: edges[3])
    return view
  }

  /// Gives the cell an accessory, which takes its width, that of the template's `PlatformProfile`,
  /// from the content view at the trailing edge. An assumed width is a finding.
  public func accessory(_ accessory: CellAccessory) {
    let view = cellView
    guard let edge = outerEdges?.trailing else { return }
    let platform = platform
    bind(edge) { _, traits in platform.accessoryWidth(accessory, for: traits).value }
    let width = platform.accessoryWidth(accessory, for: TraitCollection())
    note(
      view.layoutItem, width.fidelity,
      "width of the accessory on \(platform.name): \(width.source)")
  }

  /// Adds the separator below the cell to its height, as a table view does.
  public func rowSeparator() {
    let view = cellView
    guard let edge = outerEdges?.bottom else { return }
    let platform = platform
    let height = platform.separatorHeight
    bind(edge) { _, traits in platform.separatorHeight(for: traits) }
    note(view.layoutItem, height.fidelity, "separator on \(platform.name): \(height.source)")
  }

  /// Uses the content view margins of the template's `PlatformProfile`; at other widths than its
  /// `contentViewMarginsWidth` it is a finding that they are assumed.
  public func usePlatformMargins() {
    let margins = platform.contentViewMargins
    contentView.directionalLayoutMargins = margins.value
    note(
      contentView.layoutItem, margins.fidelity, "margins on \(platform.name): \(margins.source)",
      atWidth: platform.contentViewMarginsWidth)
  }

  func noteMissingMargins() {
    guard outerView != nil, !contentView.hasMargins, contentView.layoutItem.isLayoutMarginsGuideUsed
    else { return }
    let margins = contentView.directionalLayoutMargins
    note(
      contentView.layoutItem, .assumed,
      "its margins of \(margins.top) and \(margins.leading) points are those of a plain view; a table view "
        + "sets others, which usePlatformMargins() uses")
  }

  /// Keeps the cell at least as high as a standard row of one line.
  public func usePlatformRowHeight(fileID: StaticString = #fileID, line: UInt = #line) {
    usePlatformRowHeight(declaredAt: DeclarationSite(fileID: fileID, line: line))
  }

  package func usePlatformRowHeight(declaredAt site: DeclarationSite) {
    let height = platform.minimumRowHeight
    let constraint = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: height.value)
    constraint.site = site
    LayoutConstraint.activate([constraint])
    let platform = platform
    bind(constraint) { _, traits in platform.minimumRowHeight(for: traits).value }
    note(
      contentView.layoutItem, height.fidelity, "row height on \(platform.name): \(height.source)")
  }
}
