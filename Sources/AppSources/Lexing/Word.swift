/// The keywords and directives that decide how a source is rewritten; most are so in some places
/// only.
enum Word: String, CaseIterable, Sendable {
  case none = ""
  case `class`, `struct`, `enum`, `protocol`, `extension`, `actor`
  case `func`, `var`, `let`, `init`, `deinit`, `subscript`, `case`, `typealias`, `import`, `where`
  case open, `public`, `internal`, `package`, `fileprivate`, `private`
  case final, `static`, override, optional, dynamic, lazy, weak, unowned, required, convenience
  case mutating, nonmutating, nonisolated, indirect, prefix, postfix, infix, distributed
  case consuming, borrowing
  case get, set, willSet, didSet, async, `throws`, `rethrows`, `inout`
  case `return`, `throw`, `try`, `await`, `in`, `if`, `guard`, `while`, `switch`, `for`, `else`
  case `as`, `is`, `super`, `self`, any, some
  case poundIf = "#if"
  case poundElseif = "#elseif"
  case poundElse = "#else"
  case poundEndif = "#endif"
  case poundSelector = "#selector"
  case poundKeyPath = "#keyPath"
  case poundPreview = "#Preview"

  var isModifier: Bool {
    switch self {
    case .open, .public, .internal, .package, .fileprivate, .private, .final, .static, .override,
      .optional, .dynamic, .lazy, .weak, .unowned, .required, .convenience, .mutating, .nonmutating,
      .nonisolated, .indirect, .prefix, .postfix, .infix, .distributed, .consuming, .borrowing:
      true
    default: false
    }
  }

  var isMemberKeyword: Bool {
    switch self {
    case .func, .var, .let, .`init`, .subscript, .deinit, .typealias: true
    default: false
    }
  }

  var isTypeKeyword: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .extension, .actor: true
    default: false
    }
  }

  var precedesExpression: Bool {
    switch self {
    case .return, .throw, .try, .await, .in, .if, .guard, .while, .switch, .for, .else, .case,
      .where, .as, .is, .poundIf, .poundElseif:
      true
    default: false
    }
  }
}

struct WordTable: Sendable {
  private struct Key: Hashable {
    var low: UInt64 = 0
    var high: UInt64 = 0
  }

  private let words: [Key: Word]

  static let shared = WordTable()

  private init() {
    var words: [Key: Word] = [:]
    for word in Word.allCases where word != .none {
      let bytes = Array(word.rawValue.utf8)
      words[Self.key(bytes, bytes.indices)] = word
    }
    self.words = words
  }

  private static func key(_ bytes: [UInt8], _ range: Range<Int>) -> Key {
    var key = Key()
    var shift: UInt64 = 0
    for offset in range {
      if shift < 64 {
        key.low |= UInt64(bytes[offset]) &<< shift
      } else {
        key.high |= UInt64(bytes[offset]) &<< (shift - 64)
      }
      shift += 8
    }
    return key
  }

  func word(_ bytes: [UInt8], _ range: Range<Int>) -> Word {
    let first = bytes[range.lowerBound]
    // Names of types are most of the others.
    guard (2...16).contains(range.count), first >= UInt8(ascii: "a") || first == UInt8(ascii: "#")
    else { return .none }
    return words[Self.key(bytes, range)] ?? .none
  }
}
