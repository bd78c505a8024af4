import SnapKit
import UIKit

@MainActor func sample() -> UIView {
  let header = SettingsTableSectionHeaderFooterView(reuseIdentifier: nil)
  header.titleLabel.text = "Other privacy settings are found in the panel of each site."
  return header
}
