/// Reads the XML that Interface Builder writes, in UTF-8, into a tree of elements, in one pass over
/// the bytes and without recursion.
///
/// Document types are refused, and with them every entity of a file's own: nothing is expanded or
/// fetched.
/// - Complexity: O(n) in the number of bytes; memory is bounded by ``Limits``.
struct MarkupReader {
  struct Limits: Sendable {
    var bytes = 64 << 20
    /// Real documents have some thousands.
    var elements = 500_000
    /// Elements within one another; fifty nested stack views need a hundred.
    var depth = 512
    var attributes = 256
  }

  private let bytes: [UInt8]
  private let limits: Limits
  private var position = 0
  private var line = 1
  private var open: [MarkupElement] = []
  private var root: MarkupElement?
  private var elementCount = 0
  private var pendingText: [UInt8] = []

  private init(_ bytes: [UInt8], limits: Limits) {
    self.bytes = bytes
    self.limits = limits
  }

  static func root(of bytes: [UInt8], limits: Limits = Limits()) throws(MarkupError)
    -> MarkupElement
  {
    guard bytes.count <= limits.bytes
    else { throw MarkupError(reason: .tooLarge("\(limits.bytes >> 20) MB"), line: 1) }
    var reader = MarkupReader(bytes, limits: limits)
    return try reader.document()
  }

  private mutating func document() throws(MarkupError) -> MarkupElement {
    try skipByteOrderMark()
    while let byte = peek {
      if byte == UInt8(ascii: "<") { try markup() } else { try text() }
    }
    if let element = open.last { throw error(.truncated(within: "<\(element.name)>")) }
    guard let root else { throw error(.empty) }
    return root
  }

  private mutating func skipByteOrderMark() throws(MarkupError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let isUTF16 = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    // Without a mark, a document of UTF-16 starts with < and a zero.
    if isUTF16 || bytes.prefix(2).contains(0) && bytes.prefix(2).contains(UInt8(ascii: "<")) {
      throw error(.notUTF8)
    }
    let isCompiled = Self.compiled.contains { bytes.starts(with: $0.utf8) }
    if isCompiled || bytes.prefix(Self.probedByteCount).contains(0) { throw error(.binary) }
  }

  private static let compiled = ["NIBArchive", "bplist"]
  /// The bytes that are searched for a zero, which no text has.
  private static let probedByteCount = 1024

  private mutating func markup() throws(MarkupError) {
    if skip("<!--") {
      try skipPast("-->", within: "a comment")
    } else if skip("<![CDATA[") {
      let start = position
      try skipPast("]]>", within: "a CDATA section")
      guard !open.isEmpty else { throw error(.contentOutsideRoot) }
      pendingText += bytes[start..<position - 3]
    } else if skip("<!") {
      throw error(.documentType)
    } else if skip("<?") {
      try skipPast("?>", within: "a processing instruction")
    } else if skip("</") {
      try endTag()
    } else {
      try startTag()
    }
  }

  private mutating func startTag() throws(MarkupError) {
    guard root == nil || !open.isEmpty else { throw error(.contentOutsideRoot) }
    let line = line
    position += 1
    let name = try name(of: "an element's name")
    elementCount += 1
    if elementCount > limits.elements { throw error(.tooLarge("\(limits.elements) elements")) }
    if open.count >= limits.depth { throw error(.tooLarge("\(limits.depth) levels")) }
    try takeText(atEnd: false)
    var attributes: [MarkupElement.Attribute] = []
    while true {
      let hadSpace = skipSpace()
      guard let byte = peek else { throw error(.truncated(within: "the tag <\(name)>")) }
      if byte == UInt8(ascii: ">") {
        position += 1
        return open.append(MarkupElement(name: name, line: line, attributes: attributes))
      }
      if byte == UInt8(ascii: "/") {
        guard skip("/>") else { throw error(.malformed(expected: "/>")) }
        return close(MarkupElement(name: name, line: line, attributes: attributes))
      }
      guard hadSpace else { throw error(.malformed(expected: "a space before an attribute")) }
      guard attributes.count < limits.attributes
      else { throw error(.tooLarge("\(limits.attributes) attributes in an element")) }
      let attribute = try attribute(of: name)
      if attributes.contains(where: { $0.name == attribute.name }) {
        throw error(.repeatedAttribute(attribute.name))
      }
      attributes.append(attribute)
    }
  }

