/// UIKit's `UIBlurEffect`.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// UIKit's `Style`.
  public enum Style: Int, Sendable {
    /// UIKit's cases of the same names.
    case extraLight, light, dark
    /// UIKit's case of the same name.
    case regular = 4
    /// UIKit's case of the same name.
    case prominent
    /// UIKit's cases of the same names.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    /// UIKit's cases of the same names.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    /// UIKit's cases of the same names.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }
  /// Creates one as UIKit does.
  public convenience init(style: Style) { self.init() }
}
