extension UIColor {
  public static let black = opaque(0, 0, 0), darkGray = opaque(0.3333, 0.3333, 0.3333),
    lightGray = opaque(0.6667, 0.6667, 0.6667), white = opaque(1, 1, 1),
    gray = opaque(0.5, 0.5, 0.5), red = opaque(1, 0, 0), green = opaque(0, 1, 0),
    blue = opaque(0, 0, 1), cyan = opaque(0, 1, 1), yellow = opaque(1, 1, 0),
    magenta = opaque(1, 0, 1), orange = opaque(1, 0.5, 0), purple = opaque(0.5, 0, 0.5),
    brown = opaque(0.6, 0.4, 0.2), clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let systemRed = system("systemRed"), systemGreen = system("systemGreen"),
    systemBlue = system("systemBlue"), systemOrange = system("systemOrange"),
    systemYellow = system("systemYellow"), systemPink = system("systemPink"),
    systemPurple = system("systemPurple"), systemTeal = system("systemTeal"),
    systemIndigo = system("systemIndigo"), systemBrown = system("systemBrown"),
    systemMint = system("systemMint"), systemCyan = system("systemCyan"),
    systemGray = system("systemGray"), systemGray2 = system("systemGray2"),
    systemGray3 = system("systemGray3"), systemGray4 = system("systemGray4"),
    systemGray5 = system("systemGray5"), systemGray6 = system("systemGray6"),
    tintColor = system("tintColor"), label = system("label"),
    secondaryLabel = system("secondaryLabel"), tertiaryLabel = system("tertiaryLabel"),
    quaternaryLabel = system("quaternaryLabel"), link = system("link"),
    placeholderText = system("placeholderText"), separator = system("separator"),
    opaqueSeparator = system("opaqueSeparator"), systemBackground = system("systemBackground"),
    secondarySystemBackground = system("secondarySystemBackground"),
    tertiarySystemBackground = system("tertiarySystemBackground"),
    systemGroupedBackground = system("systemGroupedBackground"),
    secondarySystemGroupedBackground = system("secondarySystemGroupedBackground"),
    tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground"),
    systemFill = system("systemFill"), secondarySystemFill = system("secondarySystemFill"),
    tertiarySystemFill = system("tertiarySystemFill"),
    quaternarySystemFill = system("quaternarySystemFill"), lightText = system("lightText"),
    darkText = system("darkText"), groupTableViewBackground = system("groupTableViewBackground")

  private static func opaque(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  private static func system(_ name: String) -> UIColor { UIColor(name: name) }
}
