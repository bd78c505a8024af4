import Foundation
import SelfSizing
import Testing

/// The examples of the page "Ten mistakes": each declaration has its finding, and each fix none.
///
/// The page shows these lines word for word, and the findings as they are found.
@Suite("Ten mistakes")
struct TenMistakesTests {
  private typealias Cell = CellDeclaration<String>

  /// A template with a mistake, or with the mistake fixed, and how it is measured.
  private struct Example {
    let template: CellTemplate<String>
    var width = 200.0
    var priorities = FittingPriorities.requiredWidthFittingHeight
    var estimatedHeight: Double?

    init(@CellBuilder _ declare: @escaping @Sendable (Cell) -> CellStatements) {
      template = CellTemplate("cell", platform: .iOS26, declare)
    }

    /// The findings, the declaration's own included, with the file named as on the page.
    func findings() throws -> [String] {
      let found =
        template.declarationFindings.isEmpty
        ? try Measurer(template).inspect(
          "Pancakes with blueberries and cream", width: width, priorities: priorities,
          estimatedHeight: estimatedHeight
        ).findings.map { "\($0.kind.name): \($0.text)." }
        : template.declarationFindings.map { "declaration: \($0.message)." }
      let place = /TenMistakesTests.swift:\d+/
      return found.map { $0.replacing(place, with: "Cell.swift") }
    }
  }

  /// One mistake on the page.
  private struct Section {
    let title: String
    /// The blocks of code, in order: the declaration, the finding, the fix.
    let blocks: [[String]]
  }

  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CellTemplates/CellTemplates.docc/TenMistakes.md")

  /// The sections of the page, by number.
  private static func sections() throws -> [Section] {
    let text = try String(contentsOf: page, encoding: .utf8)
    var sections: [Section] = []
    for part in text.components(separatedBy: "\n## ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      var blocks: [[String]] = []
      var isInside = false
      for line in lines.dropFirst() {
        if line.hasPrefix("```") {
          if !isInside { blocks.append([]) }
          isInside.toggle()
        } else if isInside {
          blocks[blocks.count - 1].append(line)
        }
      }
      sections.append(Section(title: lines[0], blocks: blocks))
    }
    return sections
  }

