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

  /// Reads the bytes of a file: UTF-8, at most 64 MB. Findings speak of it under the name.
  ///
  /// - Throws: ``InterfaceFileError`` with the line at which reading ended.
  /// - Complexity: O(n) in the number of bytes.
  public init(_ bytes: [UInt8], name: String, options: InterfaceOptions = InterfaceOptions())
    throws(InterfaceFileError)
  {
    let document = try InterfaceDocument(
      bytes, file: name, sizeClasses: options.sizeClasses, isOnCanvas: options.isOnCanvas)
    try self.init(document, name: name, options: options)
  }

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
      var builder = PlanBuilder(
        prototype: prototype, document: document, options: options, log: log,
        plan: CellPlan(name: cellName, line: prototype.view.line, platform: options.platform))
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
  func contentKeys() -> ContentKeys {
    var keys = ContentKeys()
    let items = texts.merging(itemsByID) { text, _ in text }
    for outlet in prototype.outlets {
      if let item = items[outlet.destination] { add(outlet.property, item, to: &keys) }
    }
    for view in prototype.views {
      guard let item = items[view.id], item > 0 else { continue }
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
  /// The views whose trees make up the cell, in the order in which they are read.
  package var roots: [InterfaceView] { [contentView, accessoryView, view].compactMap(\.self) }

  /// All views of the cell, each before what it contains.
  var views: [InterfaceView] {
    [view, contentView, accessoryView].compactMap(\.self).flatMap(\.withDescendants)
  }
}

extension String {
  /// The name, or else the first one with a number that no other has.
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
