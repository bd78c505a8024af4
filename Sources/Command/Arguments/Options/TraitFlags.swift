import SelfSizing

extension TraitCollection {
  /// The flags that set traits within the options of a command. The text size has its own flags.
  static var flags: [Flag<TraitCollection>] {
    [
      .value(
        "scale", .choice([("1", 1), ("2", 2), ("3", 3)]), \.displayScale,
        "pixels per point (default: 3)"),
      .value(
        "locale", .locale, \.locale, "language and region, for line breaking (default: en_US)"),
      .toggle("rtl", \.layoutDirection, .rightToLeft, "lay out right to left"),
      .toggle("bold-text", \.legibilityWeight, .bold, "measure with Bold Text turned on"),
      .sizeClasses(\.sizeClasses),
    ] + fontFlags
  }

  static var fontFlags: [Flag<TraitCollection>] {
    [
      .value(
        "system-font", .systemFont, optional: \.systemFont,
        "font file to use as the system font at all weights and sizes, instead of the "
          + "built-in figures"),
      .value(
        "fallback-fonts", .fallbackFonts, optional: \.fallbackFonts,
        "font files for characters that a font lacks, the content's language first"),
    ]
  }

  var sizeClasses: Device.SizeClasses {
    get { Device.SizeClasses(horizontal: horizontalSizeClass, vertical: verticalSizeClass) }
    set { (horizontalSizeClass, verticalSizeClass) = (newValue.horizontal, newValue.vertical) }
  }
}

extension Flag {
  static func sizeClasses(_ option: WritableKeyPath<Options, Device.SizeClasses>) -> Flag {
    .value(
      "size-class", .sizeClasses, option,
      "size classes of an iPhone in portrait, an iPad, or an iPhone in landscape "
        + "(default: unspecified; compact for Interface Builder files)")
  }
}

extension FlagValue where Value == Device.SizeClasses {
  static var sizeClasses: FlagValue {
    .choice([
      ("compact", Device.SizeClasses(horizontal: .compact, vertical: .regular)),
      ("regular", Device.SizeClasses(horizontal: .regular, vertical: .regular)),
      ("landscape", Device.SizeClasses(horizontal: .compact, vertical: .compact)),
    ])
  }
}
