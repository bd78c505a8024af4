import UIKit

extension UIColor {
  enum DesignSystem { case surface }
  static let gray90 = UIColor.darkGray
  convenience init(designSystemColor: DesignSystem) { self.init(white: 1, alpha: 1) }
}
