import Foundation
import SelfSizingCellRunner
import SelfSizingCollectionLayout
import SelfSizingGeometry
import UIKit

#if canImport(CollectionViewLayoutDemo)
  @testable import CollectionViewLayoutDemo
#endif

/// Compares or moves each layout: `frames NAME`, `random NAME` and `recipes FOLDER`; anything else
/// is a command line of the package's own command, whose lists are the samples.
@main enum Program {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let count = Int(ProcessInfo.processInfo.environment["ITEMS"] ?? "") ?? 1_000
    let names = Set(arguments.dropFirst())
    switch arguments.first {
    case "names":
      await MainActor.run {
        for sample in samples {
          print(
            sample.name + (sample.isStatic ? "\tstatic" : "") + (sample.isLinear ? "\tlinear" : ""))
        }
      }
    case "frames": await MainActor.run { compareFrames(names, count) }
    case "random": await MainActor.run { runRandomly(names, count) }
    case "recipes": await MainActor.run { compareRecipes(arguments.last ?? "") }
    default: await CellRunner.run(await cells, lists: await lists(count))
    }
  }

  /// The cells of all heights in turn, for the package's own layouts.
  @MainActor static var cells: [CellEntry] {
    [
      CellEntry(NumberCell.self, name: "numbers", samples: Array(0..<heightCount)) { $0.show($1) }
    ]
  }

  @MainActor static func lists(_ count: Int) -> [ListEntry] {
    let numbers = (samples + ownSamples).map { sample in
      ListEntry(sample.name) { () -> UIViewController in
        sample.make(Numbers([Array(0..<count)]))
      }
    }
    #if canImport(CollectionViewLayoutDemo)
      guard let folder = ProcessInfo.processInfo.environment["RECIPES"] else { return numbers }
      return numbers + [ListEntry("recipes") { () -> UIViewController in recipes(folder) }]
    #else
      return numbers
    #endif
  }

  /// Compares the lists of numbers with our layouts.
  @MainActor private static func compareFrames(_ names: Set<String>, _ count: Int) {
    for sample in samples + ownSamples where names.contains(sample.name) {
      let theirs = sample.make(Numbers([Array(0..<count)]))
      theirs.list.frame = CGRect(x: 0, y: 0, width: sample.width, height: 812)
      let cells = OurCells(count)
      compare(
        theirs.list, sample.ours(), cells, cells, named: sample.name, count,
        comparesRows: sample.comparesRows)
    }
  }

  /// Compares the author's screen of recipes with our layout.
  @MainActor private static func compareRecipes(_ folder: String) {
    #if canImport(CollectionViewLayoutDemo)
      guard let sample = samples.first(where: { $0.name == "gousto" }) else { return }
      let screen = recipes(folder)
      // Two columns on a window of 744 points, by the author's formula.
      let cells = OurRecipes(screen, width: 370)
      compare(
        screen.collectionView, sample.ours(), cells, cells, named: "recipes", cells.heights.count,
        comparesRows: true)
      print("  heights: \(Set(cells.heights).sorted())")
    #endif
  }

  /// Compares the frames after every cell was measured, and the offset after scrolling to an item,
  /// with those of our layout.
  @MainActor private static func compare(
    _ list: UICollectionView, _ layout: CollectionViewLayout,
    _ dataSource: CollectionViewDataSource,
    _ cells: CollectionViewCellProvider, named name: String, _ count: Int, comparesRows: Bool
  ) {
    list.layoutIfNeeded()
    var offset: CGFloat = 0
    while offset < list.contentSize.height - 812 {
      offset += 400
      list.contentOffset.y = min(offset, list.contentSize.height - 812)
      list.layoutIfNeeded()
    }
    do {
      let ours = try CollectionView(
        collectionViewLayout: layout,
        viewport: CollectionViewport(
          size: LayoutSize(width: Double(list.bounds.width), height: 812)),
        dataSource: dataSource, cellProvider: cells)
      ours.heightEstimates = .measuredAhead
      try ours.layoutIfNeeded()
      var (differing, missing) = (0, 0)
      for item in 0..<count {
        let path = ItemIndexPath(item: item, section: 0)
        guard
          let frame = list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame,
          let own = ours.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
        else {
          missing += 1
          continue
        }
        let distances =
          [Double(frame.minY) - own.minY, Double(frame.height) - own.height]
          + (comparesRows
            ? [] : [Double(frame.minX) - own.minX, Double(frame.width) - own.width])
        if distances.contains(where: { $0.magnitude > 1e-6 }) {
          differing += 1
          if differing <= 3 { print("  \(name) \(item): \(frame), ours \(own)") }
        }
      }
      let target = IndexPath(item: count * 2 / 3, section: 0)
      list.scrollToItem(at: target, at: .top, animated: false)
      try ours.scrollToItem(at: ItemIndexPath(item: target.item, section: 0), at: .top)
      let distance = Double(list.contentOffset.y) - ours.contentOffset.y
      print(
        "frames\t\(name)\t\(count)\t\(differing)\t\(missing)\t\(distance)\t"
          + "\(Double(list.contentSize.height) - ours.contentSize.height)")
    } catch {
      print("frames\t\(name)\tfailed: \(error)")
    }
    for finding in HeadlessFindings.take().prefix(5) { print("  \(name): \(finding)") }
  }

  /// Does a thousand random things to a list, and looks each time whether it shows its data.
  @MainActor private static func runRandomly(_ names: Set<String>, _ steps: Int) {
    for sample in samples where names.contains(sample.name) {
      var random = Random(state: 23)
      let numbers = Numbers([Array(0..<300)])
      let theirs = sample.make(numbers)
      let list = theirs.list
      list.frame = CGRect(x: 0, y: 0, width: sample.width, height: 812)
      list.layoutIfNeeded()
      var wrong = 0
      var next = 300
      for _ in 0..<steps {
        var choice = random.next(below: 10)
        if sample.isStatic, (5...7).contains(choice) {
          numbers.sections[0].append(next)
          next += 1
          numbers.sections[0].removeFirst(random.next(below: 2))
          list.reloadData()
          choice = 0
        }
        switch choice {
        case 0...3: list.contentOffset.y += CGFloat(random.next(below: 1_600)) - 800
        case 4:
          guard !numbers.sections[0].isEmpty else { continue }
          list.scrollToItem(
            at: IndexPath(item: random.next(below: numbers.sections[0].count), section: 0),
            at: [.top, .centeredVertically, .bottom][random.next(below: 3)], animated: false)
        case 5:
          let item = random.next(below: numbers.sections[0].count + 1)
          list.performBatchUpdates {
            numbers.sections[0].insert(next, at: item)
            list.insertItems(at: [IndexPath(item: item, section: 0)])
          }
          next += 1
        case 6:
          guard !numbers.sections[0].isEmpty else { continue }
          let item = random.next(below: numbers.sections[0].count)
          list.performBatchUpdates {
            numbers.sections[0].remove(at: item)
            list.deleteItems(at: [IndexPath(item: item, section: 0)])
          }
        case 7:
          guard numbers.sections[0].count > 1 else { continue }
          let from = random.next(below: numbers.sections[0].count)
          let to = random.next(below: numbers.sections[0].count)
          list.performBatchUpdates {
            numbers.sections[0].insert(numbers.sections[0].remove(at: from), at: to)
            list.moveItem(
              at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
          }
        case 8:
          let isTurned = random.next(below: 2) == 0
          list.frame.size =
            isTurned
            ? CGSize(width: 812, height: sample.width) : CGSize(width: sample.width, height: 812)
        default:
          if random.next(below: 2) == 0 {
            list.reloadData()
          } else {
            list.collectionViewLayout.invalidateLayout()
          }
        }
        list.setNeedsLayout()
        list.layoutIfNeeded()
        // Pulled far beyond an end, a list shows nothing.
        let isInside =
          list.contentOffset.y >= 0
          && list.contentOffset.y <= max(0, list.contentSize.height - list.bounds.height)
        let isMissing =
          isInside && list.indexPathsForVisibleItems.isEmpty && !numbers.sections[0].isEmpty
        let isShown =
          !isMissing
          && list.indexPathsForVisibleItems.allSatisfy { path in
            guard let cell = list.cellForItem(at: path) as? any NumberShowing else { return false }
            return cell.box.number == numbers.sections[0][path.item] && cell.frame.origin.y.isFinite
          }
        if !isShown { wrong += 1 }
      }
      let findings = HeadlessFindings.take()
      print("random\t\(sample.name)\t\(steps)\t\(wrong)\t\(findings.count)")
      for finding in findings.prefix(5) { print("  \(sample.name): \(finding)") }
    }
  }
}

/// The same numbers for our own collection view.
final class OurCells: CollectionViewDataSource, CollectionViewCellProvider {
  private let count: Int
  init(_ count: Int) { self.count = count }
  func numberOfItems(inSection section: Int) -> Int { count }
  func identity(ofItemAt indexPath: ItemIndexPath) -> ItemIdentity { ItemIdentity(indexPath.item) }
  func preferredLayoutAttributesFitting(_ attributes: CollectionViewLayoutAttributes)
    -> CollectionViewLayoutAttributes
  {
    var preferred = attributes
    preferred.frame.size.height = Double(RealLists.height(of: attributes.indexPath.item))
    return preferred
  }
}

/// Numbers that are the same each time.
struct Random {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }
}
