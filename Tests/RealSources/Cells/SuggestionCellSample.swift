import UIKit

@MainActor func sample() -> UIView {
  let cell = SuggestionCell(style: .default, reuseIdentifier: nil)
  cell.configure(suggestion: NSAttributedString(string: "renew a passport"))
  return cell
}
