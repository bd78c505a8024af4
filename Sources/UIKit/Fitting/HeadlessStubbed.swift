/// A property of a stub: reading it is noted until something is set, which is the app's own then.
@propertyWrapper public struct HeadlessStubbed<Value> {
  private let symbol: String
  private let fileID: StaticString
  private let line: UInt
  private let copied: (() -> Value)?
  private var value: Value?

  /// Creates a property that has no value yet. The symbol is the member, such as `Theme.title`; the
  /// copied value is what the app's source gives it, nil where that is not known.
  public init(
    _ symbol: String, fileID: StaticString = #fileID, line: UInt = #line,
    copying copied: (() -> Value)? = nil
  ) {
    self.symbol = symbol
    self.fileID = fileID
    self.line = line
    self.copied = copied
  }

  public var wrappedValue: Value {
    get {
      if let value { return value }
      guard let copied else { return HeadlessStubs.value(symbol, fileID: fileID, line: line) }
      return HeadlessStubs.value(symbol, fileID: fileID, line: line, copying: copied())
    }
    set { value = newValue }
  }
}

/// Equality compares what was set, as far as it can, so that the compiler can complete its type.
extension HeadlessStubbed: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.value as? AnyHashable == other.value as? AnyHashable
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(value as? AnyHashable) }
}

extension HeadlessStubbed: Codable {
  /// Creates a property that has no value: what is decoded of a stub is not known.
  public init(from decoder: any Decoder) throws { self.init("\(Value.self)") }
  public func encode(to encoder: any Encoder) throws {}
}

// Stubs are made and read on the main thread, whatever the types that they replace promise.
extension HeadlessStubbed: @unchecked Sendable {}
