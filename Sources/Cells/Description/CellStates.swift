import SelfSizingAutoLayout
import SelfSizingTypography

/// All that content and traits decide about a cell apart from texts; in the order of declaration.
package struct CellStates: Hashable, Sendable {
  package var flags: [Bool] = []
  package var spacings: [Double] = []
  /// The most lines of labels; 0 for any number.
  package var lineLimits: [Int] = []
  package var fonts: [LabelFont] = []
  package var attributedTexts: [AttributedText] = []
  package var sizes: [IntrinsicContentSize] = []
  package var aspectRatios: [Double] = [], constants: [Double] = []
  /// The language that the content is written in; nil for the reader's.
  package var locale: LocaleIdentifier?

  package init() {}

  mutating func assign(_ other: CellStates) {
    removeAll()
    flags.append(contentsOf: other.flags)
    spacings.append(contentsOf: other.spacings)
    lineLimits.append(contentsOf: other.lineLimits)
    fonts.append(contentsOf: other.fonts)
    attributedTexts.append(contentsOf: other.attributedTexts)
    sizes.append(contentsOf: other.sizes)
    aspectRatios.append(contentsOf: other.aspectRatios)
    constants.append(contentsOf: other.constants)
    locale = other.locale
  }

  /// Keeps the storage. Most lists of most cells are empty, and emptying those takes time, too.
  package mutating func removeAll() {
    if !flags.isEmpty { flags.removeAll(keepingCapacity: true) }
    if !spacings.isEmpty { spacings.removeAll(keepingCapacity: true) }
    if !lineLimits.isEmpty { lineLimits.removeAll(keepingCapacity: true) }
    if !fonts.isEmpty { fonts.removeAll(keepingCapacity: true) }
    if !attributedTexts.isEmpty { attributedTexts.removeAll(keepingCapacity: true) }
    if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
    if !aspectRatios.isEmpty { aspectRatios.removeAll(keepingCapacity: true) }
    if !constants.isEmpty { constants.removeAll(keepingCapacity: true) }
    locale = nil
  }

  package func traits(_ traits: TraitCollection) -> TraitCollection {
    guard let locale, locale != traits.locale else { return traits }
    var own = traits
    own.locale = locale
    return own
  }
}
