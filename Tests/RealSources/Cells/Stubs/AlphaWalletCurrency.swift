import UIKit

enum LocaleViewCell {
  typealias Accessory = UITableViewCell.AccessoryType
  static let selectionAccessoryType = (selected: Accessory.checkmark, unselected: Accessory.none)
}

extension Currency { var icon: UIImage? { UIImage() } }
