import SelfSizingCollectionLayout
import SelfSizingGeometry

@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
  final var declared: CompositionalConfiguration {
    var settings = CompositionalConfiguration()
    settings.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
    settings.interSectionSpacing = Double(interSectionSpacing)
    settings.boundaryItems = boundarySupplementaryItems.map(\.declaredBoundary)
    settings.contentInsetsReference = contentInsetsReference.declared
    return settings
  }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that each repeat a group of items: reads the app's declarations for the
/// layout engine's compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private final var settings: UICollectionViewCompositionalLayoutConfiguration
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { self.init(sectionProvider: sectionProvider, configuration: .init()) }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (self.sectionProvider, settings) = (sectionProvider, configuration)
    super.init()
  }
  public required init?(coder: NSCoder) {
    (sectionProvider, settings) = ({ _, _ in nil }, .init())
    super.init(coder: coder)
  }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment, fileID: fileID, line: line)
    }
  }
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue
      (engine as? CompositionalLayout)?.configuration = newValue.declared
      invalidateLayout()
    }
  }
  override func makeEngine() -> CollectionViewLayout? {
    CompositionalLayout(configuration: settings.declared) { [unowned self] section, environment in
      MainActor.assumeIsolated {
        let traits = view?.traitCollection ?? HeadlessEnvironment.collection
        return sectionProvider(section, HeadlessLayoutEnvironment(environment, traits: traits))?
          .declared
      }
    }
  }
  override func willPrepareEngine() {
    guard let view, let layout = engine as? CompositionalLayout else { return }
    let margins = view.directionalLayoutMargins.layoutInsets
    if layout.layoutMargins != margins { layout.layoutMargins = margins }
  }
}
