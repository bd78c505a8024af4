import Foundation
import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

/// The examples of the page "Ten mistakes": each declaration has its finding, and each cure none.
///
/// The page shows these lines word for word, and the findings as they are found.
@Suite("Ten mistakes")
struct TenMistakesTests {
  /// A cell with a title that wraps, a price on one line, and a photo, none of them constrained.
  private struct Cell {
    let recorder = ConstraintRecorder()
    let root: LayoutItem
    let title: LayoutItem
    let price: LayoutItem
    let photo: LayoutItem
    var target = LayoutSize(width: 200, height: 0)
    var priorities = AxisPriorities(horizontal: .required, vertical: .fittingSizeLevel)
    var estimatedHeight: Double?

    /// - Parameter items: Which of title, price and photo the cell has.
    init(_ items: String...) {
      root = LayoutItem("cell", recorder: recorder)
      title = LayoutItem("title", recorder: recorder)
      title.intrinsicAxes = .both
      title.isMultiline = true
      price = LayoutItem("price", recorder: recorder)
      price.intrinsicAxes = .both
      photo = LayoutItem("photo", recorder: recorder)
      for item in [title, price, photo] where items.contains(item.name) { root.addSubitem(item) }
    }

    /// The findings, the declaration's own included, with the file named as on the page.
    func findings() throws -> [String] {
      let description = LayoutDescription(root: root, constraints: recorder.constraints)
      var layout = TestLayout(describing: description)
      layout.texts["title"] = (natural: 320, lineHeight: 20)
      layout.sizes["price"] = IntrinsicContentSize(width: 48, height: 20)
      let found: [String]
      if description.findings.isEmpty {
        let engine = LayoutEngine(description)
        let variation = LayoutVariation(of: description, fittingPriorities: priorities)
        found = try engine.diagnose(
          target, variation, sizing: &layout, estimatedHeight: estimatedHeight
        ).findings.map { "\($0.kind.rawValue): \($0.message). Cure: \($0.cure)." }
      } else {
        found = description.findings.map { "declaration: \($0.message)." }
      }
      let place = /TenMistakesTests.swift:\d+/
      return found.map { $0.replacing(place, with: "Cell.swift") }
    }
  }

  /// One mistake on the page.
  private struct Section {
    let title: String
    /// The blocks of code, in order: the declaration, the finding, the cure.
    let blocks: [[String]]
  }

  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../Sources/AutoLayout/AutoLayout.docc/TenMistakes.md")

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

  /// Checks that the page tells the finding of a mistake, and that the cure has none of its kind.
  private func compare(
    _ number: Int, _ mistake: Cell, _ cure: Cell,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let section = try #require(
      try Self.sections().first { $0.title.hasPrefix("\(number). ") },
      sourceLocation: sourceLocation)
    try #require(section.blocks.count == 3, sourceLocation: sourceLocation)
    let found = try mistake.findings()
    let told = section.blocks[1].joined(separator: " ")
    #expect(found.contains(told), "\(found)", sourceLocation: sourceLocation)
    #expect(try cure.findings() == [], sourceLocation: sourceLocation)
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

