/// The names of a plan's items in Swift: their own where their author gave them any, and else what
/// they arrange, as `subtotalRow` for a stack of `subtotalLabel` and `subtotalValue`.
struct ItemIdentifiers {
  /// By the items' indices; the root is the cell's content view.
  let listed: [String]
  /// The names of the content's properties that hold the items' texts, by the items' indices.
  let textNames: [String]

  init(_ plan: CellPlan) {
    var children = [[Int]](repeating: [], count: plan.items.count)
    for (index, item) in plan.items.enumerated() {
      if let parent = item.parent { children[parent].append(index) }
    }
    var names = SwiftIdentifiers()
    // Names of the author's come first: what is derived from them must not take them.
    var found = plan.items.indices.map { index -> String? in
      index == 0 || Self.isUnnamed(plan.items[index]) ? nil : plan.items[index].name
    }
    for index in plan.items.indices.reversed() where index > 0 && found[index] == nil {
      found[index] = Self.derived(plan, index, children[index].compactMap { found[$0] })
    }
    var listed = [String](repeating: "", count: plan.items.count)
    for isNamed in [true, false] {
      for index in plan.items.indices where Self.isUnnamed(plan.items[index]) != isNamed {
        listed[index] =
          index == 0 ? "cell.contentView" : names.unused(found[index] ?? plan.items[index].name)
      }
    }
    self.listed = listed
    textNames = plan.items.indices.map { index in
      guard case .label(let label) = plan.items[index].content, let control = label.control,
        plan.items[index].isOutlet
      else { return listed[index] }
      let suffix =
        switch control.kind {
        case .button, .systemButton: "Title"
        case .textField, .textView: "Text"
        }
      return names.unused(listed[index] + suffix)
    }
  }

  /// Whether the item is called after what it is, for want of anything better.
  private static func isUnnamed(_ item: CellPlan.Item) -> Bool {
    let kind = item.name.prefix { !$0.isNumber && $0 != " " }
    let rest = item.name.dropFirst(kind.count).drop { $0 == " " }
    return ["view", "stack", "switch"].contains(kind) && rest.allSatisfy(\.isNumber)
      && !item.isOutlet
  }

  private static func derived(_ plan: CellPlan, _ index: Int, _ children: [String]) -> String? {
    let stem = stem(of: children)
    switch plan.items[index].content {
    case .stack(let stack):
      let kind = stack.axis == .horizontal ? "Row" : "Column"
      return stem.map { $0 + kind } ?? kind.lowercased()
    case .view where children.isEmpty: return isLine(plan, index) ? "separator" : nil
    case .view: return stem.map { $0 + "Container" } ?? "container"
    case .control where plan.items[index].name.hasPrefix("switch"): return "toggle"
    default: return nil
    }
  }

  private static func isLine(_ plan: CellPlan, _ index: Int) -> Bool {
    plan.constraints.contains { constraint in
      constraint.first.item == index && constraint.first.attribute.isSize
        && constraint.second == nil && constraint.relation == .equal && constraint.constant <= 1
    }
  }

  /// The common beginning of names, or the part of one name that is not the kind of view.
  private static func stem(of names: [String]) -> String? {
    let words = names.map { wordList(in: SwiftIdentifiers.camelCased($0)) }
    guard let first = words.first else { return nil }
    var common = words.dropFirst().reduce(first) { common, other in
      zip(common, other).prefix { $0.0 == $0.1 }.map(\.0)
    }
    while let last = common.last, kinds.contains(last.lowercased()) { common.removeLast() }
    let stem = common.joined()
    if !stem.isEmpty { return stem.count <= 30 ? stem : nil }
    let stems = words.map { $0.prefix { !kinds.contains($0.lowercased()) }.joined() }
    guard stems.count == 2, !stems.contains("") else { return nil }
    let both = stems[0] + "And" + stems[1].capitalizedStart
    return both.count <= 30 ? both : nil
  }

  private static let kinds: Set<String> = [
    "label", "view", "image", "button", "stack", "switch", "field", "container", "holder", "row",
    "column", "toggle", "separator",
  ]

  /// The words of a name in camel case: `subtotal` and `Label`.
  private static func wordList(in name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
