import SelfSizingGeometry

/// A number in a declaration: a constraint's constant or priority, a stack's spacing, a margin.
package struct LayoutConstant: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case constraint(Int)
    case priority(ofConstraint: Int)
    case spacing(stack: Int)
    case customSpacing(stack: Int, item: Int)
    case margin(element: Int, MarginEdge)
    case contentHugging(element: Int, LayoutAxis)
    case compressionResistance(element: Int, LayoutAxis)
  }

  enum MarginEdge: String, Hashable, Sendable, CaseIterable { case top, leading, bottom, trailing }

  /// The number's name: `text.spacing`, `text.leading == photo.trailing`.
  package let name: String
  /// The number, in points or as a priority.
  package let value: Double
  /// Nil if one is always stated.
  package let defaultValue: Double?
  package let site: DeclarationSite
  let place: Place
}

extension LayoutDescription {
  package var constants: [LayoutConstant] {
    elements.indices.flatMap(constants(ofElementAt:))
      + stacks.indices.flatMap(constants(ofStackAt:))
      + constraints.indices.flatMap(constants(ofConstraintAt:))
  }

  /// Another number in place of one of the ``constants``; nil if it cannot be laid out.
  package func replacing(_ constant: LayoutConstant, by value: Double) -> LayoutDescription? {
    guard value.magnitude <= ConstraintValidator.largestNumber else { return nil }
    let priority = LayoutPriority(value)
    var changed = self
    switch constant.place {
    case .constraint(let index): changed.constraints[index].constant = value
    case .priority(let index):
      guard priority.isValid else { return nil }
      changed.constraints[index].priority = priority
    case .spacing(let stack): changed.stacks[stack].arrangement.spacing = value
    case .customSpacing(let stack, let item): changed.stacks[stack].customSpacing[item] = value
    case .margin(let element, let edge):
      changed.elements[element].attributes.layoutMargins.set(edge, to: value)
    case .contentHugging(let element, let axis):
      guard priority.isValid else { return nil }
      changed.elements[element].attributes.contentHugging[axis] = priority
    case .compressionResistance(let element, let axis):
      guard priority.isValid else { return nil }
      changed.elements[element].attributes.compressionResistance[axis] = priority
    }
    return changed
  }

  /// Nil for a constraint's number.
  package func element(of constant: LayoutConstant) -> Int? {
    switch constant.place {
    case .constraint, .priority: nil
    case .spacing(let stack), .customSpacing(let stack, _): stacks[stack].element
    case .margin(let element, _), .contentHugging(let element, _),
      .compressionResistance(let element, _):
      element
    }
  }

  private func constants(ofElementAt index: Int) -> [LayoutConstant] {
    let element = elements[index]
    func constant(
      _ name: String, _ value: Double, default defaultValue: Double, _ place: LayoutConstant.Place
    ) -> LayoutConstant {
      LayoutConstant(
        name: "\(element.name).\(name)", value: value, defaultValue: defaultValue,
        site: element.site, place: place)
    }
    guard element.isItem else { return [] }
    let margins = element.attributes.layoutMargins.directional
    let lengths = [margins.top, margins.leading, margins.bottom, margins.trailing]
    var constants = zip(LayoutConstant.MarginEdge.allCases, lengths).map { edge, length in
      constant("margins.\(edge.rawValue)", length, default: 8, .margin(element: index, edge))
    }
    for axis in LayoutAxis.allCases where element.attributes.intrinsicAxes.contains(axis) {
      constants.append(
        constant(
          "contentHugging.\(axis)", element.attributes.contentHugging[axis].rawValue,
          default: LayoutPriority.defaultLow.rawValue, .contentHugging(element: index, axis)))
      constants.append(
        constant(
          "compressionResistance.\(axis)", element.attributes.compressionResistance[axis].rawValue,
          default: LayoutPriority.defaultHigh.rawValue,
          .compressionResistance(element: index, axis)))
    }
    return constants
  }

  private func constants(ofStackAt index: Int) -> [LayoutConstant] {
    let stack = stacks[index]
    let element = elements[stack.element]
    let spacing = LayoutConstant(
      name: "\(element.name).spacing", value: stack.arrangement.spacing, defaultValue: nil,
      site: element.site, place: .spacing(stack: index))
    return [spacing]
      + stack.customSpacing.enumerated().compactMap { item, custom in
        custom.map {
          LayoutConstant(
            name: "\(element.name).spacing after \(elements[stack.arranged[item]].name)", value: $0,
            defaultValue: stack.arrangement.spacing, site: element.site,
            place: .customSpacing(stack: index, item: item))
        }
      }
  }

  private func constants(ofConstraintAt index: Int) -> [LayoutConstant] {
    let constraint = constraints[index]
    let name = sides(of: constraint)
    return [
      LayoutConstant(
        name: name, value: constraint.constant, defaultValue: nil, site: constraint.site,
        place: .constraint(index)),
      LayoutConstant(
        name: "\(name) priority", value: constraint.priority.rawValue,
        defaultValue: LayoutPriority.required.rawValue, site: constraint.site,
        place: .priority(ofConstraint: index)),
    ]
  }

  /// A constraint in words without its numbers: `text.leading == photo.trailing`.
  private func sides(of constraint: DescribedConstraint) -> String {
    var text = "\(elements[constraint.first].name).\(constraint.firstAttribute) "
    text += constraint.relation.symbol
    if let second = constraint.second, let attribute = constraint.secondAttribute {
      text += " \(elements[second].name).\(attribute)"
    }
    return text
  }
}

extension LayoutMargins {
  /// Of plain margins, leading means the left one.
  fileprivate mutating func set(_ edge: LayoutConstant.MarginEdge, to value: Double) {
    var margins = directional
    switch edge {
    case .top: margins.top = value
    case .leading: margins.leading = value
    case .bottom: margins.bottom = value
    case .trailing: margins.trailing = value
    }
    if case .directional = self {
      self = .directional(margins)
    } else {
      self = .plain(margins.resolved(for: .leftToRight))
    }
  }
}
