import SelfSizingAutoLayout

/// What content and traits decide about a cell besides its texts; each array in the order of declaration.
struct CellStates: Hashable, Sendable {
  /// Whether items are hidden and stacks reflowed.
  var flags: [Bool] = []
  /// The spacings of stacks.
  var spacings: [Double] = []
  /// The most lines of labels; 0 for any number.
  var lineLimits: [Int] = []
  /// The fonts of labels.
  var fonts: [LabelFont] = []
  /// The sizes of images and views.
  var sizes: [IntrinsicContentSize] = []
  /// The aspect ratios of images whose height follows from their width.
  var aspectRatios: [Double] = []
  /// The constants of constraints.
  var constants: [Double] = []

  /// Forgets what was decided and keeps the storage.
  mutating func removeAll() {
    flags.removeAll(keepingCapacity: true)
    spacings.removeAll(keepingCapacity: true)
    lineLimits.removeAll(keepingCapacity: true)
    fonts.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    aspectRatios.removeAll(keepingCapacity: true)
    constants.removeAll(keepingCapacity: true)
  }
}
