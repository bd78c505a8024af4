open class NSTextStorage: NSMutableAttributedString {
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

/// A layout manager that keeps its containers and storage, and draws nothing.
open class NSLayoutManager: NSObject {
  open var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func ensureLayout(for container: NSTextContainer) {}
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  open func usedRect(for container: NSTextContainer) -> CGRect {
    textStorage?.boundingRect(
      with: container.size, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      ?? .zero
  }
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    usedRect(for: container)
  }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {}
  open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
}
