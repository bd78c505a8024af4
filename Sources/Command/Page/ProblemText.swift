import SelfSizing

/// The words of a problem: a title, a sentence about it, and the suggested fix.
struct ProblemText {
  private let kind: CellFinding.Kind
  private let entries: [FindingSummary.Entry]
  /// Whether it is of one finding, and not of all that share a card.
  private let isAlone: Bool

  init(_ part: SharedProblem.Part) {
    kind = part.entries[0].kind
    entries = part.entries
    isAlone = false
  }

  init(_ entry: FindingSummary.Entry) {
    kind = entry.kind
    entries = [entry]
    isAlone = true
  }

  private var finding: CellFinding { entries[0].worst.finding }

  private func words(_ squeeze: CellFinding.Squeeze) -> String {
    "\(name) is \(squeeze.extent.short) points \(squeeze.axis.adjective) and needs "
      + squeeze.needed.short
  }

  private var name: String { finding.item.map { "“\($0)”" } ?? "The cell" }
  var title: String { entries.count > 1 ? titleOfSeveral : titleOfOne }

  private var titleOfSeveral: String {
    let count = entries.count
    switch kind {
    case .squeezed where entries.allSatisfy { $0.harm.loss == .whole }:
      let isFlat = entries.allSatisfy { entry in
        if case .squeezed(let squeeze) = entry.worst.finding.detail {
          squeeze.extent < 1
        } else {
          false
        }
      }
      return "\(count) items have \(isFlat ? "no" : "hardly any") room"
    case .squeezed: return "\(count) items are smaller than their content"
    case .overlapping: return "\(count) texts are on top of each other"
    case .truncated: return "\(count) texts are cut off"
    case .clipped: return "\(count) items stick out of the cell"
    case .missingPin: return "Nothing holds \(count) items inside the cell"
    case .shrunk: return "\(count) texts shrink to fit"
    case .conflicting: return "\(count) required constraints conflict"
    case .ambiguous: return "\(count) sizes or positions are ambiguous"
    case .unread: return "\(count) parts of the file are not understood"
    case .logged: return "UIKit would report \(count) errors"
    default: return titleOfOne
    }
  }

  private var titleOfOne: String {
    switch finding.detail {
    case .truncated(let hidden, _):
      return "\(name) is cut off: \(hidden) \(hidden == 1 ? "character" : "characters") hidden"
    case .squeezed(let squeeze): return words(squeeze)
    case .overlapping(let other): return "\(name) and “\(other)” are on top of each other"
    case .clipped(let overhangs):
      let most = overhangs.map(\.distance).max() ?? 0
      return "\(name) sticks out of the cell by \(most.short) points"
    case .missingPin(let pin): return "Nothing pins the \(pin.edge.rawValue)"
    case .noHeight: return "The cell has no height"
    case .conflicting: return "Required constraints conflict"
    case .estimatedHeight: return "Constraints conflict with the estimated height"
    case .ambiguous(let ambiguity):
      let names = ambiguity.items.map { "“\($0.name)”" }.joined(separator: " and ")
      return "The \(ambiguity.axis == .horizontal ? "width" : "height") of \(names) is left open"
    case .shrunk(let scale): return "\(name) shrinks to \(min(Int((scale * 100).rounded()), 99)) %"
    case .fixedFont:
      return isAlone && finding.item != nil
        ? "\(name) ignores Dynamic Type" : "Text ignores Dynamic Type"
    case .stubbed: return "The height depends on a stub"
    case .unread: return "A part of the file is not understood"
    case .logged: return "UIKit would report an error"
    default: return kind.row.legend
    }
  }

  private static let largestCauseCount = 3
  private static let largestItemCount = 6

  private var items: String {
    entries.compactMap(\.item).distinct.map { "“\($0)”" }.listed(atMost: Self.largestItemCount)
  }

  /// The sentence after the title; empty where that says all.
  var explanation: String {
    switch finding.detail {
    case .truncated(_, nil), .overlapping: return entries.count > 1 ? items : ""
    case .conflicting(let conflict):
      return conflict.broken.map { "UIKit breaks \($0)." } ?? finding.message
    case .squeezed(let squeeze) where entries.count > 1:
      let causes = squeeze.causes.listed(atMost: Self.largestCauseCount)
      return words(squeeze) + (causes.isEmpty ? "." : ", because of \(causes).")
    case .squeezed(let squeeze):
      return squeeze.causes.isEmpty
        ? "" : "Because of \(squeeze.causes.listed(atMost: Self.largestCauseCount))."
    default: return Self.sentence(finding.message[...])
    }
  }

