import UIKit

enum Theme {
  case light; var buttonTintColor: UIColor { .blue };
  var autofillDefaultTitleTextColor: UIColor { .label }
}
enum DesignSystemColor { case surface }
enum UserText { static let autofillEnableSettings = "Save and Autofill Logins" }

extension UIColor {
  static let gray90 = UIColor.darkGray
  convenience init(designSystemColor: DesignSystemColor) { self.init(white: 1, alpha: 1) }
}

@MainActor func sample() -> UIView {
  let cell = EnableAutofillSettingsTableViewCell(style: .default, reuseIdentifier: nil)
  cell.theme = .light
  return cell
}
