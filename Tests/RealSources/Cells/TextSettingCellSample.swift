import UIKit

@MainActor func sample() -> UIView {
  let cell = TextSettingCell(style: .default, reuseIdentifier: nil)
  cell.configure(with: Settings.$host)
  return cell
}
