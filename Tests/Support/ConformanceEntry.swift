/// A case of a file by its name, or why it cannot be read: one case that is malformed does not keep
/// the others from being run.
public struct ConformanceEntry<Case: Decodable>: Decodable {
  /// The case's `name` or `id`.
  public let name: String
  /// The case, or what is wrong with it.
  public let content: Result<Case, any Error>

  private enum Key: String, CodingKey { case name, id }

  /// Reads a case; never fails.
  public init(from decoder: any Decoder) {
    let values = try? decoder.container(keyedBy: Key.self)
    name =
      (try? values?.decodeIfPresent(String.self, forKey: .name))
      ?? (try? values?.decodeIfPresent(String.self, forKey: .id))
      ?? "a case without a name"
    content = Result { try Case(from: decoder) }
  }
}

extension ConformanceTally {
  /// Runs a case and adds its outcome; what is thrown, and what cannot be read, is a failure of the
  /// case.
  public mutating func record<Case>(
    _ entry: ConformanceEntry<Case>, _ run: (Case) throws -> ConformanceOutcome
  ) {
    do {
      record(entry.name, try run(entry.content.get()))
    } catch let error as DecodingError {
      record(entry.name, .failed("cannot be read: \(error)"))
    } catch {
      record(entry.name, .failed("threw \(error)"))
    }
  }
}

extension [Double] {
  /// Returns a number of a list that a case holds; NaN, which nothing agrees with, if the list is
  /// too short.
  public func number(_ index: Int) -> Double { index < count ? self[index] : .nan }
}

extension [Double?] {
  /// Returns a number of a list that a case holds; nil if there is none, or the list is too short.
  public func number(_ index: Int) -> Double? { index < count ? self[index] : nil }
}
