import UIKit

enum ScreenChecker {
  static func size(big: CGFloat, medium: CGFloat, small: CGFloat) -> CGFloat { medium }
}

enum LocaleViewCell {
  typealias Accessory = UITableViewCell.AccessoryType
  static let selectionAccessoryType = (selected: Accessory.checkmark, unselected: Accessory.none)
}

extension Currency { var icon: UIImage? { UIImage() } }
