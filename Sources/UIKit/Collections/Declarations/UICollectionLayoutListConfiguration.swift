import SelfSizingCollectionLayout

/// Rows are as wide as the section, and as high as their cells prefer. The distances around the
/// sections of grouped appearances are not published, and left out, as separators are.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration: Sendable {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  /// Never called here.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Kept, and not laid out: what nil stands for is not published.
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public init(appearance: Appearance) { self.appearance = appearance }
  /// Headers of a plain list stay in sight.
  func declared(_ fileID: StaticString, _ line: UInt) -> CompositionalSection {
    .list(
      hasHeader: headerMode == .supplementary, hasFooter: footerMode == .supplementary,
      pinsHeaders: appearance == .plain || appearance == .sidebarPlain, fileID: fileID, line: line)
  }
}
