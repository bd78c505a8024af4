import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// What a view shows, as far as its size depends on it.
enum ViewKind: Sendable {
  /// A plain view, or one that measures as such.
  case plain
  /// The content view of a cell or an effect view.
  case contentView
  case label(LabelDescription)
  case image(ImageDescription?)
  case stack(StackDescription)
  case button(ButtonDescription)
  case textField(TextFieldDescription)
  case textView(TextViewDescription)
  case segmentedControl(titles: [String?])
  case pageControl(pages: Int)
  /// A control whose size depends on nothing in the file.
  case control(FixedControl)
  case scrollView
}

/// Controls that measure the same whatever they show.
enum FixedControl: Hashable, Sendable {
  case toggle
  case slider
  case stepper
  case progressView
  case activityIndicator(isLarge: Bool)
  case datePicker(DatePickerStyle)
  case pickerView
  case searchBar
  case colorWell
  case toolbar
  case navigationBar
  case tabBar

  enum DatePickerStyle: Hashable, Sendable { case compactDate, compact, inline, wheels }
}

/// A label: text, font and lines.
struct LabelDescription: Sendable {
  var text: String
  /// The parts of a text whose parts look different; empty for others.
  var fragments: [TextFragment]
  var font: FontDescription
  var numberOfLines: Int
  var lineBreakMode: LineBreakMode
  /// How the lines of an attributed text are set.
  var paragraphStyle = ParagraphStyle()
  /// The width at which the text wraps whatever its frame; nil where the frame decides.
  var preferredMaxLayoutWidth: Double?
  /// What the font's size is multiplied by at least where a text that is too wide shrinks; nil where it
  /// does not.
  var minimumScaleFactor: Double?
}

/// A picture: its size, and whether that is the one it has in the app.
struct ImageDescription: Hashable, Sendable {
  let name: String
  let size: LayoutSize
  /// Whether the size is not known and stands for the running app's.
  let isAssumed: Bool
}

/// A stack view's own properties.
struct StackDescription: Sendable {
  var arrangement: StackArrangement
  /// Whether the gap is the system's standard.
  var hasStandardSpacing: Bool
  /// Whether the spacing counts between baselines.
  var isBaselineRelative: Bool
}

/// A button: its title and image, and how it surrounds them.
struct ButtonDescription: Sendable {
  /// How a button is drawn.
  enum Style: Hashable, Sendable {
    /// Without a configuration: the plain title or background image.
    case legacy
    /// With a configuration, whose insets surround the title.
    case configured
  }

  var style: Style
  var title: String
  var subtitle: String
  var font: FontDescription
  var image: ImageDescription?
  /// The insets around the content; nil for the style's own.
  var insets: DirectionalEdgeInsets?
  var imagePadding: Double
  var titlePadding: Double
  /// Whether the image stands above or below the title.
  var isImageVertical: Bool
  /// A type of button that is drawn as a symbol, such as the disclosure of details.
  var isSymbol: Bool
}

/// A text field.
struct TextFieldDescription: Sendable {
  var text: String
  var placeholder: String
  var font: FontDescription
  /// Whether a border surrounds the text, with room between them.
  var hasBorder: Bool
}

/// A text view.
struct TextViewDescription: Sendable {
  var text: String
  var font: FontDescription
  /// Whether the view scrolls, so that its height does not follow the text.
  var isScrollEnabled: Bool
}
