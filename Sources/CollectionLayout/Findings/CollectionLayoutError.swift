/// A reason why a collection cannot be laid out. The receiver of the failed call is unchanged.
public enum CollectionLayoutError: Error, Hashable, Sendable {
  /// A metric is not finite, is negative where it must not be, or exceeds 1e9 points.
  case invalidMetric(name: String, value: Double)
  /// A fixed or estimated height is not finite, is negative, or exceeds 1e9 points.
  case invalidHeight(CollectionElement, value: Double)
  /// The data source has a negative number of sections, or more than a layout holds.
  case invalidNumberOfSections(Int)
  /// The data source has a negative number of items in a section, or more than a layout holds.
  case invalidNumberOfItems(section: Int, count: Int)
  /// The data source's counts changed, and no one invalidated them; section is nil for the
  /// sections'.
  case countsChangedWithoutInvalidation(section: Int?, expected: Int, actual: Int)
  /// There is no such element.
  case elementOutOfRange(CollectionElement)
  /// The content would be taller than 1e9 points.
  case contentTooTall(section: Int)
  /// A batch of updates contradicts itself or the data source's counts.
  case invalidBatchUpdate(BatchUpdateProblem)
  /// A compositional layout cannot be laid out as it was declared.
  case invalidDeclaration(CompositionalProblem)
  /// The layout already serves another collection view.
  case layoutInUse
}
