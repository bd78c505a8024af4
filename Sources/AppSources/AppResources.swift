/// The resources of an app that decide sizes, as paths in its folder, sorted.
public struct AppResources: Hashable, Sendable {
  /// The asset catalogs.
  public var catalogs: [String] = []
  /// The tables of texts: `.strings` and `.xcstrings` files.
  public var tables: [String] = []
  /// The folders that hold documents of Interface Builder, none within another.
  public var documentFolders: [String] = []

  /// Creates resources without any.
  public init() {}
}
