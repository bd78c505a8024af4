import UIKit

@MainActor func sample() -> UIView {
  let cell = ServerRulesTableViewCell(style: .default, reuseIdentifier: nil)
  cell.ruleLabel.text = "No incitement of violence or promotion of violent ideologies of any kind."
  return cell
}
