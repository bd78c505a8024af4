import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

/// A button's content: its size, and its title with all that surrounds it.
struct ButtonContents {
  var size: IntrinsicContentSize
  /// The title; its padding is the room that the insets, the image and the subtitle take.
  var title: SizedLabel?
  /// How far the room around the title may be trusted, why, and at which text size; nil where
  /// nothing is known of it.
  var source: (fidelity: Fidelity, text: String, category: DynamicTypeCategory?)?
}
