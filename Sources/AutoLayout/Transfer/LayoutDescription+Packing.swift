import SelfSizingGeometry

extension LayoutDescription {
  /// Writes no findings: a layout with mistakes cannot be laid out.
  package func write(to writer: inout PackedWriter) {
    writer.write(elements) { $1.write(to: &$0) }
    writer.write(stacks) { $1.write(to: &$0) }
    writer.write(constraints) { $1.write(to: &$0) }
  }

  package init(from reader: inout PackedReader) {
    let elements = reader.list { Element(from: &$0) }
    let stacks = reader.list { Stack(from: &$0) }
    self.init(
      elements: elements, constraints: reader.list { DescribedConstraint(from: &$0) },
      findings: [], stacks: stacks)
    if !hasPlaces { reader.reject() }
  }

  /// Whether all elements exist that are referred to, each container before what it contains.
  private var hasPlaces: Bool {
    !elements.isEmpty
      && elements.indices.allSatisfy { index in
        elements[index].container.map { $0 < index } ?? (index == 0)
          && elements[index].stack.map { $0 < stacks.count } ?? true
      }
      && stacks.allSatisfy { stack in
        stack.element < elements.count && stack.arranged.count == stack.customSpacing.count
          && stack.arranged.allSatisfy { $0 < elements.count }
      } && constraints.allSatisfy { $0.first < elements.count && $0.second ?? 0 < elements.count }
  }
}

extension LayoutDescription.Element {
  fileprivate func write(to writer: inout PackedWriter) {
    writer.write(name)
    site.write(to: &writer)
    writer.write(container) { $0.write(count: $1) }
    writer.write(case: role)
    attributes.write(to: &writer)
    writer.write(autoresizing) { $1.write(to: &$0) }
    writer.write(className)
    writer.write(stack) { $0.write(count: $1) }
  }

  fileprivate init(from reader: inout PackedReader) {
    let name = reader.text()
    let site = DeclarationSite(from: &reader)
    let container = reader.optional { $0.index() }
    let role = reader.oneCase(of: LayoutDescription.Role.self, else: .item)
    let attributes = ItemAttributes(from: &reader)
    let autoresizing = reader.optional { AutoresizingFrame(from: &$0) }
    let className = reader.text()
    self.init(
      name: name, site: site, container: container, role: role, attributes: attributes,
      autoresizing: autoresizing, className: className, stack: reader.optional { $0.index() })
  }
}

extension LayoutDescription.Stack {
  fileprivate func write(to writer: inout PackedWriter) {
    writer.write(count: element)
    arrangement.write(to: &writer)
    writer.write(arranged) { $0.write(count: $1) }
    writer.write(customSpacing) { $0.write($1) { $0.write($1) } }
  }

  fileprivate init(from reader: inout PackedReader) {
    let element = reader.index()
    let arrangement = StackArrangement(from: &reader)
    let arranged = reader.list { $0.index() }
    self.init(
      element: element, arrangement: arrangement, arranged: arranged,
      customSpacing: reader.list { $0.optional { $0.length() } })
  }
}

extension StackArrangement {
  fileprivate func write(to writer: inout PackedWriter) {
    writer.write(case: axis)
    writer.write(spacing)
    writer.write(case: distribution)
    writer.write(case: alignment)
    writer.write(isLayoutMarginsRelativeArrangement)
    writer.write(isBaselineRelativeArrangement)
  }

  fileprivate init(from reader: inout PackedReader) {
    let axis = reader.oneCase(of: LayoutAxis.self, else: .vertical)
    let spacing = reader.length()
    let distribution = reader.oneCase(of: Distribution.self, else: .fill)
    let alignment = reader.oneCase(of: Alignment.self, else: .fill)
    self.init(axis: axis, spacing: spacing, distribution: distribution, alignment: alignment)
    isLayoutMarginsRelativeArrangement = reader.flag()
    isBaselineRelativeArrangement = reader.flag()
  }
}

extension DescribedConstraint {
  package func write(to writer: inout PackedWriter) {
    writer.write(count: first)
    writer.write(case: firstAttribute)
    writer.write(case: relation)
    writer.write(second) { $0.write(count: $1) }
    writer.write(secondAttribute) { $0.write(case: $1) }
    writer.write(multiplier)
    writer.write(constant)
    writer.write(systemSpacing) { $0.write($1) }
    writer.write(priority.rawValue)
    writer.write(identifier) { $0.write($1) }
    site.write(to: &writer)
  }

  /// The constraint's elements may not exist.
  package init(from reader: inout PackedReader) {
    let first = reader.index()
    let firstAttribute = reader.oneCase(of: LayoutAttribute.self, else: .left)
    let relation = reader.oneCase(of: LayoutConstraint.Relation.self, else: .equal)
    let second = reader.optional { $0.index() }
    let secondAttribute = reader.optional { $0.oneCase(of: LayoutAttribute.self, else: .left) }
    let multiplier = reader.length()
    let constant = reader.length()
    let systemSpacing = reader.optional { $0.length() }
    let priority = LayoutPriority(reader.length())
    let identifier = reader.optional { $0.text() }
    self.init(
      first: first, firstAttribute: firstAttribute, relation: relation, second: second,
      secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
      systemSpacing: systemSpacing, priority: priority, identifier: identifier,
      site: DeclarationSite(from: &reader))
  }
}
