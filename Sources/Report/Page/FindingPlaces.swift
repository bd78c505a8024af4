import SelfSizing

/// The findings of a report by their kinds, with the places where they are.
struct FindingPlaces {
  /// A finding of a template.
  struct Place {
    let template: TemplateMeasurements
    let entry: FindingSummary.Entry
  }

  /// A kind, and where it was found.
  struct Group {
    let kind: CellFinding.Kind
    let places: [Place]

    /// How many places there are, in how many templates: `3 places in 2 templates`.
    var count: String {
      let templates = Set(places.map(\.template.title)).count
      return "\(places.count) \(places.count == 1 ? "place" : "places") in "
        + "\(templates) \(templates == 1 ? "template" : "templates")"
    }
  }

  /// The faults of cells, the gravest first.
  let defects: [Group]
  /// Notes, which are worth knowing and no fault.
  let notes: [Group]

  init(_ templates: [TemplateMeasurements]) {
    var places: [CellFinding.Kind: [Place]] = [:]
    for template in templates {
      for entry in FindingSummary(template).entries {
        places[entry.kind, default: []].append(Place(template: template, entry: entry))
      }
    }
    let groups = FindingKinds.all.compactMap { kind in
      places[kind].map { Group(kind: kind, places: $0) }
    }
    defects =
      groups.filter { $0.kind.severity == .grave } + groups.filter { $0.kind.severity == .fault }
    notes = groups.filter { $0.kind.severity == .note }
  }
}

extension FindingPlaces.Place {
  /// The link to a drawn cell that has the finding, at a size that is seen first where one of those
  /// has it; to the template where none is drawn.
  var target: String {
    let drawn = template.drawings.filter { drawing in
      !drawing.isMirrored
        && drawing.measurement.findings.contains {
          $0.kind == entry.kind && $0.site == entry.site && $0.item == entry.item
        }
    }
    let first = ShownSizes.first(of: template.categories)
    let seen = drawn.first { first.contains(template.categories[$0.category]) } ?? drawn.first
    guard let seen else { return template.anchor }
    return template.anchor(width: seen.width, category: seen.category) + ".c\(seen.content + 1)"
  }
}
