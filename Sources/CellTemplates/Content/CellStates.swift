import SelfSizingAutoLayout
import SelfSizingTypography
import SelfSizingViews

/// Everything that content and traits decide about a cell besides its texts; each array in the
/// order of declaration.
struct CellStates: Hashable, Sendable {
  /// Whether items are hidden and stacks reflowed.
  var flags: [Bool] = []
  /// The spacings of stacks.
  var spacings: [Double] = []
  /// The most lines of labels; 0 for any number.
  var lineLimits: [Int] = []
  /// The fonts of labels.
  var fonts: [LabelFont] = []
  /// The texts of labels whose parts differ in font.
  var attributedTexts: [AttributedText] = []
  /// The sizes of images and views.
  var sizes: [IntrinsicContentSize] = []
  /// The aspect ratios of images whose height follows from their width.
  var aspectRatios: [Double] = []
  /// The constants of constraints.
  var constants: [Double] = []
  /// The language that the content is written in; nil for the reader's.
  var locale: LocaleIdentifier?

  /// Takes over what others hold, into storage of its own that is used again.
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

  /// Forgets what was decided and keeps the storage.
  mutating func removeAll() {
    flags.removeAll(keepingCapacity: true)
    spacings.removeAll(keepingCapacity: true)
    lineLimits.removeAll(keepingCapacity: true)
    fonts.removeAll(keepingCapacity: true)
    attributedTexts.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    aspectRatios.removeAll(keepingCapacity: true)
    constants.removeAll(keepingCapacity: true)
    locale = nil
  }

  /// The traits under which the content is measured: in its own language, if it has one.
  func traits(_ traits: TraitCollection) -> TraitCollection {
    guard let locale, locale != traits.locale else { return traits }
    var own = traits
    own.locale = locale
    return own
  }
}
