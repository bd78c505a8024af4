import UIKit

@MainActor func sample() -> UIView {
  let cell = TitleSubtitleCell(style: .default, reuseIdentifier: nil)
  cell.configure(title: "Total", subtitle: "24 pieces")
  return cell
}
