import SelfSizingCollectionLayout
import SelfSizingGeometry

/// UIKit's `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// UIKit's cases of the same names.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
  /// UIKit's case of the same name.
  case groupPagingCentered

  /// The behavior as the layout engine takes it.
  var declared: CompositionalSection.OrthogonalScrolling {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// UIKit's `UIContentInsetsReference`.
public enum UIContentInsetsReference: Int, Sendable {
  /// UIKit's cases of the same names.
  case automatic, none, safeArea, layoutMargins, readableContent

  /// The reference as the layout engine takes it.
  var declared: CompositionalSection.InsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

/// UIKit's `NSCollectionLayoutVisibleItem`. Nothing is drawn here, so that none is handed out.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// UIKit's `alpha`.
  var alpha: CGFloat { get set }
  /// UIKit's `zIndex`.
  var zIndex: Int { get set }
  /// UIKit's `isHidden`.
  var isHidden: Bool { get set }
  /// UIKit's `indexPath`.
  var indexPath: IndexPath { get }
  /// UIKit's `frame`.
  var frame: CGRect { get }
  /// UIKit's `representedElementCategory`.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// UIKit's `representedElementKind`.
  var representedElementKind: String? { get }
}

/// UIKit's `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

/// A section of a compositional layout: a group that is repeated, and what lies around it.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// The group that is repeated, as the layout engine takes it.
  private let makeGroup: () -> CompositionalItem
  /// UIKit's `contentInsets`.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// UIKit's `interGroupSpacing`.
  open var interGroupSpacing: CGFloat = 0
  /// UIKit's `contentInsetsReference`.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// UIKit's `supplementaryContentInsetsReference`.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// UIKit's `supplementariesFollowContentInsets`.
  open var supplementariesFollowContentInsets = true
  /// UIKit's `orthogonalScrollingBehavior`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// UIKit's `boundarySupplementaryItems`.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// UIKit's `decorationItems`.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// UIKit's `visibleItemsInvalidationHandler`; kept, and never called.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates one as UIKit does.
  public init(group: NSCollectionLayoutGroup) {
    makeGroup = { group.declared }
    super.init()
  }

  /// Creates a section from one of the layout engine's.
  init(_ section: CompositionalSection) {
    makeGroup = { section.group }
    boundarySupplementaryItems = section.boundaryItems.map {
      NSCollectionLayoutBoundarySupplementaryItem($0)
    }
    super.init()
  }

  /// UIKit's `list`.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(configuration.declared(fileID, line))
  }

  private init(_ makeGroup: @escaping () -> CompositionalItem) {
    self.makeGroup = makeGroup
    super.init()
  }

  /// UIKit's `copy`.
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

  /// The section as the layout engine takes it.
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
