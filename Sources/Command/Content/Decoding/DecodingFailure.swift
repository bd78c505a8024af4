/// The reason why a value can't be decoded, and its place. Travels inside Swift's `DecodingError`,
/// so that a type which tries one form after another sees the errors it knows.
struct DecodingFailure: Error {
  enum Problem {
    case mismatch(expected: String, found: String)
    case missingKey(String, nearest: (key: String, offset: Int)?)
    case missingItem(count: Int)
    /// The content type's own words.
    case said(String)
  }

  let problem: Problem
  /// The offset of the value, or of the object or array that lacks it.
  let offset: Int
  let path: ContentPath

  /// The problem in words; `line` returns the line of an offset.
  func message(line: (Int) -> Int) -> String {
    switch problem {
    case .mismatch(let expected, let found): "expected \(expected), found \(found)"
    case .missingKey(let key, let nearest?):
      "missing key \(quoted(key)); nearest present key: \(shortened(nearest.key))"
        + " (line \(line(nearest.offset)))"
    case .missingKey(let key, nil): "missing key \(quoted(key))"
    case .missingItem(let count): "expected more items than the \(count) of this array"
    case .said(let words): words
    }
  }

  func decodingError(for type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: path.codingPath, debugDescription: message { _ in 0 }, underlyingError: self)
    switch problem {
    case .mismatch: return .typeMismatch(type, context)
    case .missingKey(let key, _): return .keyNotFound(ContentKey(stringValue: key), context)
    case .missingItem: return .valueNotFound(type, context)
    case .said: return .dataCorrupted(context)
    }
  }
}

extension ElementDecoding {
  /// Where and why decoding failed. An error of the content type's own is placed by its coding path
  /// as far as that leads to something, any other error at the element.
  func failure(for error: any Error) -> DecodingFailure {
    guard let context = (error as? DecodingError)?.context else {
      let words = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      return failure(saying: words, along: [])
    }
    if let failure = context.underlyingError as? DecodingFailure { return failure }
    return failure(
      saying: context.debugDescription, along: context.codingPath.dropFirst(root.codingPath.count))
  }

  private func failure(
    saying words: String, along steps: ArraySlice<any CodingKey>
  ) -> DecodingFailure {
    var node = 0
    var path = root
    for step in steps {
      guard let child = child(of: node, at: step) else { break }
      node = child
      path = path.appending(step)
    }
    return DecodingFailure(problem: .said(words), offset: tape.nodes[node].visibleStart, path: path)
  }

  private func child(of node: Int, at step: any CodingKey) -> Int? {
    switch tape.nodes[node].kind {
    case .object: return object(at: node, path: root).value(forKey: step.stringValue)
    case .array:
      guard let target = step.intValue, target >= 0 else { return nil }
      var item = node + 1
      for _ in 0..<target where item < tape.nodes[node].extent { item = tape.index(after: item) }
      return item < tape.nodes[node].extent ? item : nil
    default: return nil
    }
  }
}

extension DecodingError {
  fileprivate var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
