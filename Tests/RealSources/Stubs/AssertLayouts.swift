import SnapshotTesting
import UIKit
import XCTest

/// Sections that go on below a picture.
private let more = Array(repeating: 40, count: 12)
/// The numbers of items of each section in the five pictures of each test, read off the labels in
/// them; of a section that goes on below the picture, more than it shows.
private let pictures = [
  [5], [23, 2, 40, 1] + more, [0, 20, 7] + more, [12, 40, 40], [30, 15, 3] + more,
]

extension XCTestCase {
  /// Prints where both layouts put what the pictures show, in points of the screen, from back to
  /// front.
  func assertLayouts<Format>(
    layout1: UICollectionViewLayout, layout2: UICollectionViewLayout,
    as snapshotting: Snapshotting<UIViewController, Format>, named name: String,
    maxTestsCount: Int, testName: String = #function
  ) {
    MainActor.assumeIsolated {
      for (number, layout) in [layout1, layout2].enumerated() {
        for (picture, counts) in pictures.enumerated() {
          let source = CountedCells(counts)
          // The distances that the picture's bars cover.
          let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
          list.contentInset = UIEdgeInsets(top: 54, left: 0, bottom: 34, right: 0)
          list.register(TestingCellView.self, forCellWithReuseIdentifier: "cell")
          for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
          ] {
            list.register(
              TestingSupplementaryView.self, forSupplementaryViewOfKind: kind,
              withReuseIdentifier: "supplementary")
          }
          list.dataSource = source
          list.layoutIfNeeded()
          for view in list.subviews {
            let kind =
              view is UICollectionViewCell
              ? "cell" : view is TestingDecorationView ? "decoration" : "supplementary"
            let frame = view.frame.offsetBy(dx: 0, dy: -list.contentOffset.y)
            let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { "\(Double($0))" }
            print(
              (["element", testName, "\(picture + 1)", "\(number + 1)", kind] + edges)
                .joined(separator: "\t"))
          }
        }
      }
    }
  }
}

@MainActor private final class CountedCells: NSObject, UICollectionViewDataSource {
  private let counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "supplementary", for: indexPath)
  }
}
