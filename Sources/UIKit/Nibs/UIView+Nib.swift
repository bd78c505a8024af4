import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingInterfaceBuilder

extension UIView {
  /// Takes the properties that a document has for any view.
  func read(_ description: InterfaceView) {
    layoutItem.name = description.userLabel ?? layoutItem.name
    if let tag = description["tag"].flatMap({ Int($0) }) { self.tag = tag }
    if let alpha = description["alpha"].flatMap({ Double($0) }) { self.alpha = CGFloat(alpha) }
    if description["userInteractionEnabled"] == "NO" { isUserInteractionEnabled = false }
    if let identifier = description["restorationIdentifier"] { restorationIdentifier = identifier }
    if let mode = description["contentMode"].flatMap({ ContentMode.nibNames[$0] }) {
      contentMode = mode
    }
    if let color = description.backgroundColor, color.alpha > 0 { backgroundColor = UIColor(color) }
    isHidden = description.isHidden
    clipsToBounds = description.clipsToBounds
    readPlace(description)
    readPriorities(description)
    readMargins(description)
  }

  private func readPlace(_ description: InterfaceView) {
    autoresizingMask = AutoresizingMask(rawValue: description.autoresizingMask.rawValue)
    if let frame = description.frame { self.frame = CGRect(frame) }
    translatesAutoresizingMaskIntoConstraints = description.translatesAutoresizingMask
    if let direction = description.forcedDirection {
      semanticContentAttribute =
        direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    }
  }

  private func readPriorities(_ description: InterfaceView) {
    let axes: [(NSLayoutConstraint.Axis, Double?, Double?)] = [
      (.horizontal, description.horizontalHugging, description.horizontalResistance),
      (.vertical, description.verticalHugging, description.verticalResistance),
    ]
    for (axis, hugging, resistance) in axes {
      if let hugging { setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: axis) }
      if let resistance {
        setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: axis)
      }
    }
  }

  private func readMargins(_ description: InterfaceView) {
    insetsLayoutMarginsFromSafeArea = description.insetsLayoutMarginsFromSafeArea
    preservesSuperviewLayoutMargins = description.preservesSuperviewLayoutMargins
    if let margins = description.margins {
      directionalLayoutMargins = NSDirectionalEdgeInsets(margins.directional)
    } else if case .stack = description.kind {
      // Stack views of documents start with margins of zero, which their frames confirm.
      directionalLayoutMargins = .zero
    }
  }
}

extension UIView.ContentMode {
  /// The modes under the names that Interface Builder writes.
  static let nibNames: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

extension UIColor {
  /// A color that a document describes.
  convenience init(_ color: CellColor) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}
