import SelfSizingAutoLayout
import SelfSizingTypography

/// Everything that content and traits decide about a cell apart from its texts; each array in the
/// order of declaration.
package struct CellStates: Hashable, Sendable {
  /// Whether items are hidden and stacks reflowed.
  package var flags: [Bool] = []
  package var spacings: [Double] = []
  /// The most lines of labels; 0 for any number.
  package var lineLimits: [Int] = []
  package var fonts: [LabelFont] = []
  /// The texts of labels whose parts differ in font.
  package var attributedTexts: [AttributedText] = []
  /// The sizes of images and views.
  package var sizes: [IntrinsicContentSize] = []
  /// The aspect ratios of images whose height follows from their width.
  package var aspectRatios: [Double] = []
  package var constants: [Double] = []
  /// The language that the content is written in; nil for the reader's.
  package var locale: LocaleIdentifier?

  /// Creates states that decide nothing.
  package init() {}

  /// Takes over what others hold, into its own storage that is used again.
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

  /// Forgets what was decided and keeps the storage. Most lists of most cells are empty, which is
  /// seen sooner than done.
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

  /// The traits under which the content is measured: in its own language, if it has one.
  package func traits(_ traits: TraitCollection) -> TraitCollection {
    guard let locale, locale != traits.locale else { return traits }
    var own = traits
    own.locale = locale
    return own
  }
}
