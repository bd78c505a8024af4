import SelfSizing
import Testing

@testable import SelfSizingUIKit

@Suite("Buttons with configurations")
@MainActor
struct ButtonConfigurationTests {
  private func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    return UIButton(configuration: configuration).intrinsicContentSize
  }

  private func label(_ text: String, _ font: UIFont) -> CGSize {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize
  }

  /// The insets of each size, as the platform's figures have them.
  @Test(
    "are as large as their title and the insets of their size",
    arguments: [
      (UIButton.Configuration.Size.mini, UIFont.TextStyle.subheadline, 10.0, 5.0),
      (.small, .subheadline, 10, 5), (.medium, .body, 12, 7), (.large, .body, 20, 15),
    ])
  func insetsBySize(
    _ size: UIButton.Configuration.Size, _ style: UIFont.TextStyle, _ x: Double, _ y: Double
  ) {
    let title = label("Title", .preferredFont(forTextStyle: style))
    let found = self.size {
      $0.buttonSize = size
      $0.title = "Title"
    }
    #expect(abs(Double(found.width) - Double(title.width) - 2 * x) < 0.34)
    #expect(abs(Double(found.height) - Double(title.height) - 2 * y) < 0.34)
  }

  @Test("add an image on the side it is placed at, with its padding")
  func imagePlacement() {
    let image = UIImage(size: CGSize(width: 30, height: 40))
    let plain = size { $0.title = "Title" }
    let text = CGSize(width: plain.width - 24, height: plain.height - 14)
    for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
      let found = size {
        $0.title = "Title"
        $0.image = image
        $0.imagePadding = 6
        $0.imagePlacement = placement
      }
      let isBeside = placement == .leading || placement == .trailing
      let width = isBeside ? 24 + 30 + 6 + text.width : 24 + max(30, text.width)
      let height = isBeside ? CGFloat(14 + 40) : 14 + 40 + 6 + text.height
      #expect(abs(found.width - width) < 0.34, "\(placement)")
      #expect(abs(found.height - height) < 0.34, "\(placement)")
    }
    // Alone it needs no padding.
    let alone = size {
      $0.image = image
      $0.imagePadding = 6
    }
    #expect(alone == CGSize(width: 54, height: 54))
  }

  @Test("put a subtitle below the title, with the padding between them")
  func subtitle() {
    let plain = size { $0.title = "Title" }
    func height(_ padding: CGFloat) -> CGFloat {
      size {
        $0.title = "Title"
        $0.subtitle = "and what it is about"
        $0.titlePadding = padding
      }.height
    }
    let second = label("and what it is about", .systemFont(ofSize: 12))
    #expect(abs(height(1) - plain.height - second.height - 1) < 0.34)
    #expect(abs(height(9) - height(1) - 8) < 0.01)
    let alone = size { $0.subtitle = "and what it is about" }
    #expect(abs(alone.height - second.height - 14) < 0.34)
  }

  @Test("set an attributed title in its fonts, run by run")
  func attributedTitle() {
    func attributed(_ parts: [(String, CGFloat)]) -> AttributedString {
      parts.reduce(into: AttributedString()) { text, part in
        var run = AttributedString(part.0)
        run[AttributeScopes.UIKitAttributes.FontAttribute.self] = .systemFont(ofSize: part.1)
        text += run
      }
    }
    let large = size { $0.attributedTitle = attributed([("Title", 30)]) }
    let expected = label("Title", .systemFont(ofSize: 30))
    #expect(abs(large.width - expected.width - 24) < 0.34)
    let mixed = size { $0.attributedTitle = attributed([("Ti", 30), ("tle", 10)]) }
    #expect(mixed.width < large.width)
    #expect(mixed.height > size { $0.attributedTitle = attributed([("Title", 10)]) }.height)
  }

  @Test("show the title that was set last, and the transformer's font")
  func titleAndTransformer() {
    let plain = size { $0.title = "Title" }
    let reset = size {
      $0.attributedTitle = AttributedString("A much longer title")
      $0.title = "Title"
    }
    #expect(reset == plain)
    var known: UIFont?
    let transformed = size {
      $0.title = "Title"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var attributes = incoming
        known = incoming[AttributeScopes.UIKitAttributes.FontAttribute.self]
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = .systemFont(ofSize: 30)
        return attributes
      }
    }
    #expect(transformed.height > plain.height)
    #expect(known?.pointSize == 17)
  }

  @Test("show an activity indicator in the image's place")
  func activityIndicator() {
    let plain = size { $0.title = "Title" }
    let busy = size {
      $0.title = "Title"
      $0.image = UIImage(size: CGSize(width: 90, height: 90))
      $0.showsActivityIndicator = true
    }
    #expect(abs(busy.width - plain.width - 20) < 0.34)
  }

  @Test("say that the places of several parts are assumed, and insets that were measured are not")
  func fidelity() throws {
    func fidelity(_ change: (inout UIButton.Configuration) -> Void) throws -> Fidelity {
      var configuration = UIButton.Configuration.plain()
      change(&configuration)
      let cell = UICollectionViewCell(frame: .zero)
      let button = UIButton(configuration: configuration)
      button.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(button)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        button.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        button.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      ])
      return try HeadlessMeasurement(cell, width: 375).fidelity
    }
    #expect(try fidelity { $0.title = "Title" } < .assumed)
    #expect(
      try fidelity {
        $0.title = "Title"
        $0.subtitle = "more"
      } == .assumed)
  }
}
