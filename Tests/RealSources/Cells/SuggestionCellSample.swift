import UIKit

extension UIFont { static let govUK = (body: UIFont.preferredFont(forTextStyle: .body), ()) }
extension UIColor { static let govUK = (text: (secondary: UIColor.secondaryLabel, ()), ()) }

@MainActor func sample() -> UIView {
  let cell = SuggestionCell(style: .default, reuseIdentifier: nil)
  cell.configure(suggestion: NSAttributedString(string: "renew a passport"))
  return cell
}
