/// A mistake in a text that should be JSON.
enum JSONSyntaxProblem: Hashable, Sendable {
  /// A container or a string that the end of the file leaves open.
  enum Unclosed: String, Sendable {
    /// An array without its closing bracket.
    case array
    /// An object without its closing brace.
    case object
    /// A string without its closing quote.
    case string
  }

  /// Nothing but white space.
  case empty
  /// The document starts with something other than an opening bracket.
  case notAnArray(found: String)
  /// A value was due.
  case expectedValue(found: String)
  /// The key of an object was due.
  case expectedKey(found: String)
  /// The colon after a key was due.
  case expectedColon(found: String)
  /// A comma or the end of the container was due.
  case expectedCommaOrEnd(closing: String, found: String)
  /// A comma without a value after it.
  case trailingComma
  /// Something follows the end of the array.
  case trailingText(found: String)
  /// Something follows the document's only value.
  case textAfterDocument(found: String)
  /// The file ends too early.
  case endOfFile(Unclosed, openedAt: Int)
  /// A byte below 0x20 in a string.
  case controlCharacter(UInt8)
  /// A line ends inside a string.
  case lineBreakInString
  /// A backslash that JSON gives no meaning.
  case unknownEscape(found: String)
  /// `\u` without four hexadecimal digits.
  case incompleteUnicodeEscape
  case leadingZero
  case leadingPlus
  case noDigitBeforePoint
  /// A number such as 1. without a digit.
  case noDigitAfterPoint
  /// A number such as 1e.
  case noDigitInExponent
  /// A minus sign alone.
  case noDigitAfterMinus
  /// A bare word such as NaN or None.
  case unknownWord(String)
  /// A string in single quotes.
  case singleQuote
  case comment
  /// More containers inside each other than are read.
  case tooDeep(limit: Int)
}

/// A text that is not JSON, and where.
struct JSONSyntaxError: Error, Hashable {
  let problem: JSONSyntaxProblem
  /// The offset of the first byte that is wrong; the document's length at its end.
  let offset: Int
}

extension JSONSyntaxProblem {
  /// The problem in words.
  ///
  /// - Parameter line: The line of an offset, for what was opened earlier.
  func message(line: (Int) -> Int) -> String {
    switch self {
    case .empty: "expected an array of objects, found nothing: the file is empty"
    case .notAnArray(let found): "expected an array of objects, found \(found)"
    case .expectedValue(let found): "expected a value, found \(found)"
    case .expectedKey(let found): "expected a key in double quotes, found \(found)"
    case .expectedColon(let found): "expected a colon after the key, found \(found)"
    case .expectedCommaOrEnd(let closing, let found):
      "expected a comma or \(closing), found \(found)"
    case .trailingComma: "no value follows the comma"
    case .trailingText(let found): "expected nothing after the array, found \(found)"
    case .textAfterDocument(let found): "expected nothing after the document, found \(found)"
    case .endOfFile(let unclosed, let opening):
      "the file ends inside the \(unclosed.rawValue) that begins in line \(line(opening))"
    case .controlCharacter(let byte):
      "control character \(hexadecimal(byte)) in a string; it must be written as an escape"
    case .lineBreakInString: "a line ends inside a string; is the closing quote missing?"
    case .unknownEscape(let found):
      "expected an escape such as \\n or \\u00E9, found a backslash before \(found)"
    case .incompleteUnicodeEscape: "\\u needs four hexadecimal digits"
    case .leadingZero: "a number of several digits must not start with 0"
    case .leadingPlus: "a number must not start with +"
    case .noDigitBeforePoint: "a number needs a digit before its point"
    case .noDigitAfterPoint: "a number needs a digit after its point"
    case .noDigitInExponent: "a number needs a digit in its exponent"
    case .noDigitAfterMinus: "a number needs a digit after its minus sign"
    case .unknownWord(let word): "expected a value, found \(word), which JSON does not have"
    case .singleQuote: "strings and keys are written in double quotes"
    case .comment: "JSON has no comments"
    case .tooDeep(let limit): "arrays and objects nested more than \(limit) deep are not read"
    }
  }
}

/// Returns a byte as `0x0A`.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "0x" + (digits.count < 2 ? "0" : "") + digits
}
