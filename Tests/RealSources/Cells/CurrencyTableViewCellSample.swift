import UIKit

@MainActor func sample() -> UIView {
  let cell = CurrencyTableViewCell(style: .default, reuseIdentifier: nil)
  cell.configure(viewModel: CurrencyTableViewCellViewModel(currency: .USD, isSelected: true))
  return cell
}
