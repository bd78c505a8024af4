import TestSupport

/// Sources that no one would write: pieces of Swift in any order.
enum RandomSource {
  private static let pieces = [
    "class A: UIView {", "class B: A {", "protocol P: Q {", "extension A {", "extension UIView {",
    "}", "{", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "\\", "/",
    "//", "/*", "*/", "#/", "/#", "\n", "\r\n", " ", "\t", "`", "#if os(iOS)", "#elseif X", "#else",
    "#endif", "@objc", "@objc(a)", "@IBOutlet", "@available(*, unavailable)", "optional",
    "override",
    "func f(_ a: Int, b: Int) -> Int {", "func g()", "var v: T! {", "didSet {", "get {", "set(x) {",
    "init(frame: CGRect) {", "init?(coder: NSCoder)", "#selector(A.f(_:b:))", "#selector(",
    "#keyPath(A.b)", "#Preview {", "import UIKit.UIFont", "type(of: x).description()",
    "super.f(1, b: 2)",
    "open", "public", "class func", "weak var label: UILabel!", "é", "👩‍👧", "\u{0}", "1.5", "...",
    "&&",
    ",", ":", ";", "@", "#", "where T: P", "-> Int", "= 3", "async throws",
  ]

  /// Some pieces in a row, most of them apart, and here and there a byte that is no text.
  static func bytes(pieces count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
      switch Int.random(in: 0..<20, using: &random) {
      case 0: bytes.append(UInt8.random(in: 0...255, using: &random))
      case 1...4: bytes.append(UInt8(ascii: "\n"))
      case 5...15: bytes.append(UInt8(ascii: " "))
      default: break
      }
    }
    return bytes
  }
}
