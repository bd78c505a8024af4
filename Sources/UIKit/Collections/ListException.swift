import SelfSizingCollectionLayout

/// The words of UIKit's exceptions about lists, and sentences where UIKit has none that is known.
/// - Source: Messages of exceptions as they are in public crash reports.
struct ListException {
  /// The kind of list, as UIKit names it.
  let list: String
  let item: String
  /// The class that lays out the list.
  let layout: String

  static func collection(_ layout: UICollectionViewLayout) -> ListException {
    ListException(list: "collection view", item: "item", layout: "\(type(of: layout))")
  }

  static func table(_ table: UITableView) -> ListException {
    ListException(list: "table view", item: "row", layout: "\(type(of: table))")
  }

  /// Returns the message for scrolling to an item that is not there.
  func scrolling(to path: IndexPath, counts: [Int]) -> String {
    guard counts.indices.contains(path.section) else {
      return "Attempted to scroll the \(list) to an out-of-bounds section (\(path.section)) when "
        + "there are only \(counts.count) sections."
    }
    return "Attempted to scroll the \(list) to an out-of-bounds \(item) (\(path.item)) when there "
      + "are only \(counts[path.section]) \(item)s in section \(path.section)."
  }

  /// The message for updates that come while the list is being laid out.
  var changedWhileAsked: String {
    "\(item)s were inserted, deleted, moved or reloaded while the \(list) was asking its data source, "
      + "delegate or layout; it loads everything again."
  }

  /// Returns the message for an error of the layout engine's.
  /// - Parameters:
  ///   - error: The error.
  ///   - before: The number of items of each section before a batch.
  ///   - after: The number of items of each section after it.
  func message(for error: CollectionLayoutError, before: [Int], after: [Int]) -> String {
    switch error {
    case .invalidBatchUpdate(let problem): message(for: problem, before, after)
    // A declaration that has no room has UIKit's own text, and its line.
    case .invalidDeclaration(let problem): "\(problem)"
    case .elementOutOfRange(let element):
      "The \(list) received layout attributes for an element that does not exist, or none for one "
        + "that it asked for: \(element). The layout is \(layout)."
    case .invalidMetric(let name, let value): "The \(name) is \(value)."
    case .invalidHeight(let element, let value): "The height of \(element) is \(value)."
    case .invalidNumberOfSections(let count): "The data source has \(count) sections."
    case .invalidNumberOfItems(let section, let count):
      "The data source has \(count) \(item)s in section \(section)."
    case .countsChangedWithoutInvalidation(let section, let expected, let actual):
      "The data source had \(expected) \(section == nil ? "section" : item)s"
        + (section.map { " in section \($0)" } ?? "")
        + " and has \(actual) now; the \(list) was not informed."
    case .contentTooTall(let section): "Section \(section) makes the content too tall."
    case .layoutInUse: "The layout serves another \(list) already."
    }
  }

  private func message(for problem: BatchUpdateProblem, _ former: [Int], _ current: [Int]) -> String
  {
    switch problem {
    case .itemCountMismatch(let section, let before, let after, let incoming, let outgoing):
      "Invalid update: invalid number of \(item)s in section \(section). The number of \(item)s "
        + "contained in an existing section after the update (\(after)) must be equal to the number "
        + "of \(item)s contained in that section before the update (\(before)), plus or minus the "
        + "number of \(item)s inserted or deleted from that section (\(incoming) inserted, "
        + "\(outgoing) deleted)."
    case .sectionCountMismatch(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the \(list) "
        + "after the update (\(after)) must be equal to the number of sections contained in the "
        + "\(list) before the update (\(before)), plus or minus the number of sections inserted or "
        + "deleted (\(inserted) inserted, \(deleted) deleted)."
    case .noItemBefore(let path) where former.indices.contains(path.section):
      "attempt to delete \(item) \(path.item) from section \(path.section) which only contains "
        + "\(former[path.section]) \(item)s before the update"
    case .noItemBefore(let path):
      "attempt to delete \(item) \(path.item) from section \(path.section), but there are only "
        + "\(former.count) sections before the update"
    case .noItemAfter(let path) where current.indices.contains(path.section):
      "attempt to insert \(item) \(path.item) into section \(path.section), but there are only "
        + "\(current[path.section]) \(item)s in section \(path.section) after the update"
    case .noItemAfter(let path):
      "attempt to insert \(item) \(path.item) into section \(path.section), but there are only "
        + "\(current.count) sections after the update"
    case .noSectionBefore(let section):
      "attempt to delete section \(section), but there are only \(former.count) sections before the "
        + "update"
    case .noSectionAfter(let section):
      "attempt to insert section \(section) but there are only \(current.count) sections after the "
        + "update"
    case .changedTwice(let path):
      "attempt to delete, move or reload the same index path (\(path)) twice"
    case .filledTwice(let path): "attempt to move or insert two \(item)s to \(path)"
    case .sectionChangedTwice(let section):
      "attempt to delete, move or reload section \(section) twice"
    case .sectionFilledTwice(let section):
      "attempt to move or insert two sections to \(section)"
    }
  }
}
