import SelfSizingAutoLayout
import SelfSizingGeometry

extension CellFinding {
  /// A height that no constraint gives.
  package struct FixedHeight: Hashable, Sendable {
    /// Where such a height comes from.
    package enum Source: String, Hashable, Sendable {
      case document
      case standardRow
    }

    package let height: Double
    package let source: Source
    package let reason: String

    package init(_ height: Double, _ source: Source, because reason: String) {
      self.height = height
      self.source = source
      self.reason = reason
    }

    func write(to writer: inout PackedWriter) {
      writer.write(height)
      writer.write(source == .document)
      writer.write(reason)
    }
  }

  /// A position or a size that the constraints leave ambiguous.
  package struct Ambiguity: Hashable, Sendable {
    /// An item in two layouts that are equally good.
    package struct Item: Hashable, Sendable {
      package let name: String
      package let taken: LayoutRect
      /// The frame in the other layout; nil where none was looked for.
      package let other: LayoutRect?
      /// The content hugging priority along the axis; nil if the item has no intrinsic size.
      package let contentHugging: LayoutPriority?
      /// The compression resistance along the axis; nil if the item has no intrinsic size.
      package let compressionResistance: LayoutPriority?
      /// Its intrinsic extent along the axis, in points; nil if it has none.
      package let intrinsicExtent: Double?
    }

    package let axis: LayoutAxis
    package let items: [Item]
  }

  /// An edge of the cell that nothing holds an item inside of.
  package struct MissingPin: Hashable, Sendable {
    package let edge: LayoutEdge
    package let item: String
    package let overhang: Double
    package let container: String
    package let attribute: LayoutAttribute
  }

  package struct Squeeze: Hashable, Sendable {
    package let axis: LayoutAxis
    package let extent: Double, needed: Double
    package let compressionResistance: LayoutPriority
    package let causes: [String]
  }

  package struct Overhang: Hashable, Sendable {
    package let edge: LayoutEdge
    package let distance: Double
  }

  /// A cell's height under the two usual vertical fitting priorities.
  package struct FittingComparison: Hashable, Sendable {
    package struct Change: Hashable, Sendable {
      package let name: String
      package let height: Double, other: Double
    }

    package let height: Double
    package let priority: LayoutPriority
    package let other: Double
    package let otherPriority: LayoutPriority
    package let changes: [Change]
  }
}

extension CellFinding.FixedHeight {
  /// The height, and whose it is: `72 is the document's height, not measured`.
  package var summary: String {
    let owner =
      switch source {
      case .document: "the document's height"
      case .standardRow: "the height of a table view's standard row"
      }
    return "\(height.short) is \(owner), not measured"
  }

  package var message: String { "\(summary): \(reason), so the cell does not size itself" }
}

extension CellFinding.Ambiguity {
  /// The reason why the constraints make no choice.
  private enum Tie {
    /// There is more room than the items need, and they resist growing alike.
    case hugging(LayoutPriority)
    /// There is less room, and they resist shrinking alike.
    case compression(LayoutPriority)
    /// They have no intrinsic sizes, or other reasons decide.
    case other
  }

  private var tie: Tie {
    let isWide = items.contains { isGrown($0) }
    let priorities = Set(items.map { isWide ? $0.contentHugging : $0.compressionResistance })
    guard items.count > 1, priorities.count == 1, case let priority?? = priorities.first else {
      return .other
    }
    return isWide ? .hugging(priority) : .compression(priority)
  }

  private func isGrown(_ item: Item) -> Bool {
    guard let intrinsic = item.intrinsicExtent else { return false }
    let extents = [item.taken.size[axis], item.other?.size[axis] ?? 0]
    return extents.contains { $0 > intrinsic + LayoutSolution.tolerance }
  }

  private var adjective: String { axis == .horizontal ? "horizontal" : "vertical" }

  var message: String {
    let names = items.map { $0.name }.listed
    guard items.allSatisfy({ $0.other != nil }) else {
      return "the \(adjective) position or \(axis.extentName) of \(names) is ambiguous"
    }
    guard items.count > 1 else { return alternatives(of: items[0]) }
    let all = items.count == 2 ? "both" : "all"
    let reason =
      switch tie {
      case .hugging(let priority): "\(all) hug their content at \(priority.rawValue.short), so "
      case .compression(let priority):
        "\(all) resist compression at \(priority.rawValue.short), so "
      case .other: ""
      }
    return "the \(axis.extentName)s of \(names) are ambiguous: \(reason)\(list { $0.taken }) "
      + "are as good as \(list { $0.other ?? $0.taken })"
  }

  private func list(_ frame: (Item) -> LayoutRect) -> String {
    items.map { frame($0).size[axis].short }.listed
  }

