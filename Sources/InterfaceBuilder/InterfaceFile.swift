import SelfSizingAutoLayout

/// An Interface Builder file that was read: a .xib, or the prototypes of a .storyboard.
///
/// ```swift
/// let file = try InterfaceFile(bytes, name: "RecipeListCell.xib")
/// for cell in file.cells {
///   let (content, _) = cell.content(setting: ["titleLabel": .text("Chicken")])
///   print(cell.name, try Measurer(cell.template).measure(content, width: 375).size.height)
/// }
/// ```
public struct InterfaceFile: Sendable {
  /// The name under which findings speak of the file.
  public let name: String
  /// The cells, in the order of the file; at least one.
  public let cells: [InterfaceCell]
  /// Findings about the document itself; each cell has its own.
  public let findings: [InterfaceFinding]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes: UTF-8, at most 64 MB.
  ///   - name: The name under which findings speak of the file, with or without its folder.
  ///   - options: Fonts, size classes and whether fonts scale.
  /// - Throws: ``InterfaceFileError`` with the line at which reading ended.
  /// - Complexity: O(n) in the number of bytes.
  public init(_ bytes: [UInt8], name: String, options: InterfaceOptions = InterfaceOptions())
    throws(InterfaceFileError)
  {
    let document = try InterfaceDocument(
      bytes, file: name, sizeClasses: options.sizeClasses, isOnCanvas: options.isOnCanvas)
    try self.init(document, name: name, options: options)
  }

  /// Builds the cells of a document that was read.
  init(_ document: InterfaceDocument, name: String, options: InterfaceOptions)
    throws(InterfaceFileError)
  {
    self.name = name
    findings = document.findings
    for (prototype, _) in document.prototypes { try Self.check(prototype, file: name) }
    var taken: [String: Int] = [:]
    cells = document.prototypes.map { prototype, readingFindings in
      let cellName = Self.unusedName(of: prototype, in: document, file: name, taken: &taken)
      let log = ReadingLog(file: name)
      var builder = PlanBuilder(prototype, named: cellName, document, options, log)
      var plan = builder.build()
      if plan.isEmptyAtLarge(file: name) {
        builder.fixHeight(because: "its constraints leave a height of zero")
        plan = builder.plan
      }
      let found = (readingFindings + log.findings).enumerated()
        .sorted { ($0.element.site.line, $0.offset) < ($1.element.site.line, $1.offset) }
        .map(\.element)
      return InterfaceCell(
        plan, keys: builder.contentKeys(), findings: found, documentFindings: document.findings,
        file: name)
    }
  }

  /// The most views of a cell, and the most constraints.
  private static let limits = (views: 2000, constraints: 10_000)

  private static func check(_ prototype: CellPrototype, file: String) throws(InterfaceFileError) {
    let site = DeclarationSite(fileID: file, line: prototype.view.line)
    let views = prototype.views
    if views.count > limits.views { throw .tooLarge("\(limits.views) views", site: site) }
    if views.map(\.constraints.count).reduce(0, +) > limits.constraints {
      throw .tooLarge("\(limits.constraints) constraints", site: site)
    }
  }

  private static func unusedName(
    of prototype: CellPrototype, in document: InterfaceDocument, file: String,
    taken: inout [String: Int]
  ) -> String {
    let fileName = file.split(separator: "/").last.map(String.init) ?? file
    let stem = fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
    var name = stem
    if document.prototypes.count > 1 {
      let own =
        prototype.view.customClass ?? prototype.reuseIdentifier ?? prototype.view.userLabel
        ?? prototype.view.id
      name = own == stem ? stem : "\(stem).\(own.shortened)"
    }
    return name.unused(among: &taken)
  }
}

extension PlanBuilder {
  /// The keys of everything that content may change.
  func contentKeys() -> ContentKeys {
    var keys = ContentKeys()
    let named = prototype.outlets.compactMap { outlet in
      texts[outlet.destination].map { (outlet.property, $0) }
        ?? itemsByID[outlet.destination].map { (outlet.property, $0) }
    }
    for (property, item) in named { add(property, item, to: &keys) }
    for view in prototype.views {
      guard let item = texts[view.id] ?? itemsByID[view.id], item > 0 else { continue }
      add(view.userLabel ?? "", item, to: &keys)
      add(view.id, item, to: &keys)
    }
    return keys
  }

  private func add(_ key: String, _ item: Int, to keys: inout ContentKeys) {
    let hasText = if case .label = plan.items[item].content { true } else { false }
    keys.add(key, for: plan.items[item].id, hasText: hasText)
  }
}

extension CellPrototype {
  /// All views of the cell, each before what it contains.
  var views: [InterfaceView] {
    [view, contentView, accessoryView].compactMap { $0 }.flatMap(\.withDescendants)
  }
}

extension String {
  /// The name, or else the first one with a number that no other has.
  ///
  /// - Parameters:
  ///   - taken: The names so far, each with the number from which on others are looked for.
  ///   - separator: The text between the name and its number.
  package func unused(among taken: inout [String: Int], separator: String = "-") -> String {
    guard var number = taken[self] else {
      taken[self] = 2
      return self
    }
    while taken["\(self)\(separator)\(number)"] != nil { number += 1 }
    taken[self] = number + 1
    let name = "\(self)\(separator)\(number)"
    taken[name] = 2
    return name
  }
}
