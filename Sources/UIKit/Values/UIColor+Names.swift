/// The colors that have names.
extension UIColor {
  /// UIKit's `black`.
  public class var black: UIColor { Named.black }
  /// UIKit's `darkGray`.
  public class var darkGray: UIColor { Named.darkGray }
  /// UIKit's `lightGray`.
  public class var lightGray: UIColor { Named.lightGray }
  /// UIKit's `white`.
  public class var white: UIColor { Named.white }
  /// UIKit's `gray`.
  public class var gray: UIColor { Named.gray }
  /// UIKit's `red`.
  public class var red: UIColor { Named.red }
  /// UIKit's `green`.
  public class var green: UIColor { Named.green }
  /// UIKit's `blue`.
  public class var blue: UIColor { Named.blue }
  /// UIKit's `cyan`.
  public class var cyan: UIColor { Named.cyan }
  /// UIKit's `yellow`.
  public class var yellow: UIColor { Named.yellow }
  /// UIKit's `magenta`.
  public class var magenta: UIColor { Named.magenta }
  /// UIKit's `orange`.
  public class var orange: UIColor { Named.orange }
  /// UIKit's `purple`.
  public class var purple: UIColor { Named.purple }
  /// UIKit's `brown`.
  public class var brown: UIColor { Named.brown }
  /// UIKit's `clear`.
  public class var clear: UIColor { Named.clear }
  /// UIKit's `systemRed`.
  public class var systemRed: UIColor { Named.systemRed }
  /// UIKit's `systemGreen`.
  public class var systemGreen: UIColor { Named.systemGreen }
  /// UIKit's `systemBlue`.
  public class var systemBlue: UIColor { Named.systemBlue }
  /// UIKit's `systemOrange`.
  public class var systemOrange: UIColor { Named.systemOrange }
  /// UIKit's `systemYellow`.
  public class var systemYellow: UIColor { Named.systemYellow }
  /// UIKit's `systemPink`.
  public class var systemPink: UIColor { Named.systemPink }
  /// UIKit's `systemPurple`.
  public class var systemPurple: UIColor { Named.systemPurple }
  /// UIKit's `systemTeal`.
  public class var systemTeal: UIColor { Named.systemTeal }
  /// UIKit's `systemIndigo`.
  public class var systemIndigo: UIColor { Named.systemIndigo }
  /// UIKit's `systemBrown`.
  public class var systemBrown: UIColor { Named.systemBrown }
  /// UIKit's `systemMint`.
  public class var systemMint: UIColor { Named.systemMint }
  /// UIKit's `systemCyan`.
  public class var systemCyan: UIColor { Named.systemCyan }
  /// UIKit's `systemGray`.
  public class var systemGray: UIColor { Named.systemGray }
  /// UIKit's `systemGray2`.
  public class var systemGray2: UIColor { Named.systemGray2 }
  /// UIKit's `systemGray3`.
  public class var systemGray3: UIColor { Named.systemGray3 }
  /// UIKit's `systemGray4`.
  public class var systemGray4: UIColor { Named.systemGray4 }
  /// UIKit's `systemGray5`.
  public class var systemGray5: UIColor { Named.systemGray5 }
  /// UIKit's `systemGray6`.
  public class var systemGray6: UIColor { Named.systemGray6 }
  /// UIKit's `tintColor`.
  public class var tintColor: UIColor { Named.tintColor }
  /// UIKit's `label`.
  public class var label: UIColor { Named.label }
  /// UIKit's `secondaryLabel`.
  public class var secondaryLabel: UIColor { Named.secondaryLabel }
  /// UIKit's `tertiaryLabel`.
  public class var tertiaryLabel: UIColor { Named.tertiaryLabel }
  /// UIKit's `quaternaryLabel`.
  public class var quaternaryLabel: UIColor { Named.quaternaryLabel }
  /// UIKit's `link`.
  public class var link: UIColor { Named.link }
  /// UIKit's `placeholderText`.
  public class var placeholderText: UIColor { Named.placeholderText }
  /// UIKit's `separator`.
  public class var separator: UIColor { Named.separator }
  /// UIKit's `opaqueSeparator`.
  public class var opaqueSeparator: UIColor { Named.opaqueSeparator }
  /// UIKit's `systemBackground`.
  public class var systemBackground: UIColor { Named.systemBackground }
  /// UIKit's `secondarySystemBackground`.
  public class var secondarySystemBackground: UIColor { Named.secondarySystemBackground }
  /// UIKit's `tertiarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { Named.tertiarySystemBackground }
  /// UIKit's `systemGroupedBackground`.
  public class var systemGroupedBackground: UIColor { Named.systemGroupedBackground }
  /// UIKit's `secondarySystemGroupedBackground`.
  public class var secondarySystemGroupedBackground: UIColor {
    Named.secondarySystemGroupedBackground
  }
  /// UIKit's `tertiarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor {
    Named.tertiarySystemGroupedBackground
  }
  /// UIKit's `systemFill`.
  public class var systemFill: UIColor { Named.systemFill }
  /// UIKit's `secondarySystemFill`.
  public class var secondarySystemFill: UIColor { Named.secondarySystemFill }
  /// UIKit's `tertiarySystemFill`.
  public class var tertiarySystemFill: UIColor { Named.tertiarySystemFill }
  /// UIKit's `quaternarySystemFill`.
  public class var quaternarySystemFill: UIColor { Named.quaternarySystemFill }
  /// UIKit's `lightText`.
  public class var lightText: UIColor { Named.lightText }
  /// UIKit's `darkText`.
  public class var darkText: UIColor { Named.darkText }
  /// UIKit's `groupTableViewBackground`.
  public class var groupTableViewBackground: UIColor { Named.groupTableViewBackground }

  private enum Named {
    static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    static let darkGray = UIColor(red: 0.3333, green: 0.3333, blue: 0.3333, alpha: 1)
    static let lightGray = UIColor(red: 0.6667, green: 0.6667, blue: 0.6667, alpha: 1)
    static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    static let systemRed = UIColor(white: 0.5, alpha: 1, name: "systemRed")
    static let systemGreen = UIColor(white: 0.5, alpha: 1, name: "systemGreen")
    static let systemBlue = UIColor(white: 0.5, alpha: 1, name: "systemBlue")
    static let systemOrange = UIColor(white: 0.5, alpha: 1, name: "systemOrange")
    static let systemYellow = UIColor(white: 0.5, alpha: 1, name: "systemYellow")
    static let systemPink = UIColor(white: 0.5, alpha: 1, name: "systemPink")
    static let systemPurple = UIColor(white: 0.5, alpha: 1, name: "systemPurple")
    static let systemTeal = UIColor(white: 0.5, alpha: 1, name: "systemTeal")
    static let systemIndigo = UIColor(white: 0.5, alpha: 1, name: "systemIndigo")
    static let systemBrown = UIColor(white: 0.5, alpha: 1, name: "systemBrown")
    static let systemMint = UIColor(white: 0.5, alpha: 1, name: "systemMint")
    static let systemCyan = UIColor(white: 0.5, alpha: 1, name: "systemCyan")
    static let systemGray = UIColor(white: 0.5, alpha: 1, name: "systemGray")
    static let systemGray2 = UIColor(white: 0.5, alpha: 1, name: "systemGray2")
    static let systemGray3 = UIColor(white: 0.5, alpha: 1, name: "systemGray3")
    static let systemGray4 = UIColor(white: 0.5, alpha: 1, name: "systemGray4")
    static let systemGray5 = UIColor(white: 0.5, alpha: 1, name: "systemGray5")
    static let systemGray6 = UIColor(white: 0.5, alpha: 1, name: "systemGray6")
    static let tintColor = UIColor(white: 0.5, alpha: 1, name: "tintColor")
    static let label = UIColor(white: 0.5, alpha: 1, name: "label")
    static let secondaryLabel = UIColor(white: 0.5, alpha: 1, name: "secondaryLabel")
    static let tertiaryLabel = UIColor(white: 0.5, alpha: 1, name: "tertiaryLabel")
    static let quaternaryLabel = UIColor(white: 0.5, alpha: 1, name: "quaternaryLabel")
    static let link = UIColor(white: 0.5, alpha: 1, name: "link")
    static let placeholderText = UIColor(white: 0.5, alpha: 1, name: "placeholderText")
    static let separator = UIColor(white: 0.5, alpha: 1, name: "separator")
    static let opaqueSeparator = UIColor(white: 0.5, alpha: 1, name: "opaqueSeparator")
    static let systemBackground = UIColor(white: 0.5, alpha: 1, name: "systemBackground")
    static let secondarySystemBackground = UIColor(
      white: 0.5, alpha: 1, name: "secondarySystemBackground")
    static let tertiarySystemBackground = UIColor(
      white: 0.5, alpha: 1, name: "tertiarySystemBackground")
    static let systemGroupedBackground = UIColor(
      white: 0.5, alpha: 1, name: "systemGroupedBackground")
    static let secondarySystemGroupedBackground = UIColor(
      white: 0.5, alpha: 1, name: "secondarySystemGroupedBackground")
    static let tertiarySystemGroupedBackground = UIColor(
      white: 0.5, alpha: 1, name: "tertiarySystemGroupedBackground")
    static let systemFill = UIColor(white: 0.5, alpha: 1, name: "systemFill")
    static let secondarySystemFill = UIColor(white: 0.5, alpha: 1, name: "secondarySystemFill")
    static let tertiarySystemFill = UIColor(white: 0.5, alpha: 1, name: "tertiarySystemFill")
    static let quaternarySystemFill = UIColor(white: 0.5, alpha: 1, name: "quaternarySystemFill")
    static let lightText = UIColor(white: 0.5, alpha: 1, name: "lightText")
    static let darkText = UIColor(white: 0.5, alpha: 1, name: "darkText")
    static let groupTableViewBackground = UIColor(
      white: 0.5, alpha: 1, name: "groupTableViewBackground")
  }
}
