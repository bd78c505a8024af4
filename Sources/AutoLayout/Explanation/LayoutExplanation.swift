import SelfSizingGeometry

/// Why an extent is what it is: the constants that add up to it, from one edge to the other.
///
/// Every solution rests on constraints that hold exactly. An extent is a sum of some of their
/// constants, each times a factor, its derivative: by how much the extent grows with the constant,
/// as long as no other constraint takes over.
public struct LayoutExplanation: Sendable {
  /// One constant of the sum.
  public struct Term: Hashable, Sendable {
    /// Where a constant comes from: a declared constraint, a stack's spacing, a layout margin or
    /// safe area, an item's intrinsic size, a text's baseline, the fitting size, the frame of an
    /// item whose autoresizing mask became constraints, or the width of readable content.
    package enum Source: Hashable, Sendable, CaseIterable {
      case constant, spacing, margin, intrinsicSize, baseline, target, frame, readableWidth
    }

    package let source: Source
    /// The constant, in points.
    public let constant: Double
    /// The derivative of the extent by the constant.
    public let factor: Double
    /// The lines of a text whose height the constant is; else 1.
    public let lineCount: Int
    /// The element concerned; nil for a constant of a constraint.
    public let element: Int?
    /// The constant's name in the sum: `title`, `spacing`, `margin`; empty for a plain constant.
    public let name: String
    /// The constraint that holds exactly, in words.
    public let constraint: String
    /// Where the constraint or item was declared; nil for the system's own.
    public let site: DeclarationSite?
    package var contribution: Double { constant * factor }
  }

  package struct Alternative: Hashable, Sendable {
    /// An item whose extent would be another one, in points.
    package struct Change: Hashable, Sendable {
      /// The element's index in the ``LayoutDescription``.
      package let element: Int
      package let name: String
      package let before, after: Double
    }

    /// The priority under which the root would take the target's height, or width.
    package let priority: LayoutPriority
    package let length: Double
    package let changes: [Change]
    /// The constraints that hold now and would no longer, in words.
    package let violated: [String]
  }

  /// The element whose extent is explained, by its index in the ``LayoutDescription``.
  public let element: Int
  /// The name of that element.
  public let name: String
  /// The axis of the extent.
  public let axis: LayoutAxis
  /// The extent, in points.
  public let length: Double
  /// The constants that add up to it, from the top or left edge on, zeros that only pass an edge on
  /// among them. Empty if nothing holds the edges apart.
  public let terms: [Term]
  package let alternatives: [Alternative]
}

extension LayoutExplanation.Term: CustomStringConvertible {
  /// The term in the sum, without its sign: `title 2 × 20.3`, `spacing 4 (Recipe.swift:31)`.
  public var description: String {
    var text = name.isEmpty ? "" : name + " "
    if factor.magnitude != 1 { text += "\(factor.magnitude.plain) × " }
    if lineCount > 1 {
      text += "\(lineCount) × \((constant.magnitude / Double(lineCount)).short)"
    } else {
      text += constant.magnitude.short
    }
    if let site, source != .intrinsicSize, source != .baseline { text += " (\(site))" }
    return text
  }
}

extension LayoutExplanation: CustomStringConvertible {
  /// The sum: `height 62.6 = 11 (Recipe.swift:20) + title 2 × 20.3 + 11 (Recipe.swift:21)`.
  public var sum: String {
    var text = "\(axis.extentName) \(length.short) = "
    var isFirst = true
    for term in terms where term.contribution != 0 {
      let isNegative = term.contribution < 0
      text += isFirst ? (isNegative ? "−" : "") : isNegative ? " − " : " + "
      text += term.description
      isFirst = false
    }
    return isFirst
      ? "\(axis.extentName) \(length.short): nothing holds the edges of \(name) apart" : text
  }

  /// The sum, a line for each constraint with its derivative, and the effects of other priorities.
  public var description: String {
    var lines = [sum]
    for term in terms {
      lines.append("  \(term.constant.short), derivative \(term.factor.plain): \(term.constraint)")
    }
    lines += alternatives.map { "  " + $0.text(axis) }
    return lines.joined(separator: "\n")
  }
}

extension LayoutExplanation.Alternative {
  package func text(_ axis: LayoutAxis) -> String {
    var text = "at fitting priority \(priority.rawValue.plain): \(axis.extentName) \(length.short)"
    if changes.isEmpty { return text + ", nothing changes" }
    text += changes.map { ", \($0.name) \($0.before.short) → \($0.after.short)" }.joined()
    if !violated.isEmpty { text += "; gives way: " + violated.joined(separator: ", ") }
    return text
  }
}
