import UIKit

@MainActor func sample() -> UIView {
  let cell = ControlCell(style: .default, reuseIdentifier: nil)
  cell.configure(with: {}, title: "Sign out")
  return cell
}
