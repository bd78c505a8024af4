/// The lines of a list that fill a cell, as far as its class says how; a person completes them.
struct SampleLines {
  /// The lines by which a preview or a snapshot test fills such a cell, in place of all others.
  let examples: [String]
  private let members: [SwiftOutline.MemberEntry]
  private let outline: SwiftOutline?
  let cell: String
  let index: AppIndex
  let file: String
  let values: SampleValues
  private let memory: SourceMemory

  init(of cell: String, in index: AppIndex, _ memory: SourceMemory = SourceMemory()) {
    self.memory = memory
    file = index.file(declaring: cell, from: "") ?? ""
    let outline = index.outlines[file]
    self.outline = outline
    self.cell = cell
    self.index = index
    values = SampleValues(index: index, file: file, scope: cell)
    examples = memory.examples(of: cell, in: index)
    members =
      outline?.members.filter { member in
        outline?.types[member.owner].path == cell && !member.isPrivate && !member.isStatic
      } ?? []
  }

  /// Ways to fill a cell, the best first: lines without indentation, comments if nothing is known.
  var ways: [[String]] {
    let fillers = members.filter { member in
      member.keyword == "func" && !member.labels.isEmpty && !member.isOverride
        && Self.fillerNames.contains { member.name.hasPrefix($0) }
    }
    let calls = fillers.compactMap { filler in
      values.arguments(for: filler.head).map { ["cell.\(filler.name)\($0)"] }
    }
    // View models and texts that are set, and fill the cell where they are.
    let models = members.filter { $0.keyword == "var" && $0.isObserved && !$0.isOverride }
    let settings = models.compactMap { setting($0, to: $0.type) }
    let plain = members.contains {
      $0.keyword == "func" && $0.name == Self.fillerNames[0] && $0.labels.isEmpty
    }
    if fillers.isEmpty, plain, outline?.plainNames.contains(Self.fillerNames[0]) != true {
      return [unwrapped + ["cell.\(Self.fillerNames[0])()"]]
    }
    let hint =
      fillers.isEmpty
      ? "set what it shows" : fillers.prefix(3).map(\.head).joined(separator: ", or ")
    return calls.map { unwrapped + $0 } + (settings.isEmpty ? [] : [unwrapped + settings]) + [
      ["// Fill the cell as the app does: \(hint)"] + unwrapped + labels
    ]
  }

  /// The line that sets a property to a value of a type; nil where there is none.
  func setting(_ member: SwiftOutline.MemberEntry, to type: String) -> String? {
    values.value(of: type, named: member.name)
      .flatMap { $0 == "nil" ? nil : "cell.\(member.name) = \($0)" }
  }

  private static let fillerNames = [
    "configure", "setup", "set", "update", "bind", "render", "apply", "fill", "populate", "load",
  ]

  private var labels: [String] {
    let own = members.filter { member in
      member.keyword == "var" && (member.initialValue == "UILabel" || member.type == "UILabel")
    }
    if own.isEmpty, outline?.plainNames.contains("textLabel") == true { return Self.textLabel }
    if !hasContents { return fromOutside }
    return own.filter { !setsText(of: $0.name) }.map {
      "cell.\($0.name).text = \"\(SampleValues.words($0.name))\""
    }
  }

  /// Whether the class itself gives a label a text, which a sample would replace.
  private func setsText(of label: String) -> Bool {
    guard let text = index.texts[file] else { return false }
    let parsed = memory.file(file, text)
    let source = parsed.source
    func sets(_ tokens: Range<Int>, of name: String?) -> Bool {
      tokens.contains { index in
        (source.isText(index, "text") || source.isText(index, "attributedText"))
          && source.kind(index - 1) == .period && source.isText(index + 1, "=")
          && (name == nil
            || source.kind(index - 2) == .identifier && source.text(index - 2) == name)
      }
    }
    return parsed.members.contains { member in
      guard parsed.types[member.owner].path == cell else { return false }
      if member.kind == .property {
        return member.name == label && member.body == nil
          && sets(member.headEnd..<source.end(of: member), of: nil)
      }
      guard let body = member.body, let close = source.partner(body),
        member.kind == .initializer || member.parameters.isEmpty
      else { return false }
      return sets(body..<close, of: label)
    }
  }

  private var hasContents: Bool {
    members.contains { $0.keyword != "init" && !index.hasKnownMember($0.name) }
      || ["addSubview", "contentConfiguration"].contains { name in
        outline?.memberNames.contains(name) == true || outline?.plainNames.contains(name) == true
      }
  }

  private static let textLabel = ["cell.textLabel?.text = \"Title\""]

  private var fromOutside: [String] {
    if index.isUsed("defaultContentConfiguration", with: cell) {
      return [
        "var content = cell.defaultContentConfiguration()", "content.text = \"Title\"",
        "cell.contentConfiguration = content",
      ]
    }
    return index.isUsed("textLabel", with: cell) ? Self.textLabel : []
  }
}