  @Test("1. No pin to the bottom")
  func missingBottomPin() throws {
    func make(isCured: Bool) -> Cell {
      let cell = Cell("title")
      let (root, title) = (cell.root, cell.title)
      LayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      ])
      if isCured {
        title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8).isActive = true
      }
      return cell
    }
    try compare(1, make(isCured: false), make(isCured: true))
  }

  /// A title that is pinned on all sides.
  private func pinnedTitle(_ cell: Cell) {
    LayoutConstraint.activate(cell.title.pinned(to: cell.root, inset: 8))
  }

  @Test("2. A fixed height on a label")
  func fixedHeight() throws {
    let (mistake, cured) = (Cell("title"), Cell("title"))
    pinnedTitle(mistake)
    pinnedTitle(cured)
    do {
      let title = mistake.title
      title.heightAnchor.constraint(equalToConstant: 21).isActive = true
    }
    do {
      let title = cured.title
      title.heightAnchor.constraint(greaterThanOrEqualToConstant: 21).isActive = true
    }
    try compare(2, mistake, cured)
  }

  @Test("3. Fitting at .defaultLow")
  func crush() throws {
    var (mistake, cured) = (Cell("title"), Cell("title"))
    for cell in [mistake, cured] {
      pinnedTitle(cell)
      let title = cell.title
      title.compressionResistance.vertical = 249
    }
    mistake.priorities = AxisPriorities(horizontal: .required, vertical: .defaultLow)
    cured.priorities = AxisPriorities(horizontal: .required, vertical: .fittingSizeLevel)
    try compare(3, mistake, cured)
  }

  @Test("4. Two labels that hug alike")
  func ambiguousHugging() throws {
    func make() -> Cell {
      let cell = Cell("title", "price")
      let (root, title, price) = (cell.root, cell.title, cell.price)
      title.isMultiline = false
      LayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        price.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      ])
      return cell
    }
    var (mistake, cured) = (make(), make())
    mistake.target.width = 600
    cured.target.width = 600
    do {
      let price = cured.price
      price.contentHugging.horizontal = 251
    }
    try compare(4, mistake, cured)
  }

  @Test("5. Required sizes that do not add up")
  func conflict() throws {
    func make(isCured: Bool) -> Cell {
      let cell = Cell("photo")
      let (root, photo) = (cell.root, cell.photo)
      LayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: root.topAnchor),
        photo.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        photo.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        photo.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        photo.heightAnchor.constraint(equalToConstant: 90),
      ])
      if isCured {
        photo.widthAnchor.constraint(equalToConstant: 120).priority(999).isActive = true
      } else {
        photo.widthAnchor.constraint(equalToConstant: 120).isActive = true
      }
      return cell
    }
    try compare(5, make(isCured: false), make(isCured: true))
  }

  @Test("6. UIView-Encapsulated-Layout-Height")
  func estimatedHeight() throws {
    func make(isCured: Bool) -> Cell {
      var cell = Cell("photo")
      cell.estimatedHeight = 44
      let (root, photo) = (cell.root, cell.photo)
      LayoutConstraint.activate([
        photo.topAnchor.constraint(equalTo: root.topAnchor),
        photo.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        photo.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        photo.heightAnchor.constraint(equalToConstant: 90),
      ])
      if isCured {
        photo.bottomAnchor.constraint(equalTo: root.bottomAnchor).priority(999).isActive = true
      } else {
        photo.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
      }
      return cell
    }
    try compare(6, make(isCured: false), make(isCured: true))
  }

  @Test("7. Only an inequality at the bottom")
  func unbounded() throws {
    func make(isCured: Bool) -> Cell {
      let cell = Cell("title")
      let (root, title) = (cell.root, cell.title)
      LayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      ])
      if isCured {
        title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8).isActive = true
      } else {
        title.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -8)
          .isActive = true
      }
      return cell
    }
    try compare(7, make(isCured: false), make(isCured: true))
  }

  @Test("8. The default fitting in a vertical list")
  func defaultFitting() throws {
    var (mistake, cured) = (Cell("title"), Cell("title"))
    pinnedTitle(mistake)
    pinnedTitle(cured)
    mistake.target.width = 600
    cured.target.width = 600
    mistake.priorities = AxisPriorities(.fittingSizeLevel)
    cured.priorities = AxisPriorities(horizontal: .required, vertical: .fittingSizeLevel)
    try compare(8, mistake, cured)
  }

  @Test("9. Leading tied to left")
  func leadingToLeft() throws {
    func make(isCured: Bool) -> Cell {
      let cell = Cell("title")
      let (root, title) = (cell.root, cell.title)
      LayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: root.topAnchor),
        title.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        title.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      if isCured {
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      } else {
        title.leadingAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      }
      return cell
    }
    try compare(9, make(isCured: false), make(isCured: true))
  }

  @Test("10. No pin to the trailing edge")
  func missingTrailingPin() throws {
    func make(isCured: Bool) -> Cell {
      let cell = Cell("title")
      let (root, title) = (cell.root, cell.title)
      LayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      ])
      if isCured {
        title.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16)
          .isActive = true
      }
      return cell
    }
    try compare(10, make(isCured: false), make(isCured: true))
  }
}
