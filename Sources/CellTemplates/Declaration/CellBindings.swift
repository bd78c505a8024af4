import SelfSizingCells
import SelfSizingTypography

/// How content fills a cell: the only part of a template that knows the content's type.
struct CellBindings<Content>: Sendable {
  typealias TextStep = @Sendable (Content, inout [String]) -> Void
  typealias StateStep = @Sendable (Content, TraitCollection, inout CellStates) -> Void

  /// Appends the texts of all labels whose text depends on the content.
  let readTexts: TextStep
  let readStates: StateStep
  /// The language that a content is written in, where contents say so; nil for the reader's.
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

  // One closure instead of an array of them: walking an array of closures over a type that is not
  // known here costs more than calling them.
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
