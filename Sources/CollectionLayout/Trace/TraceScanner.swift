import SelfSizingGeometry

/// A line of a trace's text that cannot be read.
struct TraceSyntaxError: Error {
  /// The expected text, in words.
  let expected: String
}

/// Reads the values that a trace's text is made of, one after the other.
///
/// Scalars, not characters: a combining mark at the beginning of a name must not hide the quotation
/// mark before it.
struct TraceScanner {
  private var rest: Substring.UnicodeScalarView

  /// Begins at the start of a line.
  init(_ line: Substring) { rest = line.unicodeScalars }

  /// Whether everything was read.
  var isAtEnd: Bool { rest.isEmpty }

  /// Reads a text, if it is what comes next.
  mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  /// Reads a text that has to come next.
  mutating func expect(_ text: String) throws(TraceSyntaxError) {
    guard skip(text) else { throw TraceSyntaxError(expected: "“\(text)”") }
  }

  /// Makes sure that everything was read.
  func expectEnd() throws(TraceSyntaxError) {
    guard isAtEnd else { throw TraceSyntaxError(expected: "the end of the line") }
  }

  private mutating func run(where isPart: (Unicode.Scalar) -> Bool) -> String {
    let run = rest.prefix(while: isPart)
    rest = rest.dropFirst(run.count)
    return String(run)
  }

  /// Reads a name without spaces, such as that of a case.
  mutating func word() -> String { run { $0.properties.isAlphabetic || $0 == "_" } }

  /// Reads a whole number.
  mutating func integer() throws(TraceSyntaxError) -> Int {
    guard let number = Int(run { ("0"..."9").contains($0) || $0 == "-" }) else {
      throw TraceSyntaxError(expected: "a whole number")
    }
    return number
  }

  /// Reads a number; not a number is one, too.
  mutating func number() throws(TraceSyntaxError) -> Double {
    let text = run { ("0"..."9").contains($0) || "+-.einfa".unicodeScalars.contains($0) }
    guard let number = Double(text) else { throw TraceSyntaxError(expected: "a number") }
    return number
  }

  /// Reads coordinates, as in `(0.0, 120.5)`.
  mutating func point() throws(TraceSyntaxError) -> LayoutPoint {
    try expect("(")
    let x = try number()
    try expect(", ")
    let y = try number()
    try expect(")")
    return LayoutPoint(x: x, y: y)
  }

  /// Reads a width and a height, as in `320.0×44.0`.
  mutating func size() throws(TraceSyntaxError) -> LayoutSize {
    let width = try number()
    try expect("×")
    return LayoutSize(width: width, height: try number())
  }

  /// Reads insets, as in `(20.0, 0.0, 34.0, 0.0)`: top, left, bottom, right.
  mutating func insets() throws(TraceSyntaxError) -> LayoutEdgeInsets {
    var numbers: [Double] = []
    for mark in ["(", ", ", ", ", ", "] {
      try expect(mark)
      numbers.append(try number())
    }
    try expect(")")
    return LayoutEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Reads an index path, as in `[0, 12]`.
  mutating func path() throws(TraceSyntaxError) -> ItemIndexPath {
    try expect("[")
    let section = try integer()
    try expect(", ")
    let item = try integer()
    try expect("]")
    return ItemIndexPath(item: item, section: section)
  }

  /// Reads values that a space goes before each, to the end or to a word.
  mutating func paths() throws(TraceSyntaxError) -> [ItemIndexPath] {
    var paths: [ItemIndexPath] = []
    while rest.starts(with: " [".unicodeScalars) {
      try expect(" ")
      paths.append(try path())
    }
    return paths
  }

  /// Reads an element, as in `item [0, 12]` and `header [3]`.
  mutating func element() throws(TraceSyntaxError) -> CollectionElement {
    let kind = try elementKind()
    try expect(" [")
    let section = try integer()
    // What belongs to a section is written without an item, unless there are several.
    let item = skip(", ") ? try integer() : 0
    try expect("]")
    return CollectionElement(kind: kind, indexPath: ItemIndexPath(item: item, section: section))
  }

  /// Reads the kind of an element, as in `item` and `boundary 2`.
  private mutating func elementKind() throws(TraceSyntaxError) -> CollectionElementKind {
    let name = word()
    switch name {
    case "background": return .background
    case "header": return .header
    case "item": return .item
    case "footer": return .footer
    case "boundary", "supplementary":
      try expect(" ")
      guard let number = UInt8(exactly: try integer()) else { break }
      return name == "boundary" ? .boundary(number) : .supplementary(number)
    default: break
    }
    throw TraceSyntaxError(expected: "an element")
  }

  /// Reads a text in quotation marks.
  mutating func quoted() throws(TraceSyntaxError) -> String {
    try expect("\"")
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar != "\"" {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      if skip("u{") {
        guard let code = UInt32(run { $0.properties.isASCIIHexDigit }, radix: 16),
          let escaped = Unicode.Scalar(code)
        else { throw TraceSyntaxError(expected: "the number of a character") }
        try expect("}")
        text.append(escaped)
      } else if let escaped = rest.popFirst() {
        text.append(escaped)
      }
      if isAtEnd { break }
    }
    return String(text)
  }

  /// Reads an identity: a number, two halves in hexadecimal digits, or a text in quotation marks.
  mutating func identity() throws(TraceSyntaxError) -> ItemIdentity {
    if rest.first == "\"" { return ItemIdentity(try quoted()) }
    let first = run { $0.properties.isASCIIHexDigit || $0 == "-" }
    guard skip(":") else {
      guard let number = Int(first) else { throw TraceSyntaxError(expected: "an identity") }
      return ItemIdentity(number)
    }
    let second = run { $0.properties.isASCIIHexDigit }
    guard let high = UInt64(first, radix: 16), let low = UInt64(second, radix: 16) else {
      throw TraceSyntaxError(expected: "an identity")
    }
    return ItemIdentity(high: high, low: low)
  }

  /// Reads a reuse identifier: a plain name, or one in quotation marks.
  mutating func reuseIdentifier() throws(TraceSyntaxError) -> ReuseIdentifier {
    rest.first == "\""
      ? ReuseIdentifier(try quoted()) : ReuseIdentifier(run { ReuseIdentifier.isPlain($0) })
  }

  /// Reads attributes, as in `item [0, 3] (0.0, 132.0) 320.0×44.0 column 0 alpha 0.5`.
  mutating func attributes() throws(TraceSyntaxError) -> CollectionViewLayoutAttributes {
    let element = try element()
    try expect(" ")
    let origin = try point()
    try expect(" ")
    var attributes = CollectionViewLayoutAttributes(
      element: element, frame: LayoutRect(origin: origin, size: try size()))
    if skip(" column ") { attributes.column = try integer() }
    if skip(" z ") { attributes.zIndex = try integer() }
    if skip(" alpha ") { attributes.alpha = try number() }
    attributes.isHidden = skip(" hidden")
    attributes.isPinned = skip(" pinned")
    while rest.starts(with: " \"".unicodeScalars) {
      try expect(" ")
      let name = try quoted()
      try expect(" ")
      attributes.custom[name] = try number()
    }
    return attributes
  }

  /// Reads the name of a case.
  mutating func choice<Value: CaseIterable>(_ what: String) throws(TraceSyntaxError) -> Value {
    let name = word()
    guard let value = Value.allCases.first(where: { "\($0)" == name }) else {
      throw TraceSyntaxError(expected: what)
    }
    return value
  }
}
