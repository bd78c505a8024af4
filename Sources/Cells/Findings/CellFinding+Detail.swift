import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension CellFinding {
  /// The facts of a finding of each ``Kind``. All lengths are in points.
  package enum Detail: Hashable, Sendable {
    case fixedHeight(FixedHeight)
    case stubbed
    case conflicting(LayoutConflict)
    /// With the constraint that may have the priority 999, if one resolves it.
    case estimatedHeight(Double, LayoutConflict, relaxable: String?)
    case ambiguous(Ambiguity)
    case missingPin(MissingPin)
    /// The items that are shown and have no height either.
    case noHeight(cell: String, items: [String])
    case truncated(hiddenCharacters: Int, Squeeze?)
    case squeezed(Squeeze)
    case clipped([Overhang])
    case overlapping(other: String)
    /// The items that would stretch.
    case unboundedHeight(cell: String, stretching: [String])
    case missesTargetWidth(Double, target: Double, priority: LayoutPriority)
    case shrunk(scale: Double)
    case brokenWord(String)
    case fittingDependent(FittingComparison)
    case shrinking(height: Double, before: Double, at: DynamicTypeCategory)
    case unsettled(LayoutAxis, extent: Double, next: Double)
    case missingGlyphs([Unicode.Scalar], hasMore: Bool)
    case unread(String)
    case logged(String)
    case fixedFont(String)
    case assumed(String)
    case remark(String)
  }

  /// The finding in words: the culprit, the value and the limit.
  public var message: String {
    let name = item ?? "the cell"
    switch detail {
    case .fixedHeight(let fixed): return fixed.message
    case .stubbed: return "the height depends on a stub of \(name) instead of the app's own code"
    case .conflicting(let conflict):
      let broken = conflict.broken.map { "; UIKit breaks \($0)" } ?? ""
      let rule = conflict.rule.map { ", because \($0)" } ?? ""
      return "unable to simultaneously satisfy "
        + "\(conflict.constraints.joined(separator: ", "))\(broken)\(rule)"
    case .estimatedHeight(let height, let conflict, _):
      return "pinned to its estimated height of \(height.short), before it is measured, the cell "
        + "is unable to simultaneously satisfy \(conflict.constraints.joined(separator: ", "))"
    case .ambiguous(let ambiguity): return ambiguity.message
    case .missingPin(let pin): return pin.message
    case .noHeight(let cell, let items):
      return items.isEmpty
        ? "\(cell) has no height: nothing in it is shown"
        : "\(cell) has no height: \(items.listed) \(items.count == 1 ? "has" : "have") none"
    case .truncated(let count, let squeeze):
      let reason = squeeze.map { ": it \($0.message)" } ?? ""
      return count == 1
        ? "1 character of \(name) is hidden\(reason)"
        : "\(count) characters of \(name) are hidden\(reason)"
    case .squeezed(let squeeze): return "\(name) \(squeeze.message)"
    case .clipped(let overhangs):
      let sides = overhangs.map { "\($0.distance.short) points at the \($0.edge.rawValue)" }
      return "\(name) sticks out of the cell by \(sides.joined(separator: " and "))"
    case .overlapping(let other): return "\(name) overlaps \(other)"
    case .unboundedHeight(let cell, let items):
      let reason =
        items.isEmpty
        ? "nothing ties its bottom edge to its contents" : "\(items.listed) can stretch freely"
      return "nothing but the fitting target keeps \(cell) from growing: \(reason)"
    case .missesTargetWidth(let width, let target, let priority):
      return "the cell is \(width.short) points wide, not \(target.short): the horizontal fitting "
        + "priority is \(priority.rawValue.short)"
    case .shrunk(let scale):
      // A text that had to shrink is never as large as before.
      return "\(name) shrinks to \(min(Int((scale * 100).rounded()), 99)) %"
    case .brokenWord(let word):
      return "\(name) breaks the word \(word) between two lines, as it is wider than a line"
    case .fittingDependent(let comparison): return comparison.message
    case .shrinking(let height, let before, let category):
      return "the cell is \(height.short) points high, and \(before.short) at "
        + category.headingName
    case .unsettled(let axis, let extent, let next):
      return "\(name) is \(extent.short) points \(axis.extentAdjective), and would be "
        + "\(next.short) in a third pass, which UIKit does not make"
    case .missingGlyphs(let scalars, let hasMore):
      return "\(name) has characters of unknown width: "
        + scalars.map { $0.codePoint }.joined(separator: ", ") + (hasMore ? " and others" : "")
    case .unread(let reason), .logged(let reason), .fixedFont(let reason), .assumed(let reason),
      .remark(let reason):
      return item.map { "\($0): " + reason } ?? reason
    }
  }

  /// The next step that would help; nil where there is nothing to do, or it goes without saying.
  public var suggestedFix: String? {
    switch detail {
    case .fixedHeight:
      "to let the cell size itself, pin its last item's bottom to the content view's"
    case .stubbed:
      "add its file to sources in settings.json, complete the stub, or accept the finding"
    case .conflicting(let conflict):
      // The mask contradicts all that is stated about the view, so the others need no change.
      conflict.members.lazy.compactMap { $0.autoresizedView }.first
        .map { "set \($0).translatesAutoresizingMaskIntoConstraints = false" }
        ?? "remove one of them, or give it a priority below 1000"
    case .estimatedHeight(_, _, let constraint):
      constraint.map { "give \($0) a priority of 999" }
        ?? "give several of them a priority of 999, since one is not enough"
    case .ambiguous(let ambiguity): ambiguity.suggestedFix
    case .missingPin(let pin): pin.suggestedFix
    case .noHeight(let cell, let items):
      items.isEmpty
        ? "give \(cell) a minimum height, or leave the cell out"
        : "give \(items.count == 1 ? items[0] : "one of them") a height, or \(cell) a minimum height"
    case .truncated(_, let squeeze): squeeze?.suggestedFix
    case .squeezed(let squeeze): squeeze.suggestedFix
    case .clipped(let overhangs):
      "hold it inside the cell at the \(overhangs.map { $0.edge.rawValue }.joined(separator: " and ")), "
        + "at least with an inequality"
    case .overlapping: "keep the two apart with a constraint between them"
    case .unboundedHeight:
      "pin the last item's bottom with an equality, and give what may stretch a height or a "
        + "content hugging priority above 50"
    case .missesTargetWidth:
      "fit with the horizontal priority .required, as an override of "
        + "preferredLayoutAttributesFitting(_:) for a vertical list does"
    case .fittingDependent(let comparison): comparison.suggestedFix
    case .brokenWord: "give it more width, or put soft hyphens (U+00AD) into the word"
    case .unsettled: "make its width independent of heights"
    case .shrunk, .shrinking, .missingGlyphs, .unread, .logged, .fixedFont, .assumed, .remark: nil
    }
  }
}

