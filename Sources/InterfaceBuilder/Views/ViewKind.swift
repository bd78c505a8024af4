import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

package enum ViewKind: Sendable {
  case plain
  /// The content view of a cell or an effect view.
  case contentView
  case label(LabelDescription)
  case image(ImageDescription?)
  case stack(StackArrangement)
  case button(ButtonDescription)
  case textField(TextFieldDescription)
  case textView(TextViewDescription)
  case segmentedControl(titles: [String?])
  case pageControl(pages: Int)
  /// A control whose size depends on nothing in the file.
  case control(CellControl)
  case scrollView
}

/// A label: text, font and lines.
package struct LabelDescription: Sendable {
  package var text: String
  /// The parts of a text whose parts look different; empty for others.
  package var fragments: [TextFragment]
  package var font: FontDescription
  /// How the text is set; its font is ``font`` under the options of the reading.
  package var style: LabelStyle
  /// The width at which the text wraps whatever its frame; nil where the frame decides.
  package var preferredMaxLayoutWidth: Double?
}

package struct ImageDescription: Hashable, Sendable {
  package let name: String
  package let size: LayoutSize
  /// Whether the size is not known and stands for the running app's.
  package let isAssumed: Bool
}

package struct ButtonDescription: Sendable {
  package enum Style: Hashable, Sendable { case legacy, configured }

  package var style = Style.legacy
  package var title = ""
  package var subtitle = ""
  /// The font of the title; nil for that of the configuration's size.
  package var font: FontDescription?
  package var size = ButtonSize.medium
  package var image: ImageDescription?
  package var insets: DirectionalEdgeInsets?
  package var imagePadding = 0.0
  package var titlePadding = 0.0
  /// Whether the image is above or below the title.
  package var isImageVertical = false
  /// A type of button that is drawn as a symbol, such as the disclosure of details.
  package var isSymbol: Bool
}

package struct TextFieldDescription: Sendable {
  package var text: String
  package var placeholder: String
  package var font: FontDescription
  package var hasBorder: Bool
}

package struct TextViewDescription: Sendable {
  package var text: String
  package var font: FontDescription
  package var isScrollEnabled: Bool
}
