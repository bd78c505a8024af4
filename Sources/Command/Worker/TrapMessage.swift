/// A trap's message without the backtrace: `Shop/PriceCell.swift:12: Fatal error: Unexpectedly …`.
struct TrapMessage {
  private static let mark = "Fatal error"
  /// Files of Swift's own library, whose lines help no one.
  private static let ownFolder = "Swift/"
  private(set) var text: String?

  mutating func read(_ line: String) {
    guard let range = line.firstRange(of: Self.mark) else { return }
    let place = line[..<range.lowerBound].split(separator: " ").last.map(String.init) ?? ""
    let message = String(line[range.lowerBound...])
    // Without a place a mark of the command precedes the message.
    let isOfApp = place.contains(".swift:") && !place.hasPrefix(Self.ownFolder)
    text = isOfApp ? "\(place) \(message)" : message
  }
}
