/// Finds objects of a cell by what people call them.
struct ContentKeys: Sendable {
  private var ids: [String: String] = [:]
  private var withText: Set<String> = []
  /// All keys, each once, in the order of the file.
  private(set) var listed: [String] = []

  /// The first object of a key has it.
  mutating func add(_ key: String, for id: String, hasText: Bool) {
    if hasText { withText.insert(id) }
    guard !key.isEmpty, ids[key] == nil else { return }
    ids[key] = id
    listed.append(key)
  }

  /// Puts a value into a content; false where no object of the cell takes it.
  func set(_ value: InterfaceContent.Value, for key: String, in content: inout InterfaceContent)
    -> Bool
  {
    func object(_ suffix: String) -> String? {
      key.hasSuffix(suffix) ? ids[String(key.dropLast(suffix.count))] : nil
    }
    if let id = ids[key] ?? object(".text") {
      guard case .text(let text) = value, withText.contains(id) else { return false }
      content.texts[id] = text
    } else if let id = object(".isHidden") {
      switch value {
      case .flag(let isHidden): content.hidden[id] = isHidden
      case .text("true"): content.hidden[id] = true
      case .text("false"): content.hidden[id] = false
      case .text: return false
      }
    } else {
      return false
    }
    return true
  }
}
