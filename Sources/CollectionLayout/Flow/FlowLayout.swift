import SelfSizingGeometry

/// Lines of items that take as many as fit, spread over the width: UIKit's flow layout.
///
/// Items of one size spread in every line as in a full one. Of items of several sizes full lines
/// are spread, and the last line of a section has the minimum distance. Items are in the middle of
/// their line along the scroll axis. Setting a property invalidates the layout.
/// - Source: Frames of UIKit's layout, in the conformance cases of kind flow.
open class FlowLayout: SectionedLayout {
  /// The size of every item for which the provider has no other, in points.
  public var itemSize = LayoutSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A guess at the size of items whose cells decide, in points; `.zero` where cells do not decide.
  public var estimatedItemSize = LayoutSize.zero { didSet { invalidateLayout() } }
  /// The least distance between two lines, in points; not negative.
  public var minimumLineSpacing = 10.0 { didSet { invalidateLayout() } }
  /// The least distance between two items of a line, in points; not negative.
  public var minimumInteritemSpacing = 10.0 { didSet { invalidateLayout() } }
  /// The distances around the items of a section, even an empty one, in points; none negative.
  public var sectionInset = LayoutEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of every section's header; its extent along the scroll axis counts, `.zero` is none.
  public var headerReferenceSize = LayoutSize.zero { didSet { invalidateLayout() } }
  /// The size of every section's footer; its extent along the scroll axis counts, `.zero` is none.
  public var footerReferenceSize = LayoutSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in sight while their sections are.
  public var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay in sight while their sections are.
  public var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// The sizes of single items, in points; nil where all are alike.
  public var itemSizeProvider: ((ItemIndexPath) -> LayoutSize)? { didSet { invalidateLayout() } }
  /// The metrics of single sections; nil where all sections are alike.
  public var sectionProvider: ((_ section: Int) -> FlowSection)? { didSet { invalidateLayout() } }

  /// Creates a layout with UIKit's defaults.
  public override init() {
    super.init()
    flipsHorizontallyInOppositeLayoutDirection = false
  }

  var commonSection: FlowSection {
    FlowSection(
      sectionInset: sectionInset, minimumLineSpacing: minimumLineSpacing,
      minimumInteritemSpacing: minimumInteritemSpacing, headerReferenceSize: headerReferenceSize,
      footerReferenceSize: footerReferenceSize)
  }

  private var isSelfSizing: Bool { estimatedItemSize != .zero }
  override var sizesAcross: Bool { isSelfSizing }

  override func heightRule(ofItem path: ItemIndexPath, _: SectionBlueprint) -> ElementHeight {
    let length = declaredSize(ofItem: path)[orientation.axis]
    return isSelfSizing ? .estimated(length) : .fixed(length)
  }

  /// An item's size before its cell was asked: the guess, or the fixed one.
  private func declaredSize(ofItem path: ItemIndexPath) -> LayoutSize {
    isSelfSizing ? estimatedItemSize : itemSizeProvider?(path) ?? itemSize
  }

  override func blueprint(
    ofSection index: Int, itemCount: Int, width: Double, grid: PixelGrid
  ) throws(CollectionLayoutError) -> SectionBlueprint {
    let section = sectionProvider?(index) ?? commonSection
    let insets = try oriented(section.sectionInset, "sectionInset")
    var blueprint = SectionBlueprint()
    blueprint.gaps.aboveItems = Extent(points: insets.start)
    blueprint.gaps.belowItems = Extent(points: insets.end)
    blueprint.lineSpacing = try metric("minimumLineSpacing", section.minimumLineSpacing)
    _ = try metric("minimumInteritemSpacing", section.minimumInteritemSpacing)
    blueprint.columnSpacing = section.minimumInteritemSpacing
    blueprint.headerLane = SectionBlueprint.Lane(x: 0, width: max(width, 0))
    blueprint.footerLane = blueprint.headerLane
    let (header, footer) = (section.headerReferenceSize, section.footerReferenceSize)
    let axis = orientation.axis
    blueprint.header = header[axis] == 0 ? nil : .fixed(header[axis])
    blueprint.footer = footer[axis] == 0 ? nil : .fixed(footer[axis])
    blueprint.pinsHeader = sectionHeadersPinToVisibleBounds
    blueprint.pinsFooter = sectionFootersPinToVisibleBounds
    blueprint.firstLane = .init(
      x: insets.near, width: remainingWidth(width - insets.across, section: index))
    return blueprint
  }

