import SelfSizing
import Testing

@testable import SelfSizingUIKit

@Suite("Text fields and text views")
@MainActor
struct TextControlTests {
  private func line(_ text: String, _ font: UIFont) -> CGSize {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize
  }

  // MARK: Text fields

  @Test("a field is 22 points high at 17 points, and 34 with a border")
  func fieldHeights() {
    let field = UITextField()
    field.text = "Text"
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    #expect(
      field.intrinsicContentSize.width == line("Text", .systemFont(ofSize: 17)).width.rounded(.up)
        + 28)
  }

  @Test("a field without a text is as wide as its placeholder")
  func placeholder() {
    let field = UITextField()
    field.placeholder = "A placeholder"
    let empty = field.intrinsicContentSize.width
    field.text = "A placeholder"
    #expect(field.intrinsicContentSize.width == empty)
    field.text = "A"
    #expect(field.intrinsicContentSize.width < empty)
    field.text = ""
    #expect(field.intrinsicContentSize.width == empty)
  }

  @Test("a view at a field's end takes room only while it is shown always")
  func sideViews() {
    let field = UITextField()
    field.text = "Text"
    let bare = field.intrinsicContentSize.width
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(field.intrinsicContentSize.width == bare)
    field.rightViewMode = .always
    #expect(field.intrinsicContentSize.width == bare + 30)
  }

  @Test("an attributed text and a font that grows are those that are measured")
  func fieldFonts() {
    let before = HeadlessEnvironment.traits
    defer { HeadlessEnvironment.set(before) }
    let field = UITextField()
    field.attributedText = NSAttributedString(string: "Text")
    #expect(field.text == "Text")
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let small = field.intrinsicContentSize.height
    let former = UITraitCollection.current
    HeadlessEnvironment.set(TraitCollection(contentSizeCategory: .accessibilityLarge))
    field.environmentDidChange(from: former)
    #expect(field.intrinsicContentSize.height > small)
  }

  // MARK: Text views

  private func height(_ view: UIView, _ width: CGFloat) -> CGFloat {
    let holder = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: holder.topAnchor),
      view.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
    ])
    return holder.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func textView(_ text: String) -> UITextView {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    view.text = text
    return view
  }

  @Test("a text view that does not scroll is as high as its lines and 8 points around them")
  func viewHeights() {
    #expect(
      abs(height(textView("Text"), 300) - line("x", .systemFont(ofSize: 17)).height - 16) < 0.7)
    let long = textView(String(repeating: "word ", count: 40))
    #expect(height(long, 300) > 60)
    #expect(height(textView(long.text), 150) > height(textView(long.text), 300))
  }

  @Test("a text view that scrolls has no height of its own")
  func scrolling() {
    let view = textView("Text")
    view.isScrollEnabled = true
    #expect(height(view, 300) == 0)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > 16)
  }

  @Test("insets, padding and the limit of lines count")
  func insets() {
    let text = String(repeating: "word ", count: 40)
    let plain = height(textView(text), 300)
    let inset = textView(text)
    inset.textContainerInset = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    #expect(height(inset, 300) == plain + 24)
    let narrow = textView(text)
    narrow.textContainer.lineFragmentPadding = 60
    #expect(height(narrow, 300) > plain)
    let limited = textView(text)
    limited.textContainer.maximumNumberOfLines = 1
    #expect(height(limited, 300) < 60)
  }

  @Test("an attributed text is measured in its own fonts")
  func attributedViews() {
    let view = textView("")
    view.attributedText = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(height(view, 300) > 16 + 40)
    #expect(view.text == "Text")
  }

  // MARK: Guides and frames

  @Test("a guide that is removed takes its constraints along")
  func removedGuide() {
    let holder = UIView()
    let guide = UILayoutGuide()
    holder.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.heightAnchor.constraint(equalToConstant: 90),
      guide.topAnchor.constraint(equalTo: holder.topAnchor),
      guide.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
    #expect(holder.systemLayoutSizeFitting(.zero).height == 90)
    holder.removeLayoutGuide(guide)
    #expect(holder.layoutGuides.isEmpty)
    #expect(guide.owningView == nil)
    #expect(holder.constraints.isEmpty)
    #expect(holder.systemLayoutSizeFitting(.zero).height == 0)
    let other = UIView()
    other.addLayoutGuide(guide)
    #expect(other.layoutGuides.count == 1)
  }

  @Test(
    "a frame that cannot be laid out is a finding, and reads as zero",
    arguments: [
      CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
    ])
  func invalidFrames(_ frame: CGRect) {
    _ = HeadlessFindings.take()
    let view = UIImageView(frame: frame)
    let findings = HeadlessFindings.take()
    #expect(findings.map(\.kind) == [.invalidFrame])
    #expect(findings.map(\.className) == ["UIImageView"])
    #expect(view.frame.isLayoutable)
    #expect(view.frame.width.magnitude <= 1e6)
  }
}
