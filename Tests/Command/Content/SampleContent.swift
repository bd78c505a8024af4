import Foundation

@testable import SelfSizingCommand

/// The content that most tests read.
struct SampleRecipe: Codable, Equatable {
  enum Level: String, Codable, CaseIterable { case easy, hard }

  var title: String
  var minutes: Int
  var isNew: Bool?
  var level: Level?
  var steps: [Step]?

  struct Step: Codable, Equatable {
    var text: String
    var seconds: Double?
  }
}

/// Reads a document and returns its contents and findings as text.
func read<Content: Decodable>(
  _ type: Content.Type, _ text: String
) throws(ContentError) -> ContentDocument<Content> {
  try ContentReader().read(type, from: Array(text.utf8), name: "f.json")
}

/// Returns the message that reading a document ends with, or what it found.
func message<Content: Decodable>(_ type: Content.Type, _ bytes: [UInt8]) -> String {
  do throws(ContentError) {
    let document = try ContentReader().read(type, from: bytes, name: "f.json")
    return document.findings.map { "\($0)" }.joined(separator: "\n")
  } catch {
    return "\(error)"
  }
}

/// Returns the message that reading a document ends with, or what it found.
func message<Content: Decodable>(_ type: Content.Type, _ text: String) -> String {
  message(type, Array(text.utf8))
}
