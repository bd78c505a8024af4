import UIKit

@MainActor func sample() -> UIView {
  ReportHeadlineTableViewCell(style: .default, reuseIdentifier: nil)
}
