import SelfSizing

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
  /// The names of the items that a drawing marks for the finding.
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
