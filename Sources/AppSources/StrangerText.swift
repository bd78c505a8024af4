/// The text of a stub for a type that is declared nowhere; its name says of which kind it is.
struct StrangerText {
  let path: String
  let border: Border

  private var name: String { path.lastName }

  var text: String {
    var lines = ["  // Declared nowhere: by its name it is one of these."]
    let outer = path.outerPath
    if let outer { lines.append("  extension \(outer) {") }
    lines += body.map { "  " + $0 }
    if outer != nil { lines.append("  }") }
    return lines.joined(separator: "\n") + "\n"
  }

  private var generics: String {
    guard let count = border.genericCounts[path], count > 0 else { return "" }
    return "<\((1...count).map { "Type\($0)" }.joined(separator: ", "))>"
  }

  private var body: [String] {
    if isPlainProtocol { return ["public protocol \(name) {", "}"] }
    if let cases = border.cases[path], let first = cases.first {
      return [
        "public enum \(name): Hashable, HeadlessStubValue {",
        "  case \(cases.joined(separator: ", "))",
        "  public static var stubValue: Self { .\(first) }", "}",
      ]
    }
    if name.hasSuffix("DiffableDataSource") {
      return [
        "open class \(name)<Section: Hashable, Item: Hashable> {",
        "  public init() { HeadlessStubs.note(\"\(path)\") }", "}",
      ]
    }
    if Self.protocolSuffixes.contains(where: name.hasSuffix) {
      return ["public protocol \(name): AnyObject {", "}"]
    }
    if let parent = ViewNames.parent(ofForeignView: name) {
      return [
        "open class \(name)\(generics): \(parent) {", String(Self.noteOfView(path).dropFirst(2)),
        "}",
      ]
    }
    if name.hasSuffix("ViewController") || name.hasPrefix("UI") && name.hasSuffix("Controller") {
      return ["open class \(name)\(generics): UIViewController {", "}"]
    }
    return [
      "open class \(name)\(generics): HeadlessStubValue, Hashable\(errorClause) {",
      "  public required init() { HeadlessStubs.note(\"\(path)\") }",
      "  public static var stubValue: Self { self.init() }",
    ] + Self.identity(of: name).map { "  " + $0 } + ["}"]
  }

  static func identity(of name: String) -> [String] {
    [
      "public static func == (one: \(name), other: \(name)) -> Bool { one === other }",
      "public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
    ]
  }

  private var errorClause: String { name.hasSuffix("Error") ? ", Error, @unchecked Sendable" : "" }

  /// A line of a view's stub that notes its use, with the literal of the file that declares it.
  static func noteOfView(_ path: String, _ file: String? = nil, line: Int = 0) -> String {
    let place = file.map { ", fileID: \($0), line: \(line)" } ?? ""
    return "    open override func didMoveToSuperview() { super.didMoveToSuperview(); "
      + "HeadlessStubs.note(\"\(path)\"\(place)) }"
  }

  /// Whether it is a protocol to which structures conform, too.
  var isPlainProtocol: Bool { border.protocols.contains(path) || Self.protocols.contains(path) }

  private static let protocols: Set = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
    "PreviewProvider", "Shape", "EnvironmentKey", "PreferenceKey", "DynamicProperty",
  ]

  private static let protocolSuffixes = [
    "Delegate", "DataSource", "Protocol", "Observer", "Representable", "Convertible",
  ]
}
