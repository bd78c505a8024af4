import UIKit

/// The labels of square/Blueprint's own snapshot tests, by the names of its pictures:
///
///     selfsize verify --sources Tests/RealSources/Heights/Blueprint --images \
///       CHECKOUTS/Blueprint/BlueprintUICommonControls/Tests/Sources/Resources/ReferenceImages
@MainActor let cells: [CellEntry] =
  numberOfLines + containers + [
    CellEntry("AttributedLabelTests displaysText") {
      label(
        [
          ("H", .boldSystemFont(ofSize: 24)), ("e", .systemFont(ofSize: 14)),
          ("llo, ", .italicSystemFont(ofSize: 13)),
          ("World!", .monospacedDigitSystemFont(ofSize: 32, weight: .black)),
        ], lines: 0)
    },
    CellEntry("AttributedLabelTests fontSizeAdjustment all fits") { shrinking() },
    CellEntry("AttributedLabelTests fontSizeAdjustment squishes") { shrinking() },
    CellEntry("AttributedLabelTests fontSizeAdjustment overflows") { shrinking() },
  ]

private let several = "Hello, world. This is some long text that runs onto several lines."
private let lorem = """
  Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut labore \
  dolore magna aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris nisi aliquip \
  ea commodo consequat.
  """

@MainActor private func label(_ parts: [(String, UIFont)], lines: Int) -> UILabel {
  let text = NSMutableAttributedString(string: "")
  for (string, font) in parts {
    text.append(NSAttributedString(string: string, attributes: [.font: font]))
  }
  let label = UILabel()
  label.attributedText = text
  label.numberOfLines = lines
  return label
}

@MainActor private func shrinking() -> UILabel {
  let label = label([("Hello! What's up y'all", .systemFont(ofSize: 17))], lines: 1)
  label.adjustsFontSizeToFitWidth = true
  label.minimumScaleFactor = 0.5
  return label
}

@MainActor private let numberOfLines = [("zero", 0), ("one", 1), ("two", 2)].map { name, lines in
  CellEntry("AttributedLabelTests numberOfLines \(name)") {
    label([(several, .systemFont(ofSize: 17))], lines: lines)
  }
}

@MainActor private let containers: [CellEntry] = {
  let modes: [(String, NSLineBreakMode?)] = [
    ("None", nil), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
    ("byTruncatingHead", .byTruncatingHead), ("byTruncatingMiddle", .byTruncatingMiddle),
    ("byTruncatingTail", .byTruncatingTail), ("byWordWrapping", .byWordWrapping),
  ]
  var entries: [CellEntry] = []
  for (name, mode) in modes {
    for lines in 0...2 {
      for height in [nil, 50] as [CGFloat?] {
        for width in ["320", "375"] {
          let kind = height.map { "\($0)" } ?? "None"
          entries.append(
            CellEntry("textContainerRects \(name) \(lines)-lines lineheight-\(kind) width-\(width)")
            {
              let style = NSMutableParagraphStyle()
              if let height {
                style.minimumLineHeight = height
                style.maximumLineHeight = height
              }
              if let mode { style.lineBreakMode = mode }
              let text = NSAttributedString(
                string: lorem,
                attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
              let label = UILabel()
              label.attributedText = text
              label.numberOfLines = lines
              if let mode { label.lineBreakMode = mode }
              return label
            })
        }
      }
    }
  }
  return entries
}()
