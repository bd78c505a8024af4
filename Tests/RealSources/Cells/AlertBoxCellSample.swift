import UIKit

@MainActor func sample() -> UIView {
  let cell = AlertBoxCell(style: .default, reuseIdentifier: nil)
  cell.configure(with: AlertBoxViewModel(), action: nil)
  return cell
}
