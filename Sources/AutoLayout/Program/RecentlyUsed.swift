/// Values by key, of which those that were not asked for lately are dropped.
///
/// Two generations instead of a list by age: when the young one is full it becomes the old one, and
/// whatever was in that and has not been asked for since goes.
struct RecentlyUsed<Key: Hashable, Value> {
  /// The most values that are kept; at least 2.
  let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// Creates an empty cache.
  init(capacity: Int) { self.capacity = max(capacity, 2) }

  var count: Int { young.count + old.count }

  /// The value of a key, which now counts as used; nil if it is not kept.
  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    // Some keys take long to be hashed.
    guard !old.isEmpty, let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if !old.isEmpty { old[key] = nil }
    if young.count >= capacity / 2 {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
