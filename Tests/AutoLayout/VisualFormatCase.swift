import SelfSizingGeometry
import TestSupport

@testable import SelfSizingAutoLayout

/// A visual format that parses or does not, or the layout that several formats give.
struct VisualFormatCase: Decodable {
  struct Spacing: Decodable {
    let sibling: Double
    let superview: Double
  }

  struct Intrinsic: Decodable {
    let w: Double?
    let h: Double?
  }

  struct Expectation: Decodable {
    let frames: [String: [Double?]]?
    let rootSize: [Double?]?
  }

  let id: String
  let format: String?
  let views: [String]?
  let valid: Bool?
  let metrics: [String: Double]?
  let constraintCount: Int?
  let root: [Double?]?
  let formats: [String]?
  let spacing: Spacing?
  let intrinsic: [String: Intrinsic]?
  let expect: Expectation?

  func outcome() throws -> ConformanceOutcome {
    format == nil ? try layout() : parse()
  }

  private func parse() -> ConformanceOutcome {
    let named = Set(views ?? [])
    var parser = VisualFormatParser(format ?? "", metrics: metrics ?? [:]) {
      named.isEmpty || named.contains($0)
    }
    do throws(VisualFormatError) {
      let parsed = try parser.parse()
      // Only a view without a superview makes a format wrong that parses.
      let touchesSuperview = parsed.leading != nil || parsed.trailing != nil
      let isValid = !(named.contains("danglingView") && touchesSuperview)
      if valid == false && isValid { return .failed("expected an error, found none") }
      if let constraintCount, parsed.constraintCount != constraintCount {
        return .failed("expected \(constraintCount) constraints, got \(parsed.constraintCount)")
      }
      return .passed
    } catch {
      return valid == true ? .failed("\(error)") : .passed
    }
  }

  private func layout() throws -> ConformanceOutcome {
    let superview = spacing?.superview ?? 20
    let rootItem = LayoutItem("root")
    rootItem.directionalLayoutMargins = DirectionalEdgeInsets(
      top: superview, leading: superview, bottom: superview, trailing: superview)
    var items: [String: LayoutItem] = [:]
    var constraints: [LayoutConstraint] = []
    for text in formats ?? [] {
      var parser = VisualFormatParser(text, metrics: metrics ?? [:]) { _ in true }
      let parsed = try parser.parse()
      for view in parsed.views where items[view.name] == nil {
        items[view.name] = LayoutItem(view.name, in: rootItem)
      }
      constraints += try VisualFormatExpansion(
        format: parsed, text: text, options: [], views: items, fileID: #fileID, line: #line,
        siblingSpacing: spacing?.sibling ?? 8
      ).constraints()
    }
    for (name, size) in intrinsic ?? [:] {
      if size.w != nil { items[name]?.intrinsicAxes.insert(.width) }
      if size.h != nil { items[name]?.intrinsicAxes.insert(.height) }
    }
    var layout = TestLayout(rootItem, constraints)
    layout.sizes = (intrinsic ?? [:]).mapValues {
      IntrinsicContentSize(width: $0.w ?? 0, height: $0.h ?? 0)
    }
    let (width, height) = (root?.number(0), root?.number(1))
    let solution = try layout.fit(
      width ?? 0, height ?? 0, horizontal: width == nil ? 1 : .required,
      vertical: height == nil ? 1 : .required)
    return compare(solution, layout)
  }

  private func compare(_ solution: LayoutSolution, _ layout: TestLayout) -> ConformanceOutcome {
    var expected = expect?.frames ?? [:]
    if let size = expect?.rootSize { expected["root"] = [nil, nil] + size }
    let differences = expected.sorted { $0.key < $1.key }.compactMap { name, frame -> String? in
      let actual = layout.frame(name, in: solution)
      let numbers = [actual.minX, actual.minY, actual.width, actual.height]
      let agrees = zip(frame, numbers).allSatisfy { expected, actual in
        expected.map { abs($0 - actual) <= 0.01 } ?? true
      }
      return agrees ? nil : "\(name): got \(numbers)"
    }
    return differences.isEmpty ? .passed : .failed(differences.joined(separator: "; "))
  }
}
