import SelfSizing

/// The findings of a report by their kinds, with the places where they are, the most harmful first.
struct FindingPlaces {
  /// A kind, and where it was found.
  struct Group {
    let kind: CellFinding.Kind
    let places: [FindingPlace]

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
    var places: [CellFinding.Kind: [FindingPlace]] = [:]
    for template in templates {
      for entry in FindingSummary(template).entries {
        places[entry.kind, default: []].append(FindingPlace(template, entry))
      }
    }
    let groups = FindingKinds.all.compactMap { kind in
      places[kind].map { Group(kind: kind, places: FindingPlace.byHarm($0)) }
    }
    defects =
      groups.filter { $0.kind.severity == .grave } + groups.filter { $0.kind.severity == .fault }
    notes = groups.filter { $0.kind.severity == .note }
  }
}
