import SelfSizingCollectionLayout

/// The room that a section, or a custom group, is laid out in.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room that a section, or a custom group, is laid out in, and the traits of its view.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@MainActor @preconcurrency
final class HeadlessLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let traitCollection: UITraitCollection
  private let environment: CompositionalEnvironment

  init(
    _ environment: CompositionalEnvironment,
    traits: UITraitCollection = HeadlessEnvironment.collection
  ) {
    self.environment = environment
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var contentSize: CGSize { CGSize(environment.contentSize) }
  var effectiveContentSize: CGSize { CGSize(environment.effectiveContentSize) }
  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(environment.contentInsets) }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
