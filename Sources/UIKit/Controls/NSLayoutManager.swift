import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A layout manager that keeps its containers and storage, and draws nothing.
open class NSLayoutManager: NSObject {
  /// UIKit's `textStorage`.
  open var textStorage: NSTextStorage?
  /// UIKit's `textContainers`.
  open private(set) var textContainers: [NSTextContainer] = []
  /// UIKit's `usesFontLeading`.
  open var usesFontLeading = true
  /// UIKit's `allowsNonContiguousLayout`.
  open var allowsNonContiguousLayout = false
  /// UIKit's `numberOfGlyphs`.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Creates one as UIKit does.
  public override init() { super.init() }
  /// Creates one as UIKit does.
  public required init?(coder: NSCoder) { super.init() }
  /// UIKit's `addTextContainer`.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// UIKit's `ensureLayout`.
  open func ensureLayout(for container: NSTextContainer) {}
  /// UIKit's `glyphRange`.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  /// UIKit's `usedRect`.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    textStorage?.boundingRect(
      with: container.size, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      ?? .zero
  }
  /// UIKit's `boundingRect`.
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    usedRect(for: container)
  }
  /// UIKit's `characterIndex`.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  /// UIKit's `glyphIndex`.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  /// UIKit's `drawGlyphs`.
  open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {}
  /// UIKit's `drawBackground`.
  open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
}
