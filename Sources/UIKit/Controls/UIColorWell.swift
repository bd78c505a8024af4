import SelfSizingCells

@MainActor @preconcurrency open class UIColorWell: UIControl {
  open var title: String?
  open var selectedColor: UIColor?
  open var supportsAlpha = true
  override var measuredControl: CellControl? { .colorWell }
}
