import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry

/// The kind of a view, as far as its size depends on it.
package enum ViewKind: Sendable {
  /// A plain view, or one that measures as such.
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

/// A picture: its size, and whether that is the one it has in the app.
package struct ImageDescription: Hashable, Sendable {
  package let name: String
  package let size: LayoutSize
  /// Whether the size is not known and stands for the running app's.
  package let isAssumed: Bool
}

/// A button: its title and image, and how it surrounds them.
package struct ButtonDescription: Sendable {
  /// How a button is drawn.
  package enum Style: Hashable, Sendable {
    /// Without a configuration: the plain title or background image.
    case legacy
    /// With a configuration, whose insets surround the title.
    case configured
  }

  package var style: Style
  package var title: String
  package var subtitle: String
  /// The font of the title; nil for that of the configuration's size.
  package var font: FontDescription?
  package var size = ButtonSize.medium
  package var image: ImageDescription?
  /// The insets around the content; nil for the system's.
  package var insets: DirectionalEdgeInsets?
  package var imagePadding: Double
  package var titlePadding: Double
  /// Whether the image is above or below the title.
  package var isImageVertical: Bool
  /// A type of button that is drawn as a symbol, such as the disclosure of details.
  package var isSymbol: Bool
}

package struct TextFieldDescription: Sendable {
  package var text: String
  package var placeholder: String
  package var font: FontDescription
  /// Whether a border surrounds the text, with room between them.
  package var hasBorder: Bool
}

package struct TextViewDescription: Sendable {
  package var text: String
  package var font: FontDescription
  /// Whether the view scrolls, so that its height does not follow the text.
  package var isScrollEnabled: Bool
}
