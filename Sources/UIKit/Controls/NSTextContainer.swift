import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography
import SelfSizingViews

/// The area of a text.
open class NSTextContainer: NSObject {
  open var size = CGSize.zero
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  open weak var layoutManager: NSLayoutManager?
  public override init() { super.init() }
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public required init(coder: NSCoder) { super.init() }
}
