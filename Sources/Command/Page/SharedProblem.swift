import SelfSizing

/// A problem of one or several cells: the equal findings that share a card of the report.
struct SharedProblem {
  /// The findings of a kind in one template, the most harmful first; never empty.
  struct Part {
    let template: TemplateMeasurements
    let entries: [FindingSummary.Entry]

    /// Where the finding that does the most harm is at its worst.
    var place: FindingPlace { FindingPlace(template, entries[0]) }

    var sizes: [Int] { Set(entries.flatMap(\.sizes)).sorted() }
  }

  let kind: CellFinding.Kind
  /// The templates that have it, in the order of the report; never empty.
  let parts: [Part]

  /// The part that stands for the others.
  var worst: Part { parts[0] }

  /// The harm where it is worst, in as many places as there are findings.
  var harm: Harm {
    var harm = worst.entries[0].harm
    harm.places = count
    return harm
  }

  /// The names of the templates, each once: one is there for each system.
  var names: [String] { parts.map(\.template.name).distinct }

  /// How many findings it stands for.
  var count: Int { parts.map(\.entries.count).reduce(0, +) }

  /// The problems of a report, the most harmful first.
  static func all(_ templates: [TemplateMeasurements]) -> [SharedProblem] {
    var places: [Signature: Int] = [:]
    var found: [(kind: CellFinding.Kind, parts: [Part])] = []
    for template in templates {
      let entries = FindingSummary(template).entries.filter { $0.harm.loss != .nothing }
      let kinds = Dictionary(grouping: entries, by: \.kind).sorted { $0.key < $1.key }
      for (kind, entries) in kinds {
        let part = Part(template: template, entries: entries.sortedByHarm { $0.harm })
        let signature = Signature(kind, entries)
        if let place = places[signature] {
          found[place].parts.append(part)
        } else {
          places[signature] = found.count
          found.append((kind, [part]))
        }
      }
    }
    return found.map { kind, parts in
      SharedProblem(kind: kind, parts: parts.sortedByHarm { $0.entries[0].harm })
    }
    .sortedByHarm { $0.harm }
  }

  /// The part of findings by which they share a card.
  private struct Signature: Hashable {
    let kind: CellFinding.Kind
    let texts: [String]

    /// Every cell that ignores the text size needs the same change; other findings are equal if
    /// they say the same of items of the same names.
    init(_ kind: CellFinding.Kind, _ entries: [FindingSummary.Entry]) {
      self.kind = kind
      texts = kind == .fixedFont ? [] : entries.map(\.worst.finding.message)
    }
  }
}

extension Array {
  /// The elements by their harm, the most harmful first, else in their order.
  fileprivate func sortedByHarm(_ harm: (Element) -> Harm) -> [Element] {
    let harms = map(harm)
    let order = indices.sorted { first, second in
      harms[first] == harms[second] ? first < second : harms[first] > harms[second]
    }
    return order.map { self[$0] }
  }
}
