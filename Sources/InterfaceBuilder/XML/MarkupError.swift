/// Why bytes are not the XML of a document, with the line at which reading ended.
struct MarkupError: Error, Hashable, Sendable {
  /// The mistake.
  enum Reason: Hashable, Sendable {
    /// The bytes are no text at all.
    case binary
    /// The bytes are another encoding than UTF-8.
    case notUTF8
    /// The document ends within something: an element, a tag, a comment.
    case truncated(within: String)
    /// A tag that closes another element than the one that is open.
    case mismatchedTag(found: String, expected: String)
    /// Something other than what the grammar allows.
    case malformed(expected: String)
    /// An attribute is written twice.
    case repeatedAttribute(String)
    /// A document type declaration, which is how entity bombs and external entities arrive.
    case documentType
    /// A reference to an entity that XML does not define itself.
    case unknownEntity(String)
    /// A character reference to what is no character.
    case invalidCharacter
    /// More than one root, or text beside it.
    case contentOutsideRoot
    /// Nothing but white space.
    case empty
    /// More bytes, elements or levels than any cell needs.
    case tooLarge(String)
  }

  let reason: Reason
  let line: Int
}

extension MarkupError.Reason: CustomStringConvertible {
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
    case .unknownEntity(let name): "the entity &\(name); is refused; only XML's own five are known"
    case .invalidCharacter: "a reference to a character that XML does not have"
    case .contentOutsideRoot: "there is something after the document's end"
    case .empty: "the file is empty"
    case .tooLarge(let limit): "the file has more than \(limit)"
    }
  }
}
