import SnapKit
import UIKit

@MainActor func sample() -> UIView {
  let header = SettingsTableSectionHeaderFooterView(reuseIdentifier: nil)
  header.titleLabel.text = "Other privacy settings"
  return header
}