  /// Checks that the page shows the finding of a mistake, and that the fixed cell has none.
  private func compare(
    _ number: Int, _ mistake: Example, _ fixed: Example,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let section = try #require(
      try Self.sections().first { $0.title.hasPrefix("\(number). ") },
      sourceLocation: sourceLocation)
    try #require(section.blocks.count == 3, sourceLocation: sourceLocation)
    let found = try mistake.findings()
    let shown = section.blocks[1].joined(separator: " ")
    #expect(found.contains(shown), "\(found)", sourceLocation: sourceLocation)
    #expect(try fixed.findings() == [], sourceLocation: sourceLocation)
  }

  @Test("every line of the page's code is a line of this file, in the same order")
  func page() throws {
    func trimmed(_ lines: [String]) -> [String] {
      lines.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let source = trimmed(
      try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n"))
    let sections = try Self.sections()
    #expect(sections.count == 10)
    for section in sections {
      for index in [0, 2] where section.blocks.indices.contains(index) {
        let block = trimmed(section.blocks[index])
        let isThere = source.indices.contains { start in
          source[start...].prefix(block.count).elementsEqual(block)
        }
        #expect(isThere, "\(section.title): \(block)")
      }
    }
  }

  /// A title that wraps, inside the content view at every edge.
  private func pinnedTitle(_ cell: Cell) -> (title: LabelItem<String>, pins: [LayoutConstraint]) {
    let title = cell.label(\.self, style: .body).named("title")
    let insets = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return (title, title.edges(equalTo: cell.contentView, insets: insets))
  }

  @Test("1. No pin to the bottom")
  func missingBottomPin() throws {
    func example(isFixed: Bool) -> Example {
      Example { cell in
        let (contentView, title) = (
          cell.contentView, cell.label(\.self, style: .body).named("title")
        )
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8)
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        if isFixed {
          title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        }
      }
    }
    try compare(1, example(isFixed: false), example(isFixed: true))
  }

  @Test("2. A fixed height on a label")
  func fixedHeight() throws {
    func example(isFixed: Bool) -> Example {
      Example { cell in
        let (title, pins) = pinnedTitle(cell)
        pins
        if isFixed {
          title.heightAnchor.constraint(greaterThanOrEqualToConstant: 21)
        } else {
          title.heightAnchor.constraint(equalToConstant: 21)
        }
      }
    }
    try compare(2, example(isFixed: false), example(isFixed: true))
  }

  @Test("3. A priority below that of the fitting")
  func crush() throws {
    func example(isFixed: Bool) -> Example {
      var example = Example { cell in
        let (title, pins) = pinnedTitle(cell)
        pins
        if isFixed {
          title.compressionResistance(.defaultHigh, for: .vertical)
        } else {
          title.compressionResistance(249, for: .vertical)
        }
      }
      example.priorities = .requiredWidthLowHeight
      return example
    }
    try compare(3, example(isFixed: false), example(isFixed: true))
  }

  @Test("4. Two labels that hug alike")
  func ambiguousHugging() throws {
    func example(isFixed: Bool) -> Example {
      var example = Example { cell in
        let contentView = cell.contentView
        let title = cell.label(\.self, style: .body, numberOfLines: 1).named("title")
        let price = cell.label(text: "9.99", style: .body, numberOfLines: 1).named("price")
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8)
        title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8)
        price.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor)
        if isFixed {
          price.contentHugging(251, for: .horizontal)
        }
      }
      example.width = 600
      return example
    }
    try compare(4, example(isFixed: false), example(isFixed: true))
  }

  @Test("5. Required sizes that do not add up")
  func conflict() throws {
    func example(isFixed: Bool) -> Example {
      Example { cell in
        let (contentView, photo) = (cell.contentView, cell.view().named("photo"))
        photo.topAnchor.constraint(equalTo: contentView.topAnchor)
        photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        photo.heightAnchor.constraint(equalToConstant: 90)
        if isFixed {
          photo.widthAnchor.constraint(equalToConstant: 120).priority(999)
        } else {
          photo.widthAnchor.constraint(equalToConstant: 120)
        }
      }
    }
    try compare(5, example(isFixed: false), example(isFixed: true))
  }

  @Test("6. UIView-Encapsulated-Layout-Height")
  func estimatedHeight() throws {
    func example(isFixed: Bool) -> Example {
      var example = Example { cell in
        let (contentView, photo) = (cell.contentView, cell.view().named("photo"))
        photo.topAnchor.constraint(equalTo: contentView.topAnchor)
        photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        photo.heightAnchor.constraint(equalToConstant: 90)
        if isFixed {
          photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).priority(999)
        } else {
          photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        }
      }
      example.estimatedHeight = 44
      return example
    }
    try compare(6, example(isFixed: false), example(isFixed: true))
  }

  @Test("7. Only an inequality at the bottom")
  func unbounded() throws {
    func example(isFixed: Bool) -> Example {
      Example { cell in
        let (contentView, title) = (
          cell.contentView, cell.label(\.self, style: .body).named("title")
        )
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8)
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        if isFixed {
          title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        } else {
          title.bottomAnchor.constraint(
            lessThanOrEqualTo: contentView.bottomAnchor, constant: -8)
        }
      }
    }
    try compare(7, example(isFixed: false), example(isFixed: true))
  }

  @Test("8. The default fitting in a vertical list")
  func defaultFitting() throws {
    func example(_ priorities: FittingPriorities) -> Example {
      var example = Example { cell in pinnedTitle(cell).pins }
      example.width = 600
      example.priorities = priorities
      return example
    }
    let fittingBothAxes = FittingPriorities(
      horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    let requiredWidth = FittingPriorities(horizontal: .required, vertical: .fittingSizeLevel)
    try compare(8, example(fittingBothAxes), example(requiredWidth))
  }

  @Test("9. Leading tied to left")
  func leadingToLeft() throws {
    func example(isFixed: Bool) -> Example {
      Example { cell in
        let (contentView, title) = (
          cell.contentView, cell.label(\.self, style: .body).named("title")
        )
        title.topAnchor.constraint(equalTo: contentView.topAnchor)
        title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        if isFixed {
          title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        } else {
          title.leadingAnchor.constraint(equalTo: contentView.leftAnchor)
        }
      }
    }
    try compare(9, example(isFixed: false), example(isFixed: true))
  }

  @Test("10. No pin to the trailing edge")
  func missingTrailingPin() throws {
    func example(isFixed: Bool) -> Example {
      Example { cell in
        let (contentView, title) = (
          cell.contentView, cell.label(\.self, style: .body).named("title")
        )
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8)
        title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        if isFixed {
          title.trailingAnchor.constraint(
            lessThanOrEqualTo: contentView.trailingAnchor, constant: -16)
        }
      }
    }
    try compare(10, example(isFixed: false), example(isFixed: true))
  }
}
