/// Why bytes are not the XML of a document, with the line at which reading ended.
struct MarkupError: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable, CustomStringConvertible {
    case binary, notUTF8, documentType, invalidCharacter, contentOutsideRoot, empty
    case truncated(within: String)
    case mismatchedTag(found: String, expected: String)
    case malformed(expected: String)
    case repeatedAttribute(String)
    case unknownEntity(String)
    case tooLarge(String)

    var description: String {
      switch self {
      case .binary: "a binary file, such as a compiled nib; Interface Builder's own files are XML"
      case .notUTF8: "the file is not UTF-8"
      case .truncated(let within): "the file ends within \(within)"
      case .mismatchedTag(let found, let expected):
        "</\(found)> closes nothing; </\(expected)> is expected"
      case .malformed(let expected): "malformed XML; \(expected) is expected"
      case .repeatedAttribute(let name): "the attribute \(name) is written twice"
      case .documentType: "a document type declaration is refused; Interface Builder writes none"
      case .unknownEntity(let name):
        "the entity &\(name); is refused; only XML's own five are known"
      case .invalidCharacter: "a reference to a character that XML does not have"
      case .contentOutsideRoot: "there is something after the document's end"
      case .empty: "the file is empty"
      case .tooLarge(let limit): "the file has more than \(limit)"
      }
    }
  }

  let reason: Reason
  let line: Int
}
