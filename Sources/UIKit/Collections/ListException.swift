import SelfSizingCollectionLayout

/// The words of UIKit's exceptions about lists, and sentences where UIKit has none that is known.
/// - Source: Messages of exceptions as they are in public crash reports.
struct ListException {
  let list: String
  let item: String
  let layout: String

  init(collection layout: UICollectionViewLayout) {
    (list, item, self.layout) = ("collection view", "item", "\(type(of: layout))")
  }

  init(table: UITableView) {
    (list, item, layout) = ("table view", "row", "\(type(of: table))")
  }

  func scrolling(to path: IndexPath, counts: [Int]) -> String {
    guard counts.indices.contains(path.section) else {
      return "Attempted to scroll the \(list) to an out-of-bounds section (\(path.section)) when "
        + "there are only \(counts.count) sections."
    }
    return "Attempted to scroll the \(list) to an out-of-bounds \(item) (\(path.item)) when there "
      + "are only \(counts[path.section]) \(item)s in section \(path.section)."
  }

  var changedWhileAsked: String {
    "\(item)s were inserted, deleted, moved or reloaded while the \(list) was asking its data source, "
      + "delegate or layout; it loads everything again."
  }

  /// The counts are those of each section before and after a batch.
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

  private func message(for problem: BatchUpdateProblem, _ before: [Int], _ after: [Int]) -> String {
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
    case .noItemBefore(let path) where before.indices.contains(path.section):
      "attempt to delete \(item) \(path.item) from section \(path.section) which only contains "
        + "\(before[path.section]) \(item)s before the update"
    case .noItemBefore(let path):
      "attempt to delete \(item) \(path.item) from section \(path.section), but there are only "
        + "\(before.count) sections before the update"
    case .noItemAfter(let path) where after.indices.contains(path.section):
      "attempt to insert \(item) \(path.item) into section \(path.section), but there are only "
        + "\(after[path.section]) \(item)s in section \(path.section) after the update"
    case .noItemAfter(let path):
      "attempt to insert \(item) \(path.item) into section \(path.section), but there are only "
        + "\(after.count) sections after the update"
    case .noSectionBefore(let section):
      "attempt to delete section \(section), but there are only \(before.count) sections before the "
        + "update"
    case .noSectionAfter(let section):
      "attempt to insert section \(section) but there are only \(after.count) sections after the "
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
