import Foundation
import TestSupport

/// The file auto-layout.json: published and independently computed layouts.
struct AutoLayoutFile: Decodable {
  let cases: [ConformanceEntry<AutoLayoutCase>]
}

/// A case of auto-layout.json; which keys are present depends on its kind.
struct AutoLayoutCase: Decodable {
  struct Text: Decodable {
    let natural: Double
    let lineHeight: Double
    let numberOfLines: Int
  }

  struct View: Decodable {
    let width: [Double]?
    let height: [Double]?
    let intrinsic: [Double?]?
    let hug: [Double]?
    let cr: [Double]?
    let text: Text?
    let firstBaselineFromTop: Double?
    let lastBaselineFromBottom: Double?
  }

  struct Stack: Decodable {
    let axis: String
    let alignment: String
    let distribution: String
    let spacing: Double
    let arranged: [String]
    let hidden: [String]?
    let customSpacing: [String: Double]?
    let layoutMargins: [Double]?
    let marginsRelative: Bool?
    let width: Double?
    let height: Double?
  }

  struct Fitting: Decodable {
    let target: [Double]
    let h: Double
    let v: Double
  }

  struct Expectation: Decodable {
    let size: [Double?]?
    let frames: [String: [Double?]]?
    let unsatisfiable: Bool?
  }

  let id: String
  let kind: String
  let root: [Double?]?
  let items: [String: View]?
  let views: [String: View]?
  let stack: Stack?
  let constraints: [ConstraintRow]?
  let fitting: Fitting?
  let rtl: Bool?
  let layoutMargins: [Double]?
  let alignmentRectInsets: [String: [Double]]?
  let ambiguous: Bool?
  let tolerance: Double?
  let expect: Expectation?
  let value: Double?
  let scale: Double?
  let rounded: Double?
  let visualFormat: VisualFormatCase?
  let linear: LinearCase?

  private enum CodingKeys: CodingKey {
    case id, kind, root, items, views, stack, constraints, fitting, rtl, layoutMargins
    case alignmentRectInsets, ambiguous, tolerance, expect, value, scale
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    kind = try container.decode(String.self, forKey: .kind)
    ambiguous = try container.decodeIfPresent(Bool.self, forKey: .ambiguous)
    let isLayout = ["layout", "fitting", "multiline", "stack"].contains(kind)
    root = isLayout ? try container.decodeIfPresent([Double?].self, forKey: .root) : nil
    items = isLayout ? try container.decodeIfPresent([String: View].self, forKey: .items) : nil
    views = isLayout ? try container.decodeIfPresent([String: View].self, forKey: .views) : nil
    stack = isLayout ? try container.decodeIfPresent(Stack.self, forKey: .stack) : nil
    constraints =
      isLayout ? try container.decodeIfPresent([ConstraintRow].self, forKey: .constraints) : nil
    fitting = isLayout ? try container.decodeIfPresent(Fitting.self, forKey: .fitting) : nil
    rtl = try container.decodeIfPresent(Bool.self, forKey: .rtl)
    layoutMargins = try container.decodeIfPresent([Double].self, forKey: .layoutMargins)
    alignmentRectInsets = try container.decodeIfPresent(
      [String: [Double]].self, forKey: .alignmentRectInsets)
    tolerance = try container.decodeIfPresent(Double.self, forKey: .tolerance)
    visualFormat = kind.hasPrefix("vfl") ? try VisualFormatCase(from: decoder) : nil
    linear = kind == "linear" ? try LinearCase(from: decoder) : nil
    let isRounding = kind.hasPrefix("rounding")
    value = isRounding ? try container.decode(Double.self, forKey: .value) : nil
    scale = isRounding ? try container.decode(Double.self, forKey: .scale) : nil
    rounded = isRounding ? try container.decode(Double.self, forKey: .expect) : nil
    expect = isLayout ? try container.decodeIfPresent(Expectation.self, forKey: .expect) : nil
  }
}

/// A constraint as the suite writes it: [left, relation, right or null, multiplier, constant,
/// priority].
struct ConstraintRow: Decodable {
  let left: String
  let relation: String
  let right: String?
  let multiplier: Double
  let constant: Double
  let priority: Double

  init(from decoder: Decoder) throws {
    var row = try decoder.unkeyedContainer()
    left = try row.decode(String.self)
    relation = try row.decode(String.self)
    right = try row.decodeNil() ? nil : row.decode(String.self)
    multiplier = try row.decode(Double.self)
    constant = try row.decode(Double.self)
    priority = try row.decode(Double.self)
  }
}
