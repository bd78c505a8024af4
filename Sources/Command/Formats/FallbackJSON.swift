import SelfSizing

extension JSONValue {
  /// The member for the fallbacks that set characters of a cell; none where no fallback does.
  static func fallbacks(_ fallbacks: [ItemFallback]) -> [(String, JSONValue)] {
    guard !fallbacks.isEmpty else { return [] }
    let values = fallbacks.map { fallback in
      JSONValue.object([
        ("item", .string(fallback.item)), ("font", .string(fallback.font)),
        ("characters", .string(String(String.UnicodeScalarView(fallback.characters)))),
        ("count", .number(Double(fallback.count))),
      ])
    }
    return [("fallbacks", .array(values))]
  }
}
