import SelfSizing

/// Notes of very different length, each a cell with one label.
enum Notes {
  static let cell = CellTemplate<String>("note") { cell in
    let text = cell.label(\.self, style: .body)
    let margins = cell.contentView.layoutMarginsGuide
    text.topAnchor.constraint(equalTo: margins.topAnchor)
    text.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
    text.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
    text.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
  }

  static let texts = (1...23).map { count in
    String(repeating: "a few words ", count: count * count % 29 + 1)
  }

  /// As many cells as are asked for; texts repeat.
  static func cells(_ count: Int) -> TemplateCells<String> {
    TemplateCells(cell, contents: (0..<count).map { texts[$0 % texts.count] })
  }
}
