import SelfSizingUIKit
import Testing

/// A layout manager's lines, and places in them, as code reads them.
@Suite(.serialized) @MainActor struct LayoutManagerTests {
  private static let text = "The quick brown fox jumps over the lazy dog"

  /// A manager of a text of 17 points in a container without room beside it.
  private func manager(_ text: String = text, width: CGFloat, lines: Int = 0) -> (
    NSLayoutManager, NSTextContainer, NSTextStorage
  ) {
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1000))
    )
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = lines
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, container, storage)
  }

  @Test("lines follow one another from the first glyph to the last, as wide as the container")
  func lines() {
    let (manager, container, storage) = manager(width: 150)
    var ranges: [NSRange] = []
    var bottom: CGFloat = 0
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      fragment, used, owner, range, _ in
      #expect(abs(fragment.minY - bottom) < 1e-9 && fragment.width == 150 && owner === container)
      #expect(used.width > 0 && used.width <= 150 && used.height == fragment.height)
      bottom = fragment.maxY
      ranges.append(range)
    }
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    label.text = Self.text
    let height = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    #expect(ranges.count == Int((height / (UIFont.systemFont(ofSize: 17).lineHeight)).rounded()))
    #expect(ranges.first?.location == 0)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { NSMaxRange($0) == $1.location })
    #expect(ranges.last.map(NSMaxRange) == storage.length)
    #expect(abs(manager.usedRect(for: container).maxY - bottom) < 1e-9)
  }

  @Test("enumeration stops where it is told to, and begins where the range does")
  func stopping() {
    let (manager, _, storage) = manager(width: 100)
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
    var first: NSRange?
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 20, length: 1)) {
      _, _, _, range, _ in first = first ?? range
    }
    #expect(first.map { NSLocationInRange(20, $0) } == true)
  }

  @Test("code that counts lines by their ranges comes to an end, at the container's limit")
  func counting() {
    func count(_ limit: Int) -> Int {
      let (manager, _, storage) = manager(width: 100, lines: limit)
      var (lines, index) = (0, 0)
      while index < storage.length {
        var range = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
        if range.length == 0 { break }
        index = NSMaxRange(range)
        lines += 1
      }
      return lines
    }
    #expect(count(0) > 2)
    #expect(count(2) == 2)
  }

  @Test("a point has the character that is there, and a range the box around its lines")
  func places() {
    let (manager, container, storage) = manager(width: 150)
    let first = manager.lineFragmentUsedRect(forGlyphAt: 0)
    #expect(manager.glyphIndex(for: .zero, in: container) == 0)
    let second = manager.characterIndex(
      for: CGPoint(x: 1, y: first.maxY + 1), in: container,
      fractionOfDistanceBetweenInsertionPoints: nil)
    var range = NSRange()
    _ = manager.lineFragmentRect(forGlyphAt: second, effectiveRange: &range)
    #expect(second == range.location && second > 0)
    let end = CGPoint(x: 1000, y: 1000)
    #expect(manager.glyphIndex(for: end, in: container) == storage.length - 1)
    let whole = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: storage.length), in: container)
    #expect(whole == manager.usedRect(for: container))
    let start = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 3), in: container)
    #expect(start.height == first.height && start.width < first.width && start.minX == 0)
    let place = manager.location(forGlyphAt: 0)
    #expect(place.x == 0 && place.y > 0 && place.y < first.height)
  }

  @Test("glyphs are characters, and a manager without a text has none")
  func glyphs() {
    let (manager, container, _) = manager("😀a", width: 100)
    #expect(manager.numberOfGlyphs == 3)
    let range = NSRange(location: 0, length: 2)
    #expect(manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil) == range)
    #expect(manager.characterRange(forGlyphRange: range, actualGlyphRange: nil) == range)
    #expect(
      manager.glyphIndexForCharacter(at: 2) == 2 && manager.characterIndexForGlyph(at: 2) == 2)
    let empty = NSLayoutManager()
    #expect(empty.usedRect(for: container) == .zero)
    #expect(empty.lineFragmentRect(forGlyphAt: 0) == .zero)
    #expect(empty.glyphIndex(for: .zero, in: container) == 0)
  }
}
