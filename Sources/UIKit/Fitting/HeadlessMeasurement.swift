import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A live cell as it was measured: its size, the frames of what it contains, and what its author
/// should know.
///
/// It fits the cell's content view as a vertical list does, at a required width and at
/// `fittingSizeLevel` along its height. Names are those of the properties that hold the views;
/// places are those of the first constraint that names a view, or that names the view around it.
public struct HeadlessMeasurement: Sendable {
  /// The size in points; the height is rounded up to a whole pixel.
  public let size: CGSize
  /// The views that were laid out together, the content view first, each before what it contains.
  public var items: [LaidOutItem] { cell.items }
  /// Conflicts, what is open, clipped, squeezed, truncated or overlapping; by kind, and then in the
  /// order of the tree, as templates have them.
  public let findings: [CellFinding]
  /// How far the height may be trusted: as far as the least trustworthy text or figure that is
  /// shown.
  public var fidelity: Fidelity { cell.fidelity }
  /// The class of the cell.
  public let className: String
  /// The layout that all this was read off.
  package let cell: LaidOutCell
  /// The explanation of the cell's height, if requested.
  package let explanation: LayoutExplanation?
  /// The distances of the texts' baselines from their tops and bottoms, by element, if an
  /// explanation was asked for.
  package let baselines: [Int: (first: Double, last: Double)]
  /// The classes of the views, in the order of ``items``.
  private let classNames: [String]

  /// Measures a cell, or any other view.
  ///
  /// - Parameters:
  ///   - view: The cell; its content view is measured if nothing leads out of that.
  ///   - width: The width in points; of a table view's cell, with its accessory.
  ///   - estimatedHeight: The height to which a list pins a cell before it is measured, in points;
  ///     nil to leave out what contradicts it.
  /// - Throws: `LayoutError` if a constraint or the width is not one.
  @MainActor public init(_ view: UIView, width: CGFloat, estimatedHeight: CGFloat? = nil)
    throws(LayoutError)
  {
    try self.init(view, width: width, estimatedHeight: estimatedHeight, explains: false)
  }

  /// Measures a cell, or any other view, and explains its height if that is asked for.
  ///
  /// - Parameter replacements: Other values for some of its constants; those of labels are set.
  @MainActor package init(
    _ view: UIView, width: CGFloat, estimatedHeight: CGFloat?, explains: Bool,
    replacing replacements: [ConstantReplacement] = []
  ) throws(LayoutError) {
    let (root, trailingRoom) = view.measuredPart()
    var described = DescribedViews(root, namesViews: true)
    if !replacements.isEmpty { described = described.replacing(replacements) }
    let variation = described.variation(
      AxisPriorities(horizontal: .required, vertical: .fittingSizeLevel))
    let room = max(width - trailingRoom, 0)
    let target = LayoutSize(width: max(Double(room).layoutNumber, 0), height: 0)
    let engine = LayoutEngine(described.description, programs: LayoutHost.programs)
    var sizing = described.sizing
    var finder = FindingFinder(described.shape(variation))
    try engine.fit(target, variation, sizing: &sizing, into: &finder.solution)
    finder.begin(finder.shape, fitting: target)
    let texts = described.texts(in: &finder)
    finder.unboundedHeight = try finder.shape.unboundedHeight(atWidth: target.width, engine)
    let cell = LaidOutCell(finder, texts: texts)
    let solution = finder.solution
    var findings = try finder.findings(engine, sizing: &sizing)
    if let estimatedHeight {
      findings += try finder.findings(
        atEstimatedHeight: Double(estimatedHeight).layoutNumber, engine, sizing: &sizing)
    }
    self.findings = findings
    explanation = try explains ? engine.explain(target, variation, sizing: &sizing) : nil
    baselines = explains ? described.baselines(in: solution) : [:]
    // The accessory of a table view's cell is no part of what is measured.
    size = CGSize(
      width: CGFloat(cell.size.width) + trailingRoom,
      height: CGFloat(cell.size.height))
    self.cell = cell
    className = String(describing: type(of: view))
    classNames = cell.items.map { item in
      described.views[item.element].map { String(describing: type(of: $0)) } ?? ""
    }
  }

  /// The class of the view that a finding is about; the cell's where it is about several views.
  public func className(of finding: CellFinding) -> String {
    items.firstIndex { $0.name == finding.item }.map { classNames[$0] } ?? className
  }
}

extension DescribedViews {
  /// The shape of the views' cell.
  fileprivate func shape(_ variation: LayoutVariation) -> CellShape {
    let kinds: [CellItemKind] = views.enumerated().map { index, view in
      index == 0 ? .contentView : view?.itemKind ?? .view
    }
    return CellShape(
      description, kinds: kinds, clipping: clipping, figures: figures, fixedHeight: nil, variation,
      otherVariation: nil, traits.pixelGrid, site: sites[0])
  }

  /// The texts of a finder's items, which takes what shows.
  fileprivate func texts(in finder: inout FindingFinder) -> [LaidOutText?] {
    finder.items.indices.map { place in
      let size = finder.items[place].frame.size
      let label = views[finder.items[place].element]?.shownText(in: CGSize(size))
      let text = label.map { LaidOutText($0, in: size, finder.shape.variation.direction) }
      finder.items[place].text = text.map { ShownText($0) }
      return text
    }
  }
}