extension CellFinding.Detail {
  /// How much of its kind a finding is, to compare it with others of the same kind: hidden
  /// characters, points, or the lost share of a font's size; 0 for a kind that has no degrees.
  package var amount: Double {
    switch self {
    case .truncated(let count, _): Double(count)
    case .squeezed(let squeeze): squeeze.needed - squeeze.extent
    case .clipped(let overhangs): overhangs.map { $0.distance }.max() ?? 0
    case .missingPin(let pin): pin.overhang
    case .shrunk(let scale): 1 - scale
    case .brokenWord(let word): Double(word.count)
    case .shrinking(let height, let before, _): before - height
    case .fittingDependent(let comparison): (comparison.height - comparison.other).magnitude
    case .unsettled(_, let extent, let next): (extent - next).magnitude
    // Each by its name, so that a new kind does not compile before its degree is known.
    case .fixedHeight, .stubbed, .conflicting, .estimatedHeight, .ambiguous, .noHeight,
      .overlapping, .unboundedHeight, .missesTargetWidth, .missingGlyphs, .unread, .logged,
      .fixedFont, .assumed, .remark:
      0
    }
  }
}

#if !hasFeature(Embedded)
  extension CellFinding.Detail {
    func write(to writer: inout PackedWriter) {
      writer.write(case: kind)
      switch self {
      case .fixedHeight(let fixed): fixed.write(to: &writer)
      case .stubbed: break
      case .conflicting(let conflict): conflict.write(to: &writer)
      case .estimatedHeight(let height, let conflict, let relaxable):
        writer.write(height)
        conflict.write(to: &writer)
        writer.write(relaxable) { $0.write($1) }
      case .ambiguous(let ambiguity): ambiguity.write(to: &writer)
      case .missingPin(let pin):
        writer.write(case: pin.edge)
        writer.write(pin.item)
        writer.write(pin.overhang)
        writer.write(pin.container)
        writer.write(case: pin.attribute)
      case .noHeight(let cell, let items), .unboundedHeight(let cell, let items):
        writer.write(cell)
        writer.write(items) { $0.write($1) }
      case .truncated(let count, let squeeze):
        writer.write(count: count)
        writer.write(squeeze) { $1.write(to: &$0) }
      case .squeezed(let squeeze): squeeze.write(to: &writer)
      case .clipped(let overhangs):
        writer.write(overhangs) { writer, overhang in
          writer.write(case: overhang.edge)
          writer.write(overhang.distance)
        }
      case .missesTargetWidth(let width, let target, let priority):
        for number in [width, target, priority.rawValue] { writer.write(number) }
      case .shrunk(let scale): writer.write(scale)
      case .fittingDependent(let comparison): comparison.write(to: &writer)
      case .shrinking(let height, let before, let category):
        writer.write(height)
        writer.write(before)
        writer.write(case: category)
      case .unsettled(let axis, let extent, let next):
        writer.write(case: axis)
        writer.write(extent)
        writer.write(next)
      case .missingGlyphs(let scalars, let hasMore):
        writer.write(scalars) { $0.write(count: Int($1.value)) }
        writer.write(hasMore)
      case .overlapping(let text), .brokenWord(let text), .unread(let text), .logged(let text),
        .fixedFont(let text), .assumed(let text), .remark(let text):
        writer.write(text)
      }
    }

    init(from reader: inout PackedReader) {
      switch reader.oneCase(of: CellFinding.Kind.self, else: .stubbed) {
      case .fixedHeight: self = .fixedHeight(CellFinding.FixedHeight(from: &reader))
      case .stubbed: self = .stubbed
      case .conflicting: self = .conflicting(LayoutConflict(from: &reader))
      case .estimatedHeight:
        self = .estimatedHeight(
          reader.figure(), LayoutConflict(from: &reader), relaxable: reader.optional { $0.text() })
      case .ambiguous: self = .ambiguous(CellFinding.Ambiguity(from: &reader))
      case .missingPin:
        self = .missingPin(
          CellFinding.MissingPin(
            edge: reader.oneCase(of: LayoutEdge.self, else: .bottom), item: reader.text(),
            overhang: reader.figure(), container: reader.text(),
            attribute: reader.oneCase(of: LayoutAttribute.self, else: .bottom)))
      case .noHeight: self = .noHeight(cell: reader.text(), items: reader.list { $0.text() })
      case .unboundedHeight:
        self = .unboundedHeight(cell: reader.text(), stretching: reader.list { $0.text() })
      case .truncated:
        self = .truncated(
          hiddenCharacters: reader.index(), reader.optional { CellFinding.Squeeze(from: &$0) })
      case .squeezed: self = .squeezed(CellFinding.Squeeze(from: &reader))
      case .clipped:
        self = .clipped(
          reader.list {
            CellFinding.Overhang(
              edge: $0.oneCase(of: LayoutEdge.self, else: .bottom), distance: $0.figure())
          })
      case .missesTargetWidth:
        self = .missesTargetWidth(
          reader.figure(), target: reader.figure(), priority: reader.priority())
      case .shrunk: self = .shrunk(scale: reader.figure())
      case .fittingDependent: self = .fittingDependent(CellFinding.FittingComparison(from: &reader))
      case .shrinking:
        self = .shrinking(
          height: reader.figure(), before: reader.figure(),
          at: reader.oneCase(of: DynamicTypeCategory.self, else: .large))
      case .unsettled:
        self = .unsettled(
          reader.oneCase(of: LayoutAxis.self, else: .vertical), extent: reader.figure(),
          next: reader.figure())
      case .missingGlyphs:
        self = .missingGlyphs(reader.list { $0.scalar() }, hasMore: reader.flag())
      case .overlapping: self = .overlapping(other: reader.text())
      case .brokenWord: self = .brokenWord(reader.text())
      case .unread: self = .unread(reader.text())
      case .logged: self = .logged(reader.text())
      case .fixedFont: self = .fixedFont(reader.text())
      case .assumed: self = .assumed(reader.text())
      case .remark: self = .remark(reader.text())
      }
    }
  }
#endif