  private mutating func attribute(of element: String) throws(MarkupError) -> MarkupElement.Attribute
  {
    let name = try name(of: "an attribute's name")
    skipSpace()
    guard skip("=") else { throw error(.malformed(expected: "= after \(name)")) }
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { throw error(.malformed(expected: "a quoted value of \(name)")) }
    position += 1
    var value: [UInt8] = []
    while let byte = peek, byte != quote {
      switch byte {
      case UInt8(ascii: "<"): throw error(.malformed(expected: "the end of \(name)'s value"))
      case UInt8(ascii: "&"): value += try reference()
      default:
        if byte == UInt8(ascii: "\n") { line += 1 }
        value.append(Self.isSpace(byte) ? UInt8(ascii: " ") : byte)
        position += 1
      }
    }
    guard peek == quote else { throw error(.truncated(within: "the value of \(name)")) }
    position += 1
    return MarkupElement.Attribute(name: name, value: try string(value))
  }

  private mutating func endTag() throws(MarkupError) {
    let name = try name(of: "an element's name")
    skipSpace()
    guard skip(">")
    else { throw error(peek == nil ? .truncated(within: "</\(name)>") : .malformed(expected: ">")) }
    guard let element = open.last else { throw error(.contentOutsideRoot) }
    guard element.name == name
    else { throw error(.mismatchedTag(found: name, expected: element.name)) }
    try takeText(atEnd: true)
    close(open.removeLast())
  }

  private mutating func close(_ element: MarkupElement) {
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private mutating func text() throws(MarkupError) {
    while let byte = peek, byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: "&") {
        pendingText += try reference()
        continue
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      pendingText.append(byte)
      position += 1
    }
    if open.isEmpty {
      guard pendingText.allSatisfy(Self.isSpace)
      else { throw error(root == nil ? .malformed(expected: "<") : .contentOutsideRoot) }
      pendingText = []
    }
  }

  private mutating func takeText(atEnd isEnd: Bool) throws(MarkupError) {
    guard !open.isEmpty, !pendingText.isEmpty else { return }
    let element = open[open.count - 1]
    let isAll = isEnd && element.children.isEmpty
    if isAll || !element.text.isEmpty || !pendingText.allSatisfy(Self.isSpace) {
      open[open.count - 1].text += try string(pendingText)
    }
    pendingText.removeAll(keepingCapacity: true)
  }

  private static let predefined: [(name: StaticString, byte: UInt8)] = [
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&amp;", UInt8(ascii: "&")),
    ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
  ]

  private mutating func reference() throws(MarkupError) -> [UInt8] {
    for entity in Self.predefined where skip(entity.name) { return [entity.byte] }
    // No reference is longer than 32 bytes.
    let end = min(position + 32, bytes.count)
    guard let semicolon = bytes[position..<end].firstIndex(of: UInt8(ascii: ";"))
    else { throw error(.malformed(expected: "; after &")) }
    let name = String(decoding: bytes[position + 1..<semicolon], as: UTF8.self)
    guard name.hasPrefix("#") else { throw error(.unknownEntity(name)) }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), digits.first != "+",
      let scalar = Unicode.Scalar(code), Self.isCharacter(scalar)
    else { throw error(.invalidCharacter) }
    position = semicolon + 1
    return Array(String(Character(scalar)).utf8)
  }

  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE || scalar == "\t" || scalar == "\n"
      || scalar == "\r"
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ reason: MarkupError.Reason) -> MarkupError {
    MarkupError(reason: reason, line: line)
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[position + offset] != word.utf8Start[offset] {
      return false
    }
    position += count
    return true
  }

  private mutating func skipPast(_ word: StaticString, within place: String) throws(MarkupError) {
    while position < bytes.count {
      if skip(word) { return }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    throw error(.truncated(within: place))
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while let byte = peek, Self.isSpace(byte) {
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    return position > start
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func name(of what: String) throws(MarkupError) -> String {
    let start = position
    while let byte = peek, Self.isNameByte(byte) { position += 1 }
    guard position > start, Self.isNameStart(bytes[start])
    else { throw error(peek == nil ? .truncated(within: "a tag") : .malformed(expected: what)) }
    return try string(Array(bytes[start..<position]))
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private func string(_ bytes: [UInt8]) throws(MarkupError) -> String {
    let string = String(decoding: bytes, as: UTF8.self)
    // Decoding repairs what is not UTF-8, and so changes it.
    guard bytes.allSatisfy({ $0 < 0x80 }) || string.utf8.elementsEqual(bytes)
    else { throw error(.notUTF8) }
    return string
  }
}
