import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingInterfaceBuilder

extension UIView {
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
    autoresizingMask = AutoresizingMask(rawValue: description.autoresizingMask.rawValue)
    if let frame = description.frame { self.frame = CGRect(frame) }
    translatesAutoresizingMaskIntoConstraints = description.translatesAutoresizingMask
    if let direction = description.forcedDirection {
      semanticContentAttribute = direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    }
    let axes: [(NSLayoutConstraint.Axis, Double?, Double?)] = [
      (.horizontal, description.hugging.horizontal, description.resistance.horizontal),
      (.vertical, description.hugging.vertical, description.resistance.vertical),
    ]
    for (axis, hugging, resistance) in axes {
      if let hugging { setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: axis) }
      if let resistance {
        setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: axis)
      }
    }
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
  /// Interface Builder writes the names of the cases.
  fileprivate static let nibNames = Dictionary(
    uniqueKeysWithValues: (0...12).compactMap(Self.init(rawValue:)).map { ("\($0)", $0) })
}

extension UIColor {
  convenience init(_ color: CellColor) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}
