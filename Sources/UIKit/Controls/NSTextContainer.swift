import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// The area of a text.
open class NSTextContainer: NSObject {
  /// UIKit's `size`.
  open var size = CGSize.zero
  /// UIKit's `lineFragmentPadding`.
  open var lineFragmentPadding: CGFloat = 5
  /// UIKit's `maximumNumberOfLines`.
  open var maximumNumberOfLines = 0
  /// UIKit's `lineBreakMode`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// UIKit's `exclusionPaths`.
  open var exclusionPaths: [UIBezierPath] = []
  /// UIKit's `widthTracksTextView`.
  open var widthTracksTextView = true
  /// UIKit's `heightTracksTextView`.
  open var heightTracksTextView = false
  /// UIKit's `layoutManager`.
  open weak var layoutManager: NSLayoutManager?
  /// Creates one as UIKit does.
  public override init() { super.init() }
  /// Creates one as UIKit does.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// Creates one as UIKit does.
  public required init(coder: NSCoder) { super.init() }
}
