import UIKit

struct ColorAsset { var color: UIColor { .label } }

enum Asset {
  enum Colors {
    enum Label {
      static let primary = ColorAsset()
      static let secondary = ColorAsset()
    }
    enum Button { static let userFollow = ColorAsset() }
  }
}

enum L10n {
  enum Scene {
    enum Report {
      static let content1 = "Are there any posts that back up this report?"
      static let step1 = "Step 1 of 4"
    }
    enum SuggestionAccount { static let followAll = "Follow all" }
  }
}
