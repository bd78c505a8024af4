import XCTest

/// On Apple's systems a test case is an object of Objective-C, which may be a delegate.
extension XCTestCase: @retroactive NSObjectProtocol {
  /// Whether it is the same object.
  public func isEqual(_ object: Any?) -> Bool { object as? XCTestCase === self }

  /// That of the object.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// The test's name.
  public var description: String { name }

  /// The test's name.
  public var debugDescription: String { name }

  /// The object.
  public func `self`() -> Self { self }

  /// False: the object is what it seems.
  public func isProxy() -> Bool { false }
}
