import UIKit

extension UIColor { static let govUK = (fills: Named(), strokes: Named(), text: Named()) }
extension UIFont { static let govUK = (body: UIFont.preferredFont(forTextStyle: .body), ()) }
