import UIKit

@MainActor func sample() -> UIView {
  let cell = SettingsTableViewCell(style: .default, reuseIdentifier: nil)
  cell.update(with: .serverDetails(domain: "example.org"))
  return cell
}