  /// The suggested fix: words, and code where there is some; nil where nothing is suggested.
  var fix: (words: String, code: String)? {
    if case .fixedFont = finding.detail {
      return ("Use the font of a text style.", "adjustsFontForContentSizeCategory = true")
    }
    if case .truncated(_, nil) = finding.detail {
      return ("Allow more lines.", "\(finding.item ?? "label").numberOfLines = 0")
    }
    guard let fix = finding.suggestedFix else { return nil }
    if case .missingPin = finding.detail { return ("", fix) }
    for mark in [", as in ", "set "] {
      guard let range = fix.firstRange(of: mark) else { continue }
      let isAtStart = range.lowerBound == fix.startIndex
      if mark == "set ", !isAtStart { continue }
      let words = isAtStart ? "" : Self.sentence(fix[..<range.lowerBound])
      return (words, String(fix[range.upperBound...]))
    }
    return (Self.sentence(fix[...]), "")
  }

  /// Words as a sentence; one that starts with an item's name keeps it.
  private static func sentence(_ words: Substring) -> String {
    let first = words.prefix { $0 != " " }
    let isName = first.contains { !$0.isLowercase }
    return (isName ? "" : words.prefix(1).uppercased()) + (isName ? words : words.dropFirst()) + "."
  }
}

extension LayoutAxis {
  fileprivate var adjective: String { self == .horizontal ? "wide" : "high" }
}

/// A finding of a template as the page reports it: the drawn cell in which it is at its worst.
struct FindingPlace {
  let template: TemplateMeasurements
  let entry: FindingSummary.Entry
  /// The drawn cell in which the finding is at its worst; nil if none of those is drawn.
  let drawing: DrawnCell?

  init(_ template: TemplateMeasurements, _ entry: FindingSummary.Entry) {
    self.template = template
    self.entry = entry
    let candidates = template.drawings.filter { !$0.isMirrored }
    let first = ShownSizes.first(of: template.categories)
    guard !entry.isOfFile else {
      // What does not follow the text size is worst at the largest one; all else is the same
      // everywhere.
      let size = entry.kind == .fixedFont ? template.categories.indices.last : nil
      drawing = candidates.first { size == nil || $0.category == size } ?? candidates.first
      return
    }
    let most = entry.worst.finding.detail.amount
    let drawn = candidates.filter { drawing in
      template.cell(of: drawing).findings.contains {
        $0.kind == entry.kind && $0.site == entry.site && $0.item == entry.item
          && $0.detail.amount == most
      }
    }
    // Where it is equally bad in several, a cell is shown that is seen first.
    drawing = drawn.first { first.contains(template.categories[$0.category]) } ?? drawn.first
  }

  /// The link to the drawn cell that has the worst of it; to the template where that is not drawn.
  var target: String { drawing.map { template.anchor(of: $0) } ?? template.anchor }

  /// The link to it, with the number of the finding that the drawn cell marks.
  var link: String { "#\(target)" + (drawing == nil ? "" : "?problem=\(entry.number)") }

  var width: Int {
    if let drawing { return drawing.width }
    let row = max(entry.worst.cell, 0) / max(template.contentNames.count, 1)
    return row / max(template.categories.count, 1)
  }

  var content: Int {
    drawing?.content ?? max(entry.worst.cell, 0) % max(template.contentNames.count, 1)
  }
}

extension CellFinding {
  var markedItems: [String] {
    var names = [item].compactMap { $0 }
    switch detail {
    case .overlapping(let other): names.append(other)
    case .ambiguous(let ambiguity): names += ambiguity.items.map(\.name)
    case .missingPin(let pin): names.append(pin.item)
    case .noHeight(_, let items), .unboundedHeight(_, let items): names += items
    case .fittingDependent(let comparison): names += comparison.changes.map(\.name)
    default: break
    }
    return names.distinct
  }
}
