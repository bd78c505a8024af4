extension UIColor {
  public class var black: UIColor { Named.black }
  public class var darkGray: UIColor { Named.darkGray }
  public class var lightGray: UIColor { Named.lightGray }
  public class var white: UIColor { Named.white }
  public class var gray: UIColor { Named.gray }
  public class var red: UIColor { Named.red }
  public class var green: UIColor { Named.green }
  public class var blue: UIColor { Named.blue }
  public class var cyan: UIColor { Named.cyan }
  public class var yellow: UIColor { Named.yellow }
  public class var magenta: UIColor { Named.magenta }
  public class var orange: UIColor { Named.orange }
  public class var purple: UIColor { Named.purple }
  public class var brown: UIColor { Named.brown }
  public class var clear: UIColor { Named.clear }
  public class var systemRed: UIColor { Named.systemRed }
  public class var systemGreen: UIColor { Named.systemGreen }
  public class var systemBlue: UIColor { Named.systemBlue }
  public class var systemOrange: UIColor { Named.systemOrange }
  public class var systemYellow: UIColor { Named.systemYellow }
  public class var systemPink: UIColor { Named.systemPink }
  public class var systemPurple: UIColor { Named.systemPurple }
  public class var systemTeal: UIColor { Named.systemTeal }
  public class var systemIndigo: UIColor { Named.systemIndigo }
  public class var systemBrown: UIColor { Named.systemBrown }
  public class var systemMint: UIColor { Named.systemMint }
  public class var systemCyan: UIColor { Named.systemCyan }
  public class var systemGray: UIColor { Named.systemGray }
  public class var systemGray2: UIColor { Named.systemGray2 }
  public class var systemGray3: UIColor { Named.systemGray3 }
  public class var systemGray4: UIColor { Named.systemGray4 }
  public class var systemGray5: UIColor { Named.systemGray5 }
  public class var systemGray6: UIColor { Named.systemGray6 }
  public class var tintColor: UIColor { Named.tintColor }
  public class var label: UIColor { Named.label }
  public class var secondaryLabel: UIColor { Named.secondaryLabel }
  public class var tertiaryLabel: UIColor { Named.tertiaryLabel }
  public class var quaternaryLabel: UIColor { Named.quaternaryLabel }
  public class var link: UIColor { Named.link }
  public class var placeholderText: UIColor { Named.placeholderText }
  public class var separator: UIColor { Named.separator }
  public class var opaqueSeparator: UIColor { Named.opaqueSeparator }
  public class var systemBackground: UIColor { Named.systemBackground }
  public class var secondarySystemBackground: UIColor { Named.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { Named.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { Named.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    Named.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    Named.tertiarySystemGroupedBackground
  }
  public class var systemFill: UIColor { Named.systemFill }
  public class var secondarySystemFill: UIColor { Named.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { Named.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { Named.quaternarySystemFill }
  public class var lightText: UIColor { Named.lightText }
  public class var darkText: UIColor { Named.darkText }
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
