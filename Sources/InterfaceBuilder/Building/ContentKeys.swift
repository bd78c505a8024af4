/// Finds objects of a cell by what people call them.
struct ContentKeys: Sendable {
  private var ids: [String: String] = [:]
  /// The ids of items that have a text.
  private var withText: Set<String> = []
  /// All keys, each once, in the order of the file.
  private(set) var listed: [String] = []

  /// Notes a key; the first object of a key has it.
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
    if let id = ids[key] { return set(value, of: id, in: &content) }
    if key.hasSuffix(".text"), let id = ids[String(key.dropLast(5))] {
      return set(value, of: id, in: &content)
    }
    if key.hasSuffix(".isHidden"), let id = ids[String(key.dropLast(9))] {
      switch value {
      case .flag(let isHidden): content.hidden[id] = isHidden
      case .text("true"): content.hidden[id] = true
      case .text("false"): content.hidden[id] = false
      case .text: return false
      }
      return true
    }
    return false
  }

  private func set(
    _ value: InterfaceContent.Value, of id: String, in content: inout InterfaceContent
  ) -> Bool {
    guard case .text(let text) = value, withText.contains(id) else { return false }
    content.texts[id] = text
    return true
  }
}
