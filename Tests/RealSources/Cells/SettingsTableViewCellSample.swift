import UIKit

enum L10n {
  enum Scene {
    enum Settings {
      enum Overview {
        static let general = "General"
        static let notifications = "Notifications"
        static let privacySafety = "Privacy & Safety"
        static let serverDetails = "Server Details"
        static let aboutMastodon = "About"
        static func logout(_ name: String) -> String { "Logout \(name)" }
      }
    }
  }
}

@MainActor func sample() -> UIView {
  let cell = SettingsTableViewCell(style: .default, reuseIdentifier: nil)
  cell.update(with: .serverDetails(domain: "example.org"))
  return cell
}
