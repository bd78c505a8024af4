import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

extension CellTemplate {
  /// The numbers and text styles that the declaration states, in the order of the tree.
  public var constants: [CellConstant] { layout.constants.map(\.constant) }

  /// Returns the template with another value for one of its ``constants``; nil if it is invalid.
  public func replacing(_ name: String, by value: String) -> CellTemplate? {
    guard let found = layout.constants.first(where: { $0.constant.name == name }),
      let layout = layout.replacing(found.place, by: value)
    else { return nil }
    return with(layout)
  }

  func with(_ layout: CellLayout) -> CellTemplate {
    var changed = self
    changed.layout = layout
    return changed
  }
}

extension CellLayout {
  fileprivate enum Place {
    case layout(LayoutConstant)
    case font(label: Int), numberOfLines(label: Int)
    case width(fixedSize: Int), height(fixedSize: Int)
  }

  fileprivate var constants: [(place: Place, constant: CellConstant)] {
    var entries: [(Place, CellConstant)] = []
    func add(_ name: String, _ value: String, of element: Int, at place: Place) {
      let element = description.elements[element]
      let constant = CellConstant(
        name: "\(element.name).\(name)", value: value, defaultValue: nil, site: element.site)
      entries.append((place, constant))
    }
    for (index, label) in labels.enumerated() {
      if let style = label.style.font.textStyle {
        add("font", "\(style)", of: label.element, at: .font(label: index))
      }
      add(
        "numberOfLines", "\(label.style.numberOfLines)", of: label.element,
        at: .numberOfLines(label: index))
    }
    for (index, item) in fixedSizes.enumerated() {
      let size = item.size
      add("width", CellConstant.text(size.width), of: item.element, at: .width(fixedSize: index))
      add("height", CellConstant.text(size.height), of: item.element, at: .height(fixedSize: index))
    }
    entries += description.constants.map { (.layout($0), CellConstant($0)) }
    var counts: [String: Int] = [:]
    return entries.map { ($0, $1.numbered(among: &counts)) }
  }

  fileprivate func replacing(_ place: Place, by text: String) -> CellLayout? {
    var changed = self
    if case .font(let label) = place {
      guard let style = TextStyle.allCases.first(where: { "\($0)" == text }) else { return nil }
      changed.labels[label].style.font = labels[label].style.font.withTextStyle(style)
      return changed
    }
    guard let value = Double(text), value.magnitude <= 1e6 else { return nil }
    switch place {
    case .layout(let constant):
      guard let description = description.replacing(constant, by: value) else { return nil }
      changed.description = description
    case .numberOfLines(let label):
      // Whether a label wraps at all is part of the layout's structure.
      guard value >= 0, value == value.rounded(),
        (value == 1) == (labels[label].style.numberOfLines == 1)
      else { return nil }
      changed.labels[label].style.numberOfLines = Int(value)
    case .width(let item): changed.fixedSizes[item].size.width = value
    case .height(let item): changed.fixedSizes[item].size.height = value
    case .font: return nil
    }
    return changed
  }
}
