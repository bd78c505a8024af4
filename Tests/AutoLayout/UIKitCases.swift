import TestSupport

/// The file uikit.json: what UIKit itself was measured to do.
struct UIKitFile: Decodable {
  let cases: [ConformanceEntry<UIKitCase>]
  let breaks: [ConformanceEntry<UIKitBreak>]
}

/// A measured layout, or a tie between equal priorities.
struct UIKitCase: Decodable {
  struct View: Decodable {
    let id: String
    let `class`: String
    let parent: String?
    let frame: [Double]?
    let intrinsic: [Double]?
    let numberOfLines: Int?
    let huggingH: Double?
    let compressionH: Double?
    let attributes: String?
    let font: Font?
  }

  struct Font: Decodable {
    let size: Double
  }

  struct Expectation: Decodable {
    let id: String
    let frame: [Double]
  }

  let name: String
  let kind: String
  let scale: Double
  let size: [Double]
  let views: [View]
  let constraints: [UIKitConstraint]
  let expected: [Expectation]
}

/// A constraint as the suite writes it.
struct UIKitConstraint: Decodable {
  let item: String
  let attribute: String
  let relation: String
  let toItem: String?
  let toAttribute: String?
  let toGuide: String?
  let multiplier: Double?
  let constant: Double
  let priority: Double
}

/// Required constraints that contradict each other, and which one UIKit broke.
struct UIKitBreak: Decodable {
  struct Intrinsic: Decodable {
    let size: [Double]
    let huggingH: Double
    let compressionH: Double
  }

  let name: String
  let mode: String
  let constraints: [String: UIKitConstraint]
  let steps: [String]
  let viewAddOrder: [String]
  let intrinsic: [String: Intrinsic]?
  let broken: [String]
  let expected: [String: [Double]]
}
