import SelfSizingCollectionLayout
import SelfSizingGeometry

/// A box of a compositional layout: an item, or a group of items.
///
/// It is a description: the layout engine reads it whenever the layout asks for its section.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  public final let layoutSize: NSCollectionLayoutSize
  private let anchoredItems: [NSCollectionLayoutSupplementaryItem]
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  final let site: (fileID: StaticString, line: UInt)
  /// Creates one as UIKit does; findings about it name the place of the call.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.layoutSize = layoutSize
    anchoredItems = supplementaryItems
    site = (fileID, line)
    super.init()
  }
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchoredItems }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(
      layoutSize: layoutSize, supplementaryItems: anchoredItems, fileID: site.fileID,
      line: site.line)
    copy.adopt(self)
    return copy
  }
  final func adopt(_ other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }
  /// The box as the layout engine takes it, without what all kinds of boxes have.
  func makeBox() -> CompositionalItem {
    .item(layoutSize.declared, fileID: site.fileID, line: site.line)
  }
  final var declared: CompositionalItem {
    var box = makeBox()
    box.contentInsets = DirectionalEdgeInsets(contentInsets)
    if let edgeSpacing { box.edgeSpacing = edgeSpacing.declared }
    box.supplementaryItems = supplementaryItems.map(\.declaredSupplementary)
    return box
  }
}

extension DirectionalEdgeInsets {
  /// Creates the insets unchecked: the layout engine says what is wrong with them.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}

@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  public final let frame: CGRect
  public final let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

@MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal(CompositionalGroup.Arrangement)
    case vertical(CompositionalGroup.Arrangement)
    case custom(CompositionalFrames)
  }
  private let arrangement: Arrangement
  private let boxes: [NSCollectionLayoutItem]
  private var anchored: [NSCollectionLayoutSupplementaryItem] = []
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private init(
    _ size: NSCollectionLayoutSize, _ boxes: [NSCollectionLayoutItem], _ arrangement: Arrangement,
    _ fileID: StaticString, _ line: UInt
  ) {
    self.boxes = boxes
    self.arrangement = arrangement
    super.init(layoutSize: size, fileID: fileID, line: line)
  }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .horizontal(.fit), fileID, line)
  }
  /// UIKit's `horizontal`, which makes the items equally wide.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .horizontal(.equal(count: count)), fileID, line)
  }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .horizontal(.repeating(count: count)), fileID, line)
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .vertical(.fit), fileID, line)
  }
  /// UIKit's `vertical`, which makes the items equally high.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .vertical(.equal(count: count)), fileID, line)
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .vertical(.repeating(count: count)), fileID, line)
  }
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSCollectionLayoutGroup {
    let frames = CompositionalFrames { environment in
      MainActor.assumeIsolated {
        itemProvider(HeadlessLayoutEnvironment(environment)).map {
          CompositionalFrames.Frame(LayoutRect(exactly: $0.frame), zIndex: $0.zIndex)
        }
      }
    }
    return NSCollectionLayoutGroup(layoutSize, [], .custom(frames), fileID, line)
  }
  open var subitems: [NSCollectionLayoutItem] { boxes }
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchored }
    set { anchored = newValue }
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, boxes, arrangement, site.fileID, site.line)
    copy.adopt(self)
    copy.interItemSpacing = interItemSpacing
    copy.anchored = anchored
    return copy
  }
  open func visualDescription() -> String { "\(declared)" }
  override func makeBox() -> CompositionalItem {
    let (size, file, line) = (layoutSize.declared, site.fileID, site.line)
    let (boxes, spacing) = (boxes.map(\.declared), interItemSpacing?.declared)
    return switch arrangement {
    case .custom(let frames): .custom(size, frames, fileID: file, line: line)
    case .horizontal(let arrangement):
      .horizontal(size, boxes, arrangement, interItemSpacing: spacing, fileID: file, line: line)
    case .vertical(let arrangement):
      .vertical(size, boxes, arrangement, interItemSpacing: spacing, fileID: file, line: line)
    }
  }
}

extension LayoutRect {
  /// Creates the rectangle unchecked: the layout engine says what is wrong with it.
  init(exactly rect: CGRect) {
    self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(exactly: rect.size))
  }
}

extension LayoutSize {
  init(exactly size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension LayoutPoint {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
