import UIKit

struct RootViewDataSource { var minimumWidthConstraintConstant: CGFloat = 100 }

@MainActor func sample() -> UIView { MinimumWidthViewCell(style: .default, reuseIdentifier: nil) }
