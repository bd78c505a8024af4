import SelfSizing

extension FuzzTarget {
  /// Files of Interface Builder are refused, or become cells that can be measured and written.
  static let interface = FuzzTarget(
    name: "interface", summary: "files of Interface Builder: read, measured, written as Swift",
    pieces: [
      "<", "/>", "</", "&amp;", "&#x0;", "<![CDATA[", "-->", "constant=\"1e400\"", "id=\"",
      "hidden",
      "constant=\"nan\"", "priority=\"1000\"", "multiplier=\"1:0\"", "firstItem=\"", "<subviews>",
      "</subviews>", "<constraints>", "</constraints>", "<stackView ", "</stackView>", "<label ",
      "axis=\"vertical\"", "width=\"-1\"", "height=\"1e9\"", "pointSize=\"0\"", "nil",
    ],
    run: { bytes in
      guard let file = try? InterfaceFile(bytes, name: "Fuzzed.xib") else { return false }
      try require(!file.cells.isEmpty, "a file without cells")
      for cell in file.cells.prefix(3) {
        let measurer = Measurer(cell.template)
        for (width, category) in [(320.0, DynamicTypeCategory.large), (0, .accessibilityLarge)] {
          let traits = TraitCollection(contentSizeCategory: category)
          guard let measured = try? measurer.measure(.asInFile, width: width, traits: traits)
          else { continue }
          try require(
            measured.size.height >= 0 && measured.size.height.isFinite,
            "\(cell.name) is \(measured.size.height) points high")
        }
      }
      try require(!InterfaceSource(file.cells).text.isEmpty, "nothing written")
      return true
    })
}
