import UIKit

enum SettingsViewModel {
  struct SettingsSystemRow { var title = "", icon = UIImage() }
  struct SettingsWalletRow { var title = "", icon = UIImage() }
}

extension UIImageView { static var chevronImageView: UIImageView { .init(image: R.image.next()) } }
