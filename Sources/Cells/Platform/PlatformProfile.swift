import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// The figures of a system: sizes of controls, insets of buttons, widths of accessories, margins of
/// cells.
///
/// Every figure names its source. A profile is a value: copy one and replace what you measured
/// yourself.
///
/// ```swift
/// var profile = PlatformProfile.iOS18
/// profile.setSize(
///   LayoutSize(width: 94, height: 32), of: .stepper, source: "my iPhone 15, iOS 18.5")
/// ```
public struct PlatformProfile: Hashable, Sendable {
  /// The system's name.
  public var name: String
  package var controls: [CellControl: ControlMetrics]
  package var buttons: [ButtonSize: ButtonMetrics]
  package var systemButton: SourcedValue<TextPadding>, textField: SourcedValue<TextPadding>
  package var borderedTextField: SourcedValue<TextPadding>
  /// The margins of a cell's content view in a list, at the default text size.
  package var contentViewMargins: SourcedValue<DirectionalEdgeInsets>
  /// The width in points of the cell with ``contentViewMargins``; at others they are assumed.
  package var contentViewMarginsWidth: Double?
  /// The height in points that a standard row has at least, at the default text size.
  package var minimumRowHeight: SourcedValue<Double>
  package var minimumRowHeightGrows: Bool
  /// The height that the separator below a row adds, in points; nil for a pixel.
  package var separatorHeight: SourcedValue<Double?>
  /// The thickness of a separator as it is drawn, in points; nil for a pixel.
  package var separatorThickness: SourcedValue<Double?>
  /// The width in points of an accessory with its margin, at the default text size.
  package var accessoryWidths: [CellAccessory: SourcedValue<Double>]
  /// The points that each point of body text beyond 17 adds to a disclosure indicator's width.
  package var disclosureGrowth: SourcedValue<Double>

  package func minimumRowHeight(for traits: TraitCollection) -> SourcedValue<Double> {
    var height = minimumRowHeight
    guard minimumRowHeightGrows else { return height }
    height.value = max(
      height.value, FontMetrics(forTextStyle: .body).scaledValue(for: 44, compatibleWith: traits))
    return height
  }

  package func separatorHeight(for traits: TraitCollection) -> Double {
    separatorHeight.value ?? 1 / traits.pixelGrid.scale
  }

  package func accessoryWidth(_ accessory: CellAccessory, for traits: TraitCollection)
    -> SourcedValue<Double>
  {
    guard var width = accessoryWidths[accessory] else {
      return SourcedValue(0, .assumed, source: "the profile has no figure")
    }
    guard accessory == .disclosureIndicator, disclosureGrowth.value != 0 else { return width }
    let points = TextStyle.body.pointSize(for: traits.contentSizeCategory) - 17
    width.value = traits.pixelGrid.roundedEdge(width.value + points * disclosureGrowth.value)
    width.fidelity = points == 0 ? width.fidelity : max(width.fidelity, disclosureGrowth.fidelity)
    return width
  }
}

/// A preset at a table cell's trailing edge, the counterpart of `UITableViewCell.AccessoryType`.
public enum CellAccessory: String, Hashable, Sendable, CaseIterable {
  /// A chevron.
  case disclosureIndicator
  /// An info button and a chevron.
  case detailDisclosureButton
  /// A checkmark.
  case checkmark
  /// An info button.
  case detailButton
}

/// The size of a button with a configuration, the counterpart of `UIButton.Configuration.Size`.
public enum ButtonSize: String, Hashable, Sendable, CaseIterable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The default.
  case medium
  /// Large.
  case large
}

/// The figures of a button with a configuration: what surrounds its title, and the title's font.
package struct ButtonMetrics: Hashable, Sendable {
  /// The size in points of a subtitle that states no font; assumed.
  package static let subtitleSize = 12.0
  package var contentInsets: SourcedValue<DirectionalEdgeInsets>
  package var textStyle: SourcedValue<TextStyle>
}
