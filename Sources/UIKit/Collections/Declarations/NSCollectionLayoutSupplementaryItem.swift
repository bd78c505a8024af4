import SelfSizingCollectionLayout
import SelfSizingGeometry

@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  public final let edges: NSDirectionalRectEdge
  public final let offset: CGPoint
  public final let isFractionalOffset: Bool
  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    super.init()
  }
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }
  open var isAbsoluteOffset: Bool { !isFractionalOffset }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  final var declared: CompositionalAnchor {
    CompositionalAnchor(
      edges.declared, offset: LayoutPoint(offset), isFractional: isFractionalOffset)
  }
}

extension NSDirectionalRectEdge {
  var declared: CompositionalEdges {
    CompositionalEdges(rawValue: UInt8(truncatingIfNeeded: rawValue & Self.all.rawValue))
  }
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
  case topTrailing

  var declared: CompositionalEdges {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  public final let containerAnchor: NSCollectionLayoutAnchor
  public final let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.elementKind = elementKind
    (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, fileID: fileID, line: line)
  }
  final var declaredSupplementary: CompositionalSupplementary {
    var view = CompositionalSupplementary(
      kind: elementKind, size: layoutSize.declared, containerAnchor: containerAnchor.declared,
      itemAnchor: itemAnchor?.declared)
    view.zIndex = zIndex
    return view
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor, fileID: site.fileID, line: site.line)
    copy.adopt(self)
    copy.zIndex = zIndex
    return copy
  }
}

@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
  public final let alignment: NSRectAlignment
  public final let offset: CGPoint
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []), fileID: fileID, line: line)
    zIndex = 0
  }

  /// Creates an item from one of the layout engine's sections of lists.
  init(_ declared: CompositionalBoundary) {
    alignment = declared.alignment.contains(.bottom) ? .bottom : .top
    offset = .zero
    pinToVisibleBounds = declared.pinToVisibleBounds
    super.init(
      layoutSize: NSCollectionLayoutSize(declared.size), elementKind: declared.kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
    zIndex = declared.zIndex
  }
  final var declaredBoundary: CompositionalBoundary {
    var view = CompositionalBoundary(
      kind: elementKind, size: layoutSize.declared, alignment: alignment.declared)
    view.absoluteOffset = LayoutPoint(offset)
    view.extendsBoundary = extendsBoundary
    view.pinToVisibleBounds = pinToVisibleBounds
    view.contentInsets = DirectionalEdgeInsets(contentInsets)
    view.zIndex = zIndex
    return view
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset, fileID: site.fileID, line: site.line)
    copy.adopt(self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = 0
  private init(kind: String, _ fileID: StaticString, _ line: UInt) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      fileID: fileID, line: line)
  }
  open class func background(
    elementKind: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind, fileID, line)
  }
  final var declaredDecoration: CompositionalDecoration {
    var view = CompositionalDecoration(kind: elementKind)
    view.contentInsets = DirectionalEdgeInsets(contentInsets)
    view.zIndex = zIndex
    return view
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind, site.fileID, site.line)
    copy.adopt(self)
    copy.zIndex = zIndex
    return copy
  }
}
