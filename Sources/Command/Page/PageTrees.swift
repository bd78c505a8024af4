import SelfSizing
import SelfSizingAutoLayout

/// The elements and constraints of a template's cells; those of an app's class may differ.
struct PageTrees {
  fileprivate struct Shape: Hashable {
    let names: [String]
    let constraints: [DescribedConstraint]
  }

  fileprivate struct Tree {
    let elements: [(name: String, isItem: Bool)]
    let constraints: [(text: String, declared: DescribedConstraint)]
  }

  private var trees: [Tree] = []
  private var places: [Shape: Int] = [:]

  init(_ template: TemplateMeasurements) {
    for drawing in template.drawings { add(Tree(drawing.inspection)) }
    for description in template.living?.cells.descriptions ?? [] { add(Tree(description)) }
  }

  private mutating func add(_ tree: Tree) {
    guard places[tree.shape] == nil else { return }
    places[tree.shape] = trees.count
    trees.append(tree)
  }

  func place(of inspection: CellInspection) -> Int { places[Tree(inspection).shape] ?? 0 }

  func places(of described: DescribedCells) -> [Int] {
    described.descriptions.map { places[Tree($0).shape] ?? 0 }
  }

  func write(into text: inout String) {
    guard !trees.isEmpty else { return }
    text += ",\"trees\":"
    JSONValue.array(trees.map(\.json)).write(into: &text)
  }
}

extension PageTrees.Tree {
  fileprivate init(_ inspection: CellInspection) {
    elements = inspection.elements.map { ($0.name, $0.isItem) }
    constraints = inspection.constraints.map { ($0.text, $0.declared) }
  }

  fileprivate init(_ description: LayoutDescription) {
    elements = description.elements.map { ($0.name, $0.isItem) }
    constraints = description.constraintsByPriority.map { place in
      let constraint = description.constraints[place]
      return (description.text(of: constraint), constraint)
    }
  }

  fileprivate var shape: PageTrees.Shape {
    PageTrees.Shape(
      names: elements.map(\.name), constraints: constraints.map(\.declared.withoutConstant))
  }

  fileprivate var json: JSONValue {
    let elements = elements.map { name, isItem in
      JSONValue.object([("name", .string(name)), ("isItem", .bool(isItem))])
    }
    let constraints = constraints.map { text, declared in
      JSONValue.object([
        ("text", .string(text)), ("priority", .number(declared.priority.rawValue)),
        ("first", .count(declared.first)), ("attribute", .string("\(declared.firstAttribute)")),
        ("second", .count(declared.second ?? -1)),
        ("secondAttribute", .string(declared.secondAttribute.map { "\($0)" } ?? "")),
      ])
    }
    return .object([("elements", .array(elements)), ("constraints", .array(constraints))])
  }
}
