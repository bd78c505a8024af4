import SelfSizingUIKit

/// A cell that prefers a height by its number.
final class NumberedCell: UICollectionViewCell {
  override class func makeInstance(frame: CGRect) -> UIView? { NumberedCell(frame: frame) }
  var number = 0

  static func height(of number: Int) -> CGFloat { CGFloat(30 + number % 4 * 25) }

  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    attributes.size.height = Self.height(of: number)
    return attributes
  }
}

/// A title above a section.
final class TitleView: UICollectionReusableView {
  override class func makeInstance(frame: CGRect) -> UIView? { TitleView(frame: frame) }
}

/// As many numbers as it says, in one section unless more are set.
@MainActor
final class NumberedSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  /// The work that is done each time that the number of items is asked for.
  var whenCounted: (NumberedSource) -> Void = { _ in }

  init(_ counts: [Int]) { self.counts = counts }

  /// A list of the numbers under a layout, laid out.
  func list(
    _ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 300, height: 400)
  ) -> UICollectionView {
    _ = HeadlessFindings.take()
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "number")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = self
    view.layoutIfNeeded()
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    whenCounted(self)
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberedCell)?.number = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}
