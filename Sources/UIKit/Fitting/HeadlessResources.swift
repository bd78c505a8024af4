/// A stub of the code that a generator writes for an app's resources: it has every name, and a call
/// returns a stand-in that findings name.
///
/// `R.image.star()` is the image named `star`, `R.string.localizable.title()` the text `title`.
@dynamicMemberLookup public struct HeadlessResources<Value>: Sendable {
  private let kind: String

  /// Creates the stub of a kind of resources: `R.image`.
  public init(kind: String) { self.kind = kind }

  /// The resource of a name, or the table of texts.
  public subscript(dynamicMember name: String) -> HeadlessResource<Value> {
    HeadlessResource(symbol: "\(kind).\(name)", name: name)
  }
}

/// A resource by its name, or a table of them.
@dynamicMemberLookup public struct HeadlessResource<Value> {
  let symbol: String
  let name: String
}

extension HeadlessResource where Value == UIImage? {
  /// The image of the name, if a catalog has one.
  public func callAsFunction() -> UIImage? { UIImage(named: name) }
}

extension HeadlessResource where Value == UIColor? {
  public func callAsFunction() -> UIColor? { .black }
}

extension HeadlessResource where Value == UIFont? {
  /// The font of the name, if there is one.
  public func callAsFunction(size: CGFloat) -> UIFont? {
    HeadlessStubs.value(symbol)
  }
}

extension HeadlessResource where Value == HeadlessResources<String> {
  public subscript(dynamicMember name: String) -> HeadlessResource<String> {
    HeadlessResource<String>(symbol: "\(symbol).\(name)", name: name)
  }
}

extension HeadlessResource where Value == String {
  /// The text: its name, which is no text of the app's.
  public func callAsFunction(
    _ arguments: Any?..., preferredLanguages: [String]? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> String {
    HeadlessStubs.value(symbol, fileID: fileID, line: line)
  }
}
