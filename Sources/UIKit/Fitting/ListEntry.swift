import SelfSizingAutoLayout

/// A list of an app, as the command moves it: `selfsize simulate --list recipes`.
///
/// ```
/// import UIKit
///
/// @MainActor let lists = [
///   ListEntry("recipes") { RecipesViewController() },
///   ListEntry("tags") { TagView() },
/// ]
/// ```
///
/// Each movement has a fresh list. What is deleted and inserted are items that the data source
/// keeps: the list leaves them out for a while, whose index paths follow.
@MainActor public struct ListEntry {
  /// The name in reports, as `--list` takes it.
  nonisolated public let name: String
  nonisolated package let site: DeclarationSite
  private let make: @MainActor () -> AnyObject

  private init(
    _ name: String, _ site: DeclarationSite, _ make: @escaping @MainActor () -> AnyObject
  ) {
    self.name = name
    self.site = site
    self.make = make
  }

  /// Creates an entry of a collection view or a table view, or of a view that contains one.
  ///
  /// A list does not keep its data source alive; where no one else does, let the entry return the
  /// controller.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - fileID: The file of the entry.
  ///   - line: The line of the entry.
  ///   - make: Makes a fresh list.
  public init(
    _ name: String, fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @MainActor () -> UIView
  ) {
    self.init(name, DeclarationSite(fileID: fileID, line: line)) { make() }
  }

  /// Creates an entry of the list in a controller's view.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - fileID: The file of the entry.
  ///   - line: The line of the entry.
  ///   - make: Makes a fresh controller.
  public init(
    _ name: String, fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, DeclarationSite(fileID: fileID, line: line)) { make() }
  }

  /// Makes a fresh list.
  ///
  /// - Returns: The first list in the view that was made, and what keeps it alive.
  func makeList() throws(HeadlessListError) -> (list: any DrivenList, owner: AnyObject) {
    let owner = make()
    var pending = ((owner as? UIViewController)?.view ?? owner as? UIView).map { [$0] } ?? []
    var next = 0
    while next < pending.count {
      guard let list = pending[next] as? any DrivenList else {
        pending += pending[next].subviews
        next += 1
        continue
      }
      guard list.hasDataSource else { throw .noDataSource(name: name, site) }
      return (list, owner)
    }
    throw .noList(name: name, site)
  }
}
