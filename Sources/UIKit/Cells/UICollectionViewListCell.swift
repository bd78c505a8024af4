@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  open override class func makeInstance(frame: CGRect) -> UIView? {
    self == UICollectionViewListCell.self ? UICollectionViewListCell(frame: frame) : nil
  }
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  private final lazy var separatorGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
