import UIKit

@MainActor func sample() -> UIView {
  EnableAutofillSettingsTableViewCell(style: .default, reuseIdentifier: nil)
}
