/// The resources of an app that decide sizes, as paths in its folder, sorted.
package struct AppResources: Hashable, Sendable {
  package var catalogs: [String] = []
  package var tables: [String] = []
  package var documentFolders: [String] = []

  package init() {}
}