  override func body(
    ofSection index: Int, itemCount: Int, _ blueprint: SharedBlueprint, former: SectionBody?,
    in collectionView: CollectionView
  ) throws(CollectionLayoutError) -> SectionBody {
    // Items that are all alike are asked for once.
    let isUniform = isSelfSizing ? !collectionView.remembersHeights : itemSizeProvider == nil
    let asked = isUniform ? 1 : itemCount
    var (lengths, widths): ([Int64], [Double]) = ([], [])
    lengths.reserveCapacity(asked)
    widths.reserveCapacity(asked)
    let room = blueprint.value.firstLane.width
    let limit = Extent.maximum.units / Int64(itemCount / asked)
    var total = Extent.zero
    for item in 0..<asked {
      let path = ItemIndexPath(item: item, section: index)
      let size = try size(ofItem: path, in: collectionView)
      lengths.append(size.length.units)
      widths.append(size.width)
      note(size.width, ofItem: path, in: room)
      total += size.length + blueprint.value.lineSpacing
      guard total.units <= limit else { throw .contentTooTall(section: index) }
    }
    if isUniform { lengths = [Int64](repeating: lengths[0], count: itemCount) }
    return FlowLines(blueprint, lengths: lengths, widths: widths, counting: operations)
  }

  /// Reports an item that is larger across than its section has room for, one of each section.
  private func note(_ width: Double, ofItem path: ItemIndexPath, in room: Double) {
    guard width > room + FlowLines.tolerance else { return }
    if case .itemTooLarge(let element, _, _, _)? = findings.last,
      element.indexPath.section == path.section
    {
      return
    }
    findings.append(
      .itemTooLarge(.item(path), across: orientation.axis.perpendicular, extent: width, room: room))
  }

  override func didTake(_ width: Double, ofItem path: ItemIndexPath) {
    note(width, ofItem: path, in: geometry.sections[path.section].blueprint.firstLane.width)
  }

  /// An item's extents: what its cell preferred last, or the guess, or the fixed ones.
  private func size(ofItem path: ItemIndexPath, in collectionView: CollectionView)
    throws(CollectionLayoutError) -> (length: Extent, width: Double)
  {
    let size = declaredSize(ofItem: path)
    for extent in [size.width, size.height] where !Extent.isValid(extent) {
      throw .invalidHeight(.item(path), value: extent)
    }
    let isKnown = isSelfSizing && collectionView.remembersHeights
    let known = isKnown ? collectionView.rememberedSize(of: .item(path)) : nil
    let axis = orientation.axis
    let length = Extent(points: known?.length ?? size[axis])
    return (length, known?.width ?? size[axis.perpendicular])
  }
}

/// The metrics of one section of a flow layout, by the names of UIKit's delegate.
public struct FlowSection: Hashable, Sendable {
  /// The distances around the items, in points; none negative.
  public var sectionInset: LayoutEdgeInsets
  /// The least distance between two lines, in points; not negative.
  public var minimumLineSpacing: Double
  /// The least distance between two items of a line, in points; not negative.
  public var minimumInteritemSpacing: Double
  /// The header's size, of which the extent along the scroll axis counts; `.zero` for none.
  public var headerReferenceSize: LayoutSize
  /// The footer's size, of which the extent along the scroll axis counts; `.zero` for none.
  public var footerReferenceSize: LayoutSize

  /// Creates the metrics of a section with UIKit's defaults.
  public init(
    sectionInset: LayoutEdgeInsets = .zero, minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, headerReferenceSize: LayoutSize = .zero,
    footerReferenceSize: LayoutSize = .zero
  ) {
    self.sectionInset = sectionInset
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
  }
}
