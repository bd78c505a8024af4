"""An app of sixty cells of six kinds: ten files with five in code each, and ten drawn in documents."""

import pathlib

HEADER = "import UIKit\n"

MODEL = HEADER + """
struct Post {
  var title: String
  var text: String
  var author: String
}
"""

FONTS = ["body", "headline", "subheadline", "footnote", "callout"]

PREPARED = """
final class {name}: {base} {{
  private let title = UILabel()
  private let text = UILabel()
  private let author = UILabel()

  override init({frame}) {{
    super.init({passed})
    title.font = .preferredFont(forTextStyle: .{font})
    text.font = .preferredFont(forTextStyle: .body)
    author.font = .preferredFont(forTextStyle: .caption1)
    for label in [title, text, author] {{
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }}
{layout}
  }}

  required init?(coder: NSCoder) {{ fatalError() }}

  func configure(with post: Post) {{
    title.text = post.title
    text.text = post.text
    author.text = post.author
  }}
}}
"""

# The statements of each kind, with the number of its variant.
LAYOUTS = {
    "Note": """
    let rows = UIStackView(arrangedSubviews: [title, text, author])
    rows.axis = .vertical
    rows.spacing = {number}
    fill(with: rows, inset: 12)""",
    "Bubble": """
    let bubble = UIView()
    bubble.layer.cornerRadius = 14
    let rows = UIStackView(arrangedSubviews: [author, text])
    rows.axis = .vertical
    rows.spacing = 2
    rows.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      rows.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      rows.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: {number}),
      rows.trailingAnchor.constraint(lessThanOrEqualTo: bubble.trailingAnchor, constant: -{number}),
    ])
    fill(with: bubble, inset: 10)""",
    "Setting": """
    let toggle = UISwitch()
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    let rows = UIStackView(arrangedSubviews: [title, author])
    rows.axis = .vertical
    let columns = UIStackView(arrangedSubviews: [rows, toggle])
    columns.alignment = .center
    columns.spacing = {number}
    fill(with: columns, inset: 11)""",
    "Photo": """
    let photo = UIImageView()
    photo.translatesAutoresizingMaskIntoConstraints = false
    photo.widthAnchor.constraint(equalToConstant: {side}).isActive = true
    photo.heightAnchor.constraint(equalTo: photo.widthAnchor).isActive = true
    let rows = UIStackView(arrangedSubviews: [title, text])
    rows.axis = .vertical
    rows.spacing = 4
    let columns = UIStackView(arrangedSubviews: [photo, rows])
    columns.alignment = .top
    columns.spacing = 12
    fill(with: columns, inset: 16)""",
    "Action": """
    let button = UIButton(configuration: .filled())
    button.setTitle("Answer", for: .normal)
    let buttons = UIStackView(arrangedSubviews: [author, button])
    buttons.alignment = .firstBaseline
    buttons.spacing = 8
    let rows = UIStackView(arrangedSubviews: [title, text, buttons])
    rows.axis = .vertical
    rows.spacing = {number}
    rows.setCustomSpacing(20, after: text)
    fill(with: rows, inset: 14)""",
}

HELPER = HEADER + """
extension UITableViewCell {
  func fill(with view: UIView, inset: CGFloat) { contentView.hold(view, inset: inset) }
}

extension UICollectionViewCell {
  func fill(with view: UIView, inset: CGFloat) { contentView.hold(view, inset: inset) }
}

extension UIView {
  func hold(_ view: UIView, inset: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
    ])
  }
}
"""

DRAWN = HEADER + """
final class DrawnCell{number}: UITableViewCell {{
  @IBOutlet private var title: UILabel!
  @IBOutlet private var text: UILabel!

  func configure(with post: Post) {{
    title.text = post.title
    text.text = post.text
  }}
}}
"""

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="retina6_12" orientation="portrait" appearance="light"/>
  <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="cell" customClass="DrawnCell{number}">
      <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
      <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
        <subviews>
          <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="{number}" translatesAutoresizingMaskIntoConstraints="NO" id="rows">
            <rect key="frame" x="16" y="11" width="343" height="58"/>
            <subviews>
              {labels}
            </subviews>
          </stackView>
        </subviews>
        <constraints>
          <constraint firstItem="rows" firstAttribute="top" secondItem="content" secondAttribute="top" constant="11" id="top"/>
          <constraint firstItem="rows" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="leading"/>
          <constraint firstItem="content" firstAttribute="trailing" secondItem="rows" secondAttribute="trailing" constant="16" id="trailing"/>
          <constraint firstItem="content" firstAttribute="bottom" secondItem="rows" secondAttribute="bottom" constant="11" id="bottom"/>
        </constraints>
      </tableViewCellContentView>
      <connections>
        <outlet property="title" destination="title" id="outlet-title"/>
        <outlet property="text" destination="text" id="outlet-text"/>
      </connections>
    </tableViewCell>
  </objects>
</document>
"""

LABEL = """<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="{name}">
                <rect key="frame" x="0.0" y="0.0" width="343" height="20"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyle{style}"/>
              </label>"""


def cell(kind, number):
    """The class of a cell in code; those of even numbers are rows of a table."""
    is_row = number % 2 == 0
    layout = LAYOUTS[kind].format(number=number + 3, side=40 + 4 * number)
    return PREPARED.format(
        name=f"{kind}Cell{number}", base="UITableViewCell" if is_row else "UICollectionViewCell",
        frame="style: UITableViewCell.CellStyle, reuseIdentifier: String?" if is_row else "frame: CGRect",
        passed="style: style, reuseIdentifier: reuseIdentifier" if is_row else "frame: frame",
        font=FONTS[number % len(FONTS)], layout=layout)


def write(folder):
    """Writes the app; returns the names of its cells."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True)
    (folder / "Post.swift").write_text(MODEL)
    (folder / "Holding.swift").write_text(HELPER)
    names = []
    for number in range(10):
        (folder / f"Cells{number}.swift").write_text(HEADER + "".join(cell(kind, number) for kind in LAYOUTS))
        (folder / f"DrawnCell{number}.swift").write_text(DRAWN.format(number=number))
        labels = "\n              ".join(
            LABEL.format(name=name, style=style) for name, style in [("title", "Headline"), ("text", "Body")])
        (folder / f"DrawnCell{number}.xib").write_text(DOCUMENT.format(number=number, labels=labels))
        names += [f"{kind}Cell{number}" for kind in LAYOUTS] + [f"DrawnCell{number}"]
    return names
