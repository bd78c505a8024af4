import UIKit

@MainActor func sample() -> UIView {
  let cell = SettingTableViewCell(style: .default, reuseIdentifier: nil)
  cell.configure(
    viewModel: SettingTableViewCellViewModel(
      titleText: "Change wallet", subTitleText: "0x12…89", icon: nil))
  return cell
}
