import SelfSizingAutoLayout
import SelfSizingTypography

/// What one content puts into a cell, as far as the height depends on it; its storage is used again for the
/// next content.
struct HeightCell {
  /// The prepared texts, by label.
  var texts: [PreparedText] = []
  /// The most lines of each label; 0 for any number.
  var lineLimits: [Int] = []
  /// What each label measures on one line.
  var naturalSizes: [IntrinsicContentSize] = []

  mutating func removeAll() {
    texts.removeAll(keepingCapacity: true)
    lineLimits.removeAll(keepingCapacity: true)
    naturalSizes.removeAll(keepingCapacity: true)
  }
}
