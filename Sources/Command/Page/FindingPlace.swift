import SelfSizing

/// A finding of a template as the page reports it: where it is at its worst, in a sentence and as a
/// link.
struct FindingPlace {
  let template: TemplateMeasurements
  let entry: FindingSummary.Entry
  /// The drawn cell in which the finding is at its worst; nil if none of those is drawn.
  private let drawing: DrawnCell?

  init(_ template: TemplateMeasurements, _ entry: FindingSummary.Entry) {
    self.template = template
    self.entry = entry
    let most = entry.worst.finding.detail.amount
    let drawn = template.drawings.filter { drawing in
      !drawing.isMirrored
        && template.cell(of: drawing).findings.contains {
          $0.kind == entry.kind && $0.site == entry.site && $0.item == entry.item
            && $0.detail.amount == most
        }
    }
    let first = ShownSizes.first(of: template.categories)
    // Where it is equally bad in several, a cell is shown that is seen first.
    drawing = drawn.first { first.contains(template.categories[$0.category]) } ?? drawn.first
  }

  /// The link to the drawn cell that has the worst of it; to the template where that is not drawn.
  var target: String {
    drawing.map { template.anchor(of: $0) } ?? template.anchor
  }

  /// The finding in a sentence: how bad it is where it is worst, in how many cells, and the
  /// suggested fix.
  var text: String {
    let fix = entry.worst.finding.suggestedFix.map { "; suggested fix: " + $0 } ?? ""
    return message + place + (entry.isOfFile ? "" : cellCount) + fix
  }

  private var message: String {
    let finding = entry.worst.finding
    if entry.isUneven, case .truncated(let count, nil) = finding.detail, let item = finding.item {
      return "\(item) is truncated, up to \(count) characters hidden"
    }
    return finding.message
  }

  /// The cell that is the worst, if there are better ones.
  private var place: String {
    guard entry.isUneven else { return "" }
    let row = entry.worst.cell / template.contentNames.count
    let width = drawing?.width ?? row / template.categories.count
    let category = drawing?.category ?? row % template.categories.count
    let points =
      template.widths.count > 1
      ? " and \(NumberFormat.short(template.widths[width])) points" : ""
    return ", worst at \(template.categories[category].headingName)\(points)"
  }

  private var cellCount: String { ", in \(entry.count) of \(template.cells.count) cells" }

  /// The places in the order of the harm they do: how many cells have it, then how much of it.
  static func byHarm(_ places: [FindingPlace]) -> [FindingPlace] {
    places.enumerated().sorted { first, second in
      let (one, other) = (first.element.entry, second.element.entry)
      if one.count != other.count { return one.count > other.count }
      let amounts = (one.worst.finding.detail.amount, other.worst.finding.detail.amount)
      return amounts.0 == amounts.1 ? first.offset < second.offset : amounts.0 > amounts.1
    }
    .map(\.element)
  }

  /// An item of a list: the sentence as a link, which is alone, and the line that declares it.
  ///
  /// - Parameter name: What the sentence starts with.
  func item(beginning name: String) -> String {
    "<a href=\"#\(target)\"><b>\(name.escapedForMarkup)</b>: \(text.escapedForMarkup)</a> "
      + "<code>\(entry.site.description.escapedForMarkup)</code>"
  }
}
