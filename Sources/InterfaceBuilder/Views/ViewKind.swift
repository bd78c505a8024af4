import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

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

/// A label of a document or of a plan, or a control that shows a text.
package struct LabelDescription: Sendable {
  package var text: String
  /// The parts of a text whose parts look different; empty for others.
  package var fragments: [TextFragment] = []
  /// The font that a document asks for; nil where none was read.
  package var font: FontDescription?
  /// How the text is set; in a plan its font is ``font`` under the options of the reading.
  package var style: LabelStyle
  /// The width at which the text wraps whatever its frame; nil where the frame decides.
  package var preferredMaxLayoutWidth: Double?
  /// The font that the document asks for, where a plan has another one stand in.
  var missingFont: String?
  /// The control that the label is, with what the document states about it; nil for a plain one.
  var control: Control?

  package init(
    text: String, fragments: [TextFragment] = [], font: FontDescription? = nil, style: LabelStyle
  ) {
    self.text = text
    self.fragments = fragments
    self.font = font
    self.style = style
  }

  package struct Control: Sendable {
    let kind: TextControl
    /// The font of the text; nil for the control's own.
    var font: LabelFont?
    /// The content insets; nil for the system's.
    var insets: DirectionalEdgeInsets?
  }
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
