open class NSTextStorage: NSMutableAttributedString {
  public convenience init() { self.init(string: "") }
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
    manager.textStorage = self
  }
  open func removeLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === manager }
  }
}

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
