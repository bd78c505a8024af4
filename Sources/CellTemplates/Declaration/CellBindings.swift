import SelfSizingCells
import SelfSizingTypography

/// How content fills a cell: the only part of a template that knows the content's type.
struct CellBindings<Content>: Sendable {
  typealias TextStep = @Sendable (Content, inout [String]) -> Void
  typealias StateStep = @Sendable (Content, TraitCollection, inout CellStates) -> Void
  let readTexts: TextStep
  let readStates: StateStep
  let locale: (@Sendable (Content) -> LocaleIdentifier?)?
  let hasStates: Bool

  init(
    texts: [TextStep], states: [StateStep],
    locale: (@Sendable (Content) -> LocaleIdentifier?)? = nil
  ) {
    readTexts = Self.joined(texts[...])
    readStates = Self.joined(states[...])
    self.locale = locale
    hasStates = !states.isEmpty || locale != nil
  }

  // One closure: walking an array of closures over an unknown type costs more than calling them.
  private static func joined(_ steps: ArraySlice<TextStep>) -> TextStep {
    guard steps.count > 1 else { return steps.first ?? { _, _ in } }
    let middle = (steps.startIndex + steps.endIndex) / 2
    let first = joined(steps[..<middle])
    let second = joined(steps[middle...])
    return { content, texts in
      first(content, &texts)
      second(content, &texts)
    }
  }

  private static func joined(_ steps: ArraySlice<StateStep>) -> StateStep {
    guard steps.count > 1 else { return steps.first ?? { _, _, _ in } }
    let middle = (steps.startIndex + steps.endIndex) / 2
    let first = joined(steps[..<middle])
    let second = joined(steps[middle...])
    return { content, traits, states in
      first(content, traits, &states)
      second(content, traits, &states)
    }
  }
}

extension CellValues {
  mutating func readTexts<Content>(of content: Content, _ bindings: CellBindings<Content>) {
    texts.removeAll(keepingCapacity: true)
    bindings.readTexts(content, &texts)
  }

  /// Reads the states of a content under traits, whose language may be kept.
  mutating func readStates<Content>(
    of content: Content, _ traits: TraitCollection, _ bindings: CellBindings<Content>,
    keepsLocale: Bool = false
  ) {
    guard bindings.hasStates else { return }
    states.removeAll()
    if !keepsLocale, let locale = bindings.locale { states.locale = locale(content) }
    bindings.readStates(content, states.traits(traits), &states)
  }
}
