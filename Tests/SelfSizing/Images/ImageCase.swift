import Foundation
import SelfSizing

/// The size of a view as iOS drew it.
struct ImageCase: Decodable {
  struct Content: Decodable {
    var title: String?
    var titles: [String]?
    var label: String?
    var labels: [String]?
    var text: String?
    var texts: [String]?
    var link: String?
    var author: String?
    var name: String?
    var tag: String?
    var duration: String?
    var subtitle: String?
    var placeholder: String?
    var helper: String?
    var required: Bool?
    var count: String?
    /// A name of where the icon is, or whether there is one.
    var icon: Icon?
    var iconHeight: Icon?
  }

  /// A value that is a word in some families, and a number or a Boolean in others.
  enum Icon: Decodable {
    case word(String)
    case flag(Bool)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .word(try container.decode(String.self))
      }
    }
  }

  enum Scale: Decodable {
    case number(Double)
    /// Measured at a scale, then rounded up to whole points.
    case wholePoints(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .wholePoints(Double(try container.decode(String.self).prefix { $0 != "," }) ?? 3)
      }
    }

    var value: Double {
      switch self {
      case .number(let scale), .wholePoints(let scale): scale
      }
    }
  }

  struct Expected: Decodable {
    var width: Double?
    var height: Double?
  }

  struct Ink: Decodable {
    struct Line: Decodable {
      var text: String
      var lastRowOfBaseline: Double
    }

    var scale: Double
    var region: [Double]
    var lines: [Line]
  }

  var id: String
  var family: String
  var view: String
  var content: Content
  var fonts: [String: String]
  var contentSizeCategory: String
  var displayScale: Scale
  var systems: [String]
  var width: String
  var numberOfLines: Int
  var rules: String
  var expected: Expected
  var ink: Ink?
  var lineBreakMode: String?
  var report: Bool?
}

extension ImageCase {
  /// The traits that it was drawn under; nil for a category without a name here.
  var traits: TraitCollection? {
    let names = ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    guard let index = names.firstIndex(of: contentSizeCategory) else { return nil }
    return TraitCollection(
      contentSizeCategory: DynamicTypeCategory.allCases[index], displayScale: displayScale.value)
  }

  /// The group in the article on real pixels: family, scale, systems.
  var group: String {
    let majors = Set(systems.compactMap { Int($0.prefix { $0.isNumber }) }).sorted()
    let range = majors.first == majors.last ? [majors.first] : [majors.first, majors.last]
    let systems = range.compactMap { $0.map(String.init) }.joined(separator: " to ")
    return "\(family), \(Int(displayScale.value))x, iOS \(systems)"
  }

  /// The first number in the view's width; nil where it is intrinsic.
  var points: Double? { width.numbers.first }

  /// Whether no system later than iOS 15 drew it.
  var edition: SystemFontEdition {
    systems.allSatisfy { ($0.numbers.first ?? 26) < 16 } ? .iOS15 : .iOS16
  }

  /// Whether every system that drew it has a name that begins so.
  func isDrawnOnly(by system: String) -> Bool { systems.allSatisfy { $0.hasPrefix(system) } }

  /// The numbers after the first occurrence of some words in the rules.
  func numbers(after words: String) -> [Double] {
    rules.range(of: words).map { String(rules[$0.upperBound...]).numbers } ?? []
  }

  /// The number after some words of the rules.
  func number(after words: String) throws(UnreadRule) -> Double {
    guard let number = numbers(after: words).first else { throw UnreadRule(rule: words) }
    return number
  }

  /// Whether the rules say something.
  func says(_ words: String) -> Bool { rules.contains(words) }
}

/// A rule whose words are not found.
struct UnreadRule: Error, CustomStringConvertible {
  let rule: String
  var description: String { "the rules do not say '\(rule)'" }
}

extension String {
  /// The numbers in a text, in its order.
  var numbers: [Double] {
    split { !($0.isNumber || $0 == ".") }.compactMap { part in
      Double(part.hasSuffix(".") ? part.dropLast() : part)
    }
  }
}
