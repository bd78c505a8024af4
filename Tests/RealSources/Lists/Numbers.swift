import Foundation
import UIKit

/// The number of different heights, which come again and again.
let heightCount = 17

/// The height of a cell that shows a number, in points.
func height(of number: Int) -> CGFloat { CGFloat(40 + number &* 37 % heightCount * 9) }

/// The numbers that a list shows.
@MainActor final class Numbers: NSObject, UICollectionViewDataSource {
  var sections: [[Int]]
  /// The kind of cells, by which they are registered.
  static let identifier = "number"

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? any NumberShowing)?.show(sections[indexPath.section][indexPath.item])
    return cell
  }
}

/// A cell that shows a number.
@MainActor protocol NumberShowing: UICollectionViewCell {
  var box: NumberBox { get }
}

extension NumberShowing {
  func show(_ number: Int) { box.show(number) }
}

/// A view that is as high as its number asks.
@MainActor final class NumberBox: UIView {
  private(set) var number = -1
  private var height: NSLayoutConstraint?

  /// Fills a cell's content view.
  func fill(_ contentView: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(self)
    let height = heightAnchor.constraint(equalToConstant: 0)
    self.height = height
    // The list pins the content view to the cell's height before it is measured.
    let bottom = bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: contentView.topAnchor), bottom, height,
      leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  func show(_ number: Int) {
    self.number = number
    height?.constant = RealLists.height(of: number)
  }
}

/// A cell that decides about its height by constraints.
final class NumberCell: UICollectionViewCell, NumberShowing {
  override class func makeInstance(frame: CGRect) -> UIView? { NumberCell(frame: frame) }
  override class var declarationSite: (fileID: StaticString, line: UInt)? { (#fileID, #line) }
  let box = NumberBox()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.fill(contentView)
  }

  required init?(coder: NSCoder) { nil }
}

/// A list with its data, kept together.
@MainActor final class NumberList: UIViewController {
  let numbers: Numbers
  let list: UICollectionView
  private let others: [AnyObject]

  init(
    _ numbers: Numbers, _ layout: UICollectionViewLayout, _ cell: UICollectionViewCell.Type,
    delegate: UICollectionViewDelegate? = nil, keeping others: [AnyObject] = []
  ) {
    self.numbers = numbers
    self.others = others + [delegate as AnyObject?].compactMap { $0 }
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    list.register(cell, forCellWithReuseIdentifier: Numbers.identifier)
    list.dataSource = numbers
    list.delegate = delegate
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = list }
}