  private func alternatives(of item: Item) -> String {
    let other = item.other ?? item.taken
    let isSameExtent =
      (item.taken.size[axis] - other.size[axis]).magnitude <= LayoutSolution.tolerance
    let what = isSameExtent ? "\(adjective) position" : axis.extentName
    let letter = axis == .horizontal ? "x " : "y "
    let (first, second) =
      isSameExtent
      ? (letter + item.taken.origin[axis].short, letter + other.origin[axis].short)
      : (item.taken.size[axis].short, other.size[axis].short)
    return "the \(what) of \(item.name) is ambiguous: \(first) is as good as \(second)"
  }

  var suggestedFix: String {
    let last = items.last?.name ?? ""
    let swiftAxis = axis == .horizontal ? ".horizontal" : ".vertical"
    switch tie {
    case .hugging(let priority):
      return "let one of them hug more, as in "
        + "\(last).contentHugging(\((priority.rawValue + 1).short), for: \(swiftAxis))"
    case .compression(let priority):
      return "let one of them resist more, as in "
        + "\(last).compressionResistance(\((priority.rawValue + 1).short), for: \(swiftAxis))"
    case .other:
      guard items.count == 1, let item = items.first else {
        return "add a constraint for the \(axis.extentName) of one of them"
      }
      let isSized =
        item.other.map {
          (item.taken.size[axis] - $0.size[axis]).magnitude <= LayoutSolution.tolerance
        } ?? false
      return isSized
        ? "add a constraint for one of its \(axis == .horizontal ? "sides" : "edges")"
        : "add a constraint for its \(axis.extentName), or for its other edge"
    }
  }
}

extension CellFinding.MissingPin {
  var message: String {
    let place = edge == .top ? "above" : edge == .bottom ? "below" : "beyond"
    return "nothing pins \(container).\(attribute) to \(item), which ends \(overhang.short) points "
      + "\(place) it"
  }

  var suggestedFix: String {
    let relation =
      switch edge {
      case .top, .bottom: "equalTo"
      case .left, .right: attribute == .trailing ? "lessThanOrEqualTo" : "greaterThanOrEqualTo"
      }
    return "\(item).\(attribute)Anchor.constraint(\(relation): \(container).\(attribute)Anchor)"
  }
}

extension CellFinding.Squeeze {
  var message: String {
    let reason = causes.isEmpty ? "" : ", because of \(causes.joined(separator: ", "))"
    return "is \(extent.short) points \(axis.extentAdjective) and needs \(needed.short)\(reason)"
  }

  var suggestedFix: String {
    let constraint =
      switch causes.count {
      case 0: "what limits it"
      case 1: "that constraint"
      default: "one of those constraints"
      }
    let inequality = "let its \(axis.extentName) grow: make \(constraint) an inequality"
    guard compressionResistance < .required else { return inequality }
    return inequality + ", or give it a priority below \(compressionResistance.rawValue.short)"
  }
}

extension CellFinding.FittingComparison {
  var message: String {
    let items = changes.map { "\($0.name) \($0.height.short) instead of \($0.other.short)" }
    return "the cell is \(height.short) points high when fitted with the vertical priority "
      + "\(priority.rawValue.short), and \(other.short) with \(otherPriority.rawValue.short)"
      + (items.isEmpty ? "" : ": \(items.joined(separator: ", "))")
  }

  var suggestedFix: String {
    "fit with the vertical priority .fittingSizeLevel, or give what must hold a priority above 250"
  }
}

extension [String] {
  /// The words as a sentence lists them: `title`, `title and price`, `title, price and badge`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension LayoutAxis {
  var extentAdjective: String { self == .horizontal ? "wide" : "high" }
}

extension Unicode.Scalar {
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}

/// An edge of a rectangle, whatever the interface's direction.
package enum LayoutEdge: String, Hashable, Sendable, CaseIterable {
  case top
  case left
  case bottom
  case right

  var axis: LayoutAxis { self == .left || self == .right ? .horizontal : .vertical }
  var side: EdgeChains.Side { self == .left || self == .top ? .start : .end }

  func attribute(in direction: InterfaceDirection) -> LayoutAttribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: direction == .rightToLeft ? .trailing : .leading
    case .right: direction == .rightToLeft ? .leading : .trailing
    }
  }

  func overhang(of frame: LayoutRect, beyond bounds: LayoutRect) -> Double {
    switch self {
    case .top: bounds.minY - frame.minY
    case .left: bounds.minX - frame.minX
    case .bottom: frame.maxY - bounds.maxY
    case .right: frame.maxX - bounds.maxX
    }
  }
}
