import SelfSizingCells
import SelfSizingTypography

extension DescribedCells {
  /// Describes a template and contents; nil if it cannot be measured, or a font is from a file.
  package init?<Value>(
    _ template: CellTemplate<Value>, _ values: [Value], _ traits: TraitCollection,
    _ priorities: FittingPriorities
  ) {
    guard template.declarationFindings.isEmpty, template.layout.isBuiltIn,
      traits.systemFont == nil, traits.fallbackFonts == nil
    else { return nil }
    var contents: [(texts: [String], states: [Int])] = []
    var states: [CellStates] = []
    var known: [CellStates: Int] = [:]
    var read = CellValues()
    for value in values {
      read.readTexts(of: value, template.bindings)
      var places: [Int] = []
      for conditions in CellConditions.all {
        read.readStates(of: value, conditions.traits(traits), template.bindings)
        guard read.states.isBuiltIn else { return nil }
        let place = known[read.states] ?? states.count
        if place == states.count {
          known[read.states] = place
          states.append(read.states)
        }
        places.append(place)
      }
      contents.append((read.texts, places))
    }
    self.init(
      template.layout, contents, states, on: template.platform.name, site: template.site,
      traits: traits, priorities: priorities)
  }
}
