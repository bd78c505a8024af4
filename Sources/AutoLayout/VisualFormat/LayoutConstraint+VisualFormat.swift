import SelfSizingGeometry

extension LayoutConstraint {
  /// Returns the constraints of a visual format, none of them active yet.
  /// A hyphen means 8 points between views, and for the superview's margin at its edge.
  /// Metrics are distances, sizes and priorities by name.
  /// - Throws: ``VisualFormatError`` with a caret under the offending character.
  public static func constraints(
    withVisualFormat format: String, options: LayoutFormatOptions = [],
    metrics: [String: Double] = [:], views: [String: LayoutItem],
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics) { views[$0] != nil }
    let expansion = VisualFormatExpansion(
      format: try parser.parse(), text: format, options: options, views: views, fileID: fileID,
      line: line)
    return try expansion.constraints()
  }
}

struct VisualFormatExpansion {
  let format: VisualFormat
  let text: String
  let options: LayoutFormatOptions
  let views: [String: LayoutItem]
  let fileID: StaticString
  let line: UInt
  /// In points.
  var siblingSpacing = LayoutConstraint.standardSiblingSpacing

  func constraints() throws(VisualFormatError) -> [LayoutConstraint] {
    guard let first = format.views.first, let last = format.views.last else { return [] }
    var constraints: [LayoutConstraint] = []
    if let connection = format.leading {
      let superitem = try superitem(of: first)
      constraints += gap(
        connection, from: (superitem, start), to: (try item(first), start),
        standard: margin(of: superitem, atStart: true))
    }
    for (index, view) in format.views.enumerated() {
      constraints += try sizes(of: view)
      guard index + 1 < format.views.count else { break }
      constraints += gap(
        format.connections[index], from: (try item(view), end),
        to: (try item(format.views[index + 1]), start), standard: siblingSpacing)
    }
    if let connection = format.trailing {
      let superitem = try superitem(of: last)
      constraints += gap(
        connection, from: (try item(last), end), to: (superitem, end),
        standard: margin(of: superitem, atStart: false))
    }
    return constraints + (try alignment())
  }

  private typealias Side = (item: LayoutItem, attribute: LayoutAttribute)

  /// `to = from + distance`.
  private func gap(
    _ connection: VisualFormat.Connection, from: Side, to: Side, standard: Double
  ) -> [LayoutConstraint] {
    switch connection {
    case .flush: [constraint(to, .equal, from, 0, .required)]
    case .standard: [constraint(to, .equal, from, standard, .required)]
    case .distance(let predicates):
      predicates.map { predicate in
        guard case .constant(let distance) = predicate.value else {
          return constraint(to, predicate.relation, from, 0, predicate.priority)
        }
        return constraint(to, predicate.relation, from, distance, predicate.priority)
      }
    }
  }

  private func sizes(of view: VisualFormat.View) throws(VisualFormatError) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    let size: LayoutAttribute = format.axis == .horizontal ? .width : .height
    for predicate in view.sizes {
      let left = (item: try item(view), attribute: size)
      switch predicate.value {
      case .constant(let number):
        constraints.append(constraint(left, predicate.relation, nil, number, predicate.priority))
      case .view(let name):
        guard let other = views[name] else { continue }
        constraints.append(
          constraint(left, predicate.relation, (other, size), 0, predicate.priority))
      }
    }
    return constraints
  }

  private func alignment() throws(VisualFormatError) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for attribute in options.alignedAttributes {
      guard attribute.axis != format.axis else {
        throw VisualFormatError(
          message: "the option to align all \(attribute) is along the format's own axis",
          format: text, column: 0)
      }
      for (view, next) in zip(format.views, format.views.dropFirst()) {
        constraints.append(
          constraint(
            (try item(view), attribute), .equal, (try item(next), attribute), 0, .required))
      }
    }
    return constraints
  }

  private func constraint(
    _ left: Side, _ relation: LayoutConstraint.Relation, _ right: Side?, _ constant: Double,
    _ priority: LayoutPriority
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: left.item, attribute: left.attribute, relatedBy: relation, toItem: right?.item,
      attribute: right?.attribute, constant: constant, fileID: fileID, line: line
    ).priority(priority)
  }

  private var start: LayoutAttribute {
    guard format.axis == .horizontal else { return .top }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: LayoutAttribute {
    guard format.axis == .horizontal else { return .bottom }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func margin(of item: LayoutItem, atStart: Bool) -> Double {
    let margins = item.directionalLayoutMargins
    switch format.axis {
    case .horizontal: return atStart ? margins.leading : margins.trailing
    case .vertical: return atStart ? margins.top : margins.bottom
    }
  }

  private func item(_ view: VisualFormat.View) throws(VisualFormatError) -> LayoutItem {
    guard let item = views[view.name] else {
      throw VisualFormatError(
        message: "'\(view.name)' is not a view", format: text, column: view.column)
    }
    return item
  }

  private func superitem(of view: VisualFormat.View) throws(VisualFormatError) -> LayoutItem {
    guard let superitem = try item(view).superitem else {
      throw VisualFormatError(
        message: "'\(view.name)' has no superview for '|' to stand for", format: text,
        column: view.column)
    }
    return superitem
  }
}
