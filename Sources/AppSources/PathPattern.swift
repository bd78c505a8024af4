/// A pattern of paths: `*` and `?` within a name, `**` for any number of folders.
package struct PathPattern: Hashable, Sendable {
  package let text: String
  private let parts: [[UInt8]]

  package init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
  }

  /// The folders before the first wildcard: where to look for what matches.
  package var base: String {
    let plain = parts.prefix { !$0.contains(UInt8(ascii: "*")) && !$0.contains(UInt8(ascii: "?")) }
    let path = plain.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    return text.hasPrefix("/") ? "/" + path : path
  }

  package var hasWildcard: Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Whether a path matches, in O(parts of the path × parts of the pattern).
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
    return Self.matches(names[...], parts[...], any: Array("**".utf8)) { Self.matches($0, $1) }
  }

  private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    matches(name[...], pattern[...], any: UInt8(ascii: "*")) { $0 == $1 || $1 == UInt8(ascii: "?") }
  }

  /// Matches one by one; `any` stands for any number. To try the last such one with more suffices.
  private static func matches<Element: Equatable>(
    _ elements: ArraySlice<Element>, _ pattern: ArraySlice<Element>, any: Element,
    _ isMatch: (Element, Element) -> Bool
  ) -> Bool {
    var (place, next) = (elements.startIndex, pattern.startIndex)
    var retry: (place: Int, next: Int)?
    while place < elements.endIndex {
      if next < pattern.endIndex, pattern[next] == any {
        retry = (place, next + 1)
        next += 1
      } else if next < pattern.endIndex, isMatch(elements[place], pattern[next]) {
        place += 1
        next += 1
      } else if let last = retry {
        retry = (last.place + 1, last.next)
        (place, next) = (last.place + 1, last.next)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == any }
  }
}
