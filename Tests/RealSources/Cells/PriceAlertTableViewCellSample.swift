import UIKit

@MainActor func sample() -> UIView {
  let cell = PriceAlertTableViewCell(style: .default, reuseIdentifier: nil)
  cell.configure(
    viewModel: PriceAlertTableViewCellViewModel(alert: PriceAlert(title: "Above 2,000 USD")))
  return cell
}
