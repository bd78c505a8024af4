/// A layout manager that lays its storage out in its first container, as a label of the same text
/// does, and draws nothing.
///
/// Each UTF-16 unit has a glyph, at an even part of its line.
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

  open func lineFragmentRect(
    forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>? = nil
  ) -> CGRect {
    guard let line = line(at: index) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.fragment
  }
  open func lineFragmentUsedRect(
    forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>? = nil
  ) -> CGRect {
    guard let line = line(at: index) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.used
  }
  open func enumerateLineFragments(
    forGlyphRange range: NSRange,
    using body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stops: ObjCBool = false
    for line in lines where NSIntersectionRange(line.range, range).length > 0 {
      body(line.fragment, line.used, container, line.range, &stops)
      if stops.boolValue { return }
    }
  }

  open func usedRect(for container: NSTextContainer) -> CGRect {
    container === textContainers.first
      ? lines.reduce(CGRect.null) { $0.union($1.used) }.orZero : .zero
  }
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    return lines.reduce(CGRect.null) { box, line in
      let shown = NSIntersectionRange(line.range, range)
      if shown.length == 0 { return box }
      let (start, end) = (line.x(of: shown.lowerBound), line.x(of: shown.upperBound))
      return box.union(
        CGRect(x: start, y: line.used.minY, width: end - start, height: line.used.height))
    }.orZero
  }
  open func location(forGlyphAt index: Int) -> CGPoint {
    guard let line = line(at: index) else { return .zero }
    return CGPoint(x: line.x(of: index) - line.fragment.minX, y: line.baseline)
  }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    guard let line = lines.first(where: { point.y < $0.fragment.maxY }) ?? lines.last else {
      return 0
    }
    return line.glyph(at: point.x)
  }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container) }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first, let last = lines.last else { return NSRange() }
    return NSRange(location: 0, length: NSMaxRange(last.range))
  }
  open func glyphRange(
    forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = range
    return range
  }
  open func characterRange(
    forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = range
    return range
  }
  open func glyphIndexForCharacter(at index: Int) -> Int { index }
  open func characterIndexForGlyph(at index: Int) -> Int { index }
  open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {}
  open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
}

private struct LaidOutLine {
  let range: NSRange
  /// The whole line of the container, and the part that the text takes.
  let fragment: CGRect, used: CGRect
  /// The baseline below the line's top, and the room beside the text.
  let baseline: CGFloat, padding: CGFloat
  private var text: CGRect { used.insetBy(dx: padding, dy: 0) }

  func x(of index: Int) -> CGFloat {
    guard range.length > 0 else { return text.minX }
    return text.minX + text.width * CGFloat(index - range.location) / CGFloat(range.length)
  }

  func glyph(at x: CGFloat) -> Int {
    guard range.length > 0, text.width > 0 else { return range.location }
    let share = max((x - text.minX) / text.width, 0)
    return range.location + min(Int(share * CGFloat(range.length)), range.length - 1)
  }
}

extension NSLayoutManager {
  private func line(at index: Int) -> LaidOutLine? {
    lines.first { NSLocationInRange(index, $0.range) }
  }

  private var lines: [LaidOutLine] {
    guard let textStorage, let container = textContainers.first else { return [] }
    let padding = container.lineFragmentPadding
    let width = container.size.width > 0 ? container.size.width : .greatestFiniteMagnitude
    let room = width < 1e6 ? Double(max(width - 2 * padding, 0)) : .infinity
    let layout = textStorage.preparedText.layout(
      width: room, numberOfLines: container.maximumNumberOfLines, lineBreakMode: .byWordWrapping)
    let string = textStorage.string
    return zip(layout.lines, layout.lineMetrics).map { line, metrics in
      let start = string.utf8.index(string.startIndex, offsetBy: line.utf8Range.lowerBound)
      let end = string.utf8.index(string.startIndex, offsetBy: line.utf8Range.upperBound)
      let (top, height) = (CGFloat(metrics.minY), CGFloat(metrics.height))
      return LaidOutLine(
        range: NSRange(start..<end, in: string),
        fragment: CGRect(x: 0, y: top, width: width, height: height),
        used: CGRect(
          x: CGFloat(metrics.indent), y: top, width: CGFloat(line.width) + 2 * padding,
          height: height),
        baseline: CGFloat(metrics.baseline - metrics.minY), padding: padding)
    }
  }
}

extension CGRect { fileprivate var orZero: CGRect { isNull ? .zero : self } }
