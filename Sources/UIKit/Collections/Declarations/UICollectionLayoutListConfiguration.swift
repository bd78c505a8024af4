import SelfSizingCollectionLayout

/// The configuration of a list: its appearance, headers and footers.
///
/// Rows are as wide as the section, and as high as their cells prefer. The distances around the
/// sections of grouped appearances are not published, and are left out; so are separators, which
/// take no room.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration: Sendable {
  /// UIKit's `Appearance`.
  public enum Appearance: Int, Sendable {
    /// UIKit's cases of the same names.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// UIKit's `HeaderMode`.
  public enum HeaderMode: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, supplementary, firstItemInSection
  }
  /// UIKit's `FooterMode`.
  public enum FooterMode: Int, Sendable {
    /// UIKit's cases of the same names.
    case none, supplementary
  }

  /// UIKit's `SwipeActionsConfigurationProvider`; never called here.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// UIKit's `appearance`.
  public let appearance: Appearance
  /// UIKit's `showsSeparators`.
  public var showsSeparators = true
  /// UIKit's `backgroundColor`.
  public var backgroundColor: UIColor?
  /// UIKit's `headerMode`.
  public var headerMode = HeaderMode.none
  /// UIKit's `footerMode`.
  public var footerMode = FooterMode.none
  /// UIKit's `headerTopPadding`; kept, and not laid out: what nil stands for is not published.
  public var headerTopPadding: CGFloat?
  /// UIKit's `leadingSwipeActionsConfigurationProvider`.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// UIKit's `trailingSwipeActionsConfigurationProvider`.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates one as UIKit does.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The section that the configuration describes; headers of a plain list stay in sight.
  func declared(_ fileID: StaticString, _ line: UInt) -> CompositionalSection {
    .list(
      header: headerMode == .supplementary ? .supplementary : .none,
      footer: footerMode == .supplementary ? .supplementary : .none,
      pinsHeaders: appearance == .plain || appearance == .sidebarPlain, fileID: fileID, line: line)
  }
}
