import SelfSizingCollectionLayout

/// The configuration of a list: its appearance, headers and footers.
///
/// Rows are as wide as the section, and as high as their cells prefer. The distances around the
/// sections of grouped appearances are not published, and are left out; so are separators, which
/// take no room.
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

  /// UIKit's `SwipeActionsConfigurationProvider`; never called here.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// UIKit's `headerTopPadding`; kept, and not laid out: what nil stands for is not published.
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }

  /// The section that the configuration describes; headers of a plain list stay in sight.
  func declared(_ fileID: StaticString, _ line: UInt) -> CompositionalSection {
    .list(
      hasHeader: headerMode == .supplementary, hasFooter: footerMode == .supplementary,
      pinsHeaders: appearance == .plain || appearance == .sidebarPlain, fileID: fileID, line: line)
  }
}
