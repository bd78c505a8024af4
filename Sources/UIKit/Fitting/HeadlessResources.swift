/// A stub of the code that a generator writes for an app's resources: it has every name, and a call
/// returns a stand-in that findings name.
///
/// `R.image.star()` is the image named `star`, `R.string.localizable.title()` the text `title`.
@dynamicMemberLookup public struct HeadlessResources<Value>: Sendable {
  private let kind: String
  public init(kind: String) { self.kind = kind }

  public subscript(dynamicMember name: String) -> HeadlessResource<Value> {
    HeadlessResource(symbol: "\(kind).\(name)", name: name)
  }
}

@dynamicMemberLookup public struct HeadlessResource<Value> {
  let symbol: String
  let name: String
}

extension HeadlessResource where Value == UIImage? {
  public func callAsFunction() -> UIImage? { UIImage(named: name) }
}

extension HeadlessResource where Value == UIColor? {
  public func callAsFunction() -> UIColor? { .black }
}

extension HeadlessResource where Value == UIFont? {
  public func callAsFunction(size: CGFloat) -> UIFont? { HeadlessStubs.value(symbol) }
}

extension HeadlessResource where Value == HeadlessResources<String> {
  public subscript(dynamicMember name: String) -> HeadlessResource<String> {
    HeadlessResource<String>(symbol: "\(symbol).\(name)", name: name)
  }
}

extension HeadlessResource where Value == String {
  public func callAsFunction(
    _ arguments: Any?..., preferredLanguages: [String]? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> String { HeadlessStubs.value(symbol, fileID: fileID, line: line) }
}
