import UIKit

struct PriceAlert: Hashable { var title: String, icon = UIImage(), isEnabled = true }
