import UIKit

enum Fonts {
  static func regular(size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
  static func semibold(size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .semibold) }
}

enum Configuration {
  enum Color {
    enum Semantic {
      static let tableViewCellPrimaryFont = UIColor.label
      static let tableViewCellSecondaryFont = UIColor.secondaryLabel
      static let defaultViewBackground = UIColor.white
    }
  }
}

enum R {
  enum image { static func openSeaNonFungibleAttribute() -> UIImage? { UIImage() } }
}

enum SettingsViewModel {
  struct SettingsSystemRow { var title = "", icon = UIImage() }
  struct SettingsWalletRow { var title = "", icon = UIImage() }
}

extension UIImageView {
  static var chevronImageView: UIImageView {
    UIImageView(image: UIImage(systemName: "chevron.right"))
  }
}
