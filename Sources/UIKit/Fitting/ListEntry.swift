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
/// Each movement has a fresh list, which leaves out some items for a while as deleted ones.
@MainActor public struct ListEntry {
  /// The name in reports, as `--list` takes it.
  nonisolated public let name: String
  nonisolated package let site: DeclarationSite
  private let make: @MainActor () -> AnyObject

  private init(
    _ name: String, _ fileID: StaticString, _ line: UInt, make: @escaping @MainActor () -> AnyObject
  ) {
    self.name = name
    site = DeclarationSite(fileID: fileID, line: line)
    self.make = make
  }

  /// Creates an entry of a collection view or a table view, or of a view that contains one.
  ///
  /// A list does not keep its data source alive; where no one else does, let the entry return the
  /// controller.
  public init(
    _ name: String, fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @MainActor () -> UIView
  ) { self.init(name, fileID, line) { make() } }

  /// Creates an entry of the list in a controller's view.
  public init(
    _ name: String, fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @MainActor () -> UIViewController
  ) { self.init(name, fileID, line) { make() } }

  /// Makes a fresh list: the first one in the view that was made, and what keeps it alive.
  func makeList() throws(HeadlessListError) -> (list: any DrivenList, owner: AnyObject) {
    let owner = make()
    var views = ((owner as? UIViewController)?.view ?? owner as? UIView).map { [$0] } ?? []
    // Level by level, from the outside.
    while !views.isEmpty {
      if let list = views.lazy.compactMap({ $0 as? any DrivenList }).first {
        guard list.hasDataSource else { throw .noDataSource(name: name, site) }
        return (list, owner)
      }
      views = views.flatMap(\.subviews)
    }
    throw .noList(name: name, site)
  }
}
