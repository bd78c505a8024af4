/// The keys and values of one object, and which of them the content type asked for.
final class ObjectMembers {
  private struct Member {
    let key: String, keyOffset: Int, value: Int
    var isAsked = false
    /// The offset of the same key before; nil in the common case.
    let firstOffset: Int?
    var isReplaced = false
  }

  /// Larger objects are looked up through a dictionary; searching less is faster without.
  private static let searchLimit = 16
  let path: ContentPath
  private var members: [Member] = []
  private var indices: [String: Int] = [:]
  private var absentKeys: [String] = []
  /// Where the next search begins: types ask mostly in the order of the file.
  private var cursor = 0
  private var hasDuplicates = false

  init(of node: Int, path: ContentPath, in element: ElementDecoding) {
    self.path = path
    let tape = element.tape
    members.reserveCapacity(min((tape.nodes[node].extent - node) / 2, Self.searchLimit))
    var index = node + 1
    while index < tape.nodes[node].extent {
      let key = element.text(of: index, path: path)
      append(key, keyOffset: tape.nodes[index].visibleStart, value: index + 1)
      index = tape.index(after: index + 1)
    }
  }

  private func append(_ key: String, keyOffset: Int, value: Int) {
    let earlier = member(forKey: key)
    if let earlier {
      hasDuplicates = true
      members[earlier].isReplaced = true
    }
    let index = members.count
    members.append(
      Member(
        key: key, keyOffset: keyOffset, value: value,
        firstOffset: earlier.map { members[$0].firstOffset ?? members[$0].keyOffset }))
    if index == Self.searchLimit {
      for (index, member) in members.enumerated() { indices[member.key] = index }
    } else if index > Self.searchLimit {
      indices[key] = index
    }
  }

  /// Returns the last member with a key, in constant time.
  private func member(forKey key: String) -> Int? {
    if members.count > Self.searchLimit { return indices[key] }
    for step in 0..<members.count {
      let index = (cursor + step) % members.count
      if !members[index].isReplaced, members[index].key == key { return index }
    }
    return nil
  }

  /// Returns the index on the tape of the value of a key, and remembers that the key was asked for.
  func value(forKey key: String) -> Int? {
    guard let index = member(forKey: key) else {
      if !absentKeys.contains(key) { absentKeys.append(key) }
      return nil
    }
    members[index].isAsked = true
    cursor = index
    return members[index].value
  }

  /// Returns the keys for which a coding key can be made, which counts as asking for them.
  func keys<Key: CodingKey>(_ type: Key.Type) -> [Key] {
    members.indices.compactMap { index in
      guard !members[index].isReplaced else { return nil }
      let key = Key(stringValue: members[index].key)
      if key != nil { members[index].isAsked = true }
      return key
    }
  }

  func nearest(to key: String) -> (key: String, offset: Int)? {
    nearestName(to: key, in: members.filter { !$0.isAsked }.map(\.key)).flatMap { name in
      member(forKey: name).map { (name, members[$0].keyOffset) }
    }
  }

  var hasRemarks: Bool { hasDuplicates || members.contains { !$0.isAsked } }

  /// The keys that occur twice and those that no one requested.
  var remarks: [ElementRemark] {
    let known = members.filter { $0.isAsked }.map(\.key) + absentKeys
    return members.compactMap { member in
      let isUnknown = !member.isAsked && !member.isReplaced
      let kind =
        member.firstOffset.map { ElementRemark.Kind.duplicateKey(first: $0) }
        ?? (isUnknown ? .unknownKey(known: known) : nil)
      return kind.map {
        ElementRemark(
          kind: $0, offset: member.keyOffset, key: member.key, path: .key(member.key, in: path))
      }
    }
  }
}
