import SelfSizingGeometry

/// The figures of table view cells.
enum TableCell {
  /// The margins of a content view, in points.
  ///
  /// - Source: Measured on iOS 26.1: 15 above and below; at the sides 16 on screens 375 wide and 20 on
  ///   wider ones.
  static let margins = DirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)

  /// The height of a row whose constraints decide nothing, in points.
  ///
  /// - Source: Documented behaviour of `UITableView`.
  static let fallbackHeight = 44.0

  /// The room at the trailing edge that an accessory takes from the content view, in points, at the
  /// large category.
  ///
  /// - Source: The disclosure indicator is measured on iOS 26.1; the others are reported of older
  ///   systems, and a switch of 24 points is the slot of a symbol.
  static func width(of accessory: CellPrototype.Accessory) -> (points: Double, isAssumed: Bool) {
    switch accessory {
    case .none, .view: (0, false)
    case .disclosureIndicator: (26.5, false)
    case .detailDisclosureButton: (68, true)
    case .checkmark: (40, true)
    case .detailButton: (48, true)
    }
  }
}
