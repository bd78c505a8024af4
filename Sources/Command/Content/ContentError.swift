/// Why content cannot be read.
public enum ContentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be opened or read; the reason is the system's.
  case unreadable(name: String, reason: String)
  /// The file is longer than the limit in bytes.
  case tooLarge(name: String, limit: Int)
  /// The file is written in another encoding, such as UTF-16.
  case otherEncoding(name: String, encoding: String)
  /// A byte that UTF-8 does not have there; the offset counts from 0.
  case invalidUTF8(ContentPlace, byte: UInt8, offset: Int)
  /// It is not JSON.
  case malformed(ContentPlace, problem: String)
  /// A value is not what the content type expects, or a key is missing.
  case mismatch(ContentPlace, problem: String)

  /// The error on one line, its place first.
  public var description: String {
    switch self {
    case .unreadable(let name, let reason): "\(name): cannot be read: \(reason)"
    case .tooLarge(let name, let limit):
      "\(name): larger than \(limit >> 20) MB, the most that is read"
    case .otherEncoding(let name, let encoding):
      "\(name): the file is \(encoding); content is read as UTF-8"
    case .invalidUTF8(let place, let byte, let offset):
      "\(place): invalid UTF-8: byte \(hexadecimal(byte)) at offset \(offset)"
    case .malformed(let place, let problem), .mismatch(let place, let problem):
      "\(place): \(problem)"
    }
  }
}
