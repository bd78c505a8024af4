/// Values by key, without those that were not asked for lately. When the young generation is full
/// it becomes the old one, whose values that were not asked for since are dropped.
struct RecentlyUsed<Key: Hashable, Value> {
  /// At least 2.
  let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = max(capacity, 2) }

  var count: Int { young.count + old.count }

  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    // Some keys take long to hash.
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
    // Growing hashes a key again.
    if young.isEmpty { young = [key: value] } else { young[key] = value }
  }
}
