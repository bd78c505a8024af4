import UIKit

enum UserText { static let autofillEnableSettings = "Save and autofill passwords" }
struct Theme { let buttonTintColor = UIColor.blue, autofillDefaultTitleTextColor = UIColor.label }
extension UIColor {
  enum DesignSystem { case surface }
  static let gray90 = UIColor.darkGray
  convenience init(designSystemColor: DesignSystem) { self.init(white: 1, alpha: 1) }
}
