open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}
