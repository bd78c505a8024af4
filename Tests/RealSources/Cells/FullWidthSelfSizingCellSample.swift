import UIKit

@MainActor func sample() -> UIView {
  let cell = FullWidthSelfSizingCell(frame: .zero)
  cell.text = String(repeating: "Maecenas faucibus mollis interdum. ", count: 6)
  return cell
}
