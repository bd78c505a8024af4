import SelfSizingAutoLayout

/// A cell once closures, or an app's code, have run: its layout, and what fills it. Every front end
/// ends in one, and ``CellMeasurer`` measures it.
package struct DescribedCell: Hashable, Sendable {
  /// The layout, which cells share.
  package let layout: CellLayout
  /// The texts and states.
  package var values: CellValues
  /// The width in points that is left beside the content view, for an accessory.
  package var trailingRoom = 0.0
  /// Where the cell was declared.
  package let site: DeclarationSite
}
