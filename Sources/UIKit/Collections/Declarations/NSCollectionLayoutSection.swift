import SelfSizingCollectionLayout
import SelfSizingGeometry

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
  case groupPagingCentered

  var declared: CompositionalSection.OrthogonalScrolling {
    CompositionalSection.OrthogonalScrolling(rawValue: rawValue) ?? .none
  }
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent

  var declared: CompositionalSection.InsetsReference {
    CompositionalSection.InsetsReference(rawValue: rawValue) ?? .automatic
  }
}

/// UIKit's `NSCollectionLayoutVisibleItem`. Nothing is drawn here, so that none is handed out.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  private let makeGroup: () -> CompositionalItem
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Kept, and never called.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) {
    makeGroup = { group.declared }
    super.init()
  }

  init(_ section: CompositionalSection) {
    makeGroup = { section.group }
    boundarySupplementaryItems = section.boundaryItems.map {
      NSCollectionLayoutBoundarySupplementaryItem($0)
    }
    super.init()
  }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration.declared(fileID, line)) }
  private init(_ makeGroup: @escaping () -> CompositionalItem) {
    self.makeGroup = makeGroup
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(makeGroup)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
  final var declared: CompositionalSection {
    var section = CompositionalSection(group: makeGroup())
    section.contentInsets = DirectionalEdgeInsets(contentInsets)
    section.contentInsetsReference = contentInsetsReference.declared
    section.interGroupSpacing = Double(interGroupSpacing)
    section.orthogonalScrolling = orthogonalScrollingBehavior.declared
    section.boundaryItems = boundarySupplementaryItems.map(\.declaredBoundary)
    section.supplementaryInsetsReference = supplementaryContentInsetsReference.declared
    section.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    section.decorationItems = decorationItems.map(\.declaredDecoration)
    return section
  }
}
