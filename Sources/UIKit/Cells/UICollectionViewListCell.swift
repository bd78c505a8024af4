/// A cell of a list.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  /// Makes a view of the class; classes of an app answer.
  open override class func makeInstance(frame: CGRect) -> UIView? {
    self == UICollectionViewListCell.self ? UICollectionViewListCell(frame: frame) : nil
  }
  /// UIKit's `accessories`.
  open var accessories: [UICellAccessory] = []
  /// UIKit's `indentationLevel`.
  open var indentationLevel = 0
  /// UIKit's `indentationWidth`.
  open var indentationWidth: CGFloat = 10
  /// UIKit's `indentsAccessories`.
  open var indentsAccessories = true
  private final lazy var separatorGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  /// UIKit's `separatorLayoutGuide`.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide }
  /// UIKit's `defaultContentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
