import SelfSizingAutoLayout
import SelfSizingTypography

/// A number, or a text style, that a template's declaration states.
public struct CellConstant: Hashable, Sendable {
  /// The constant's name, unique in the template: `text.spacing`, `title.font`.
  public let name: String
  /// The value: a number without a needless fraction, or a text style's name.
  public let value: String
  /// The value that applies if none is stated; nil if one always is.
  public let defaultValue: String?
  /// Where it was declared.
  public let site: DeclarationSite
}

extension CellTemplate {
  /// The numbers and text styles that the declaration states, in the order of the tree.
  public var constants: [CellConstant] { layout.constants.map(\.constant) }

  /// The template with another value for one of its ``constants``; nil if the template has no such
  /// constant, or the value is none of its kind.
  public func replacing(_ name: String, by value: String) -> CellTemplate? {
    guard let found = layout.constants.first(where: { $0.constant.name == name }),
      let layout = layout.replacing(found.place, by: value)
    else { return nil }
    return with(layout)
  }

  /// The same template with another layout.
  func with(_ layout: CellLayout) -> CellTemplate {
    var changed = CellTemplate(
      name: name, site: site, declarationFindings: declarationFindings, layout: layout,
      bindings: bindings, declare: declare)
    changed.fileFindings = fileFindings
    return changed
  }

  private init(
    name: String, site: DeclarationSite, declarationFindings: [DeclarationFinding],
    layout: CellLayout, bindings: CellBindings<Content>, declare: @escaping Declare
  ) {
    self.name = name
    self.site = site
    self.declarationFindings = declarationFindings
    self.layout = layout
    self.bindings = bindings
    self.declare = declare
  }
}

extension CellLayout {
  /// Where a constant stands.
  fileprivate enum Place {
    case layout(LayoutConstant)
    case font(label: Int)
    case numberOfLines(label: Int)
    case width(fixedSize: Int)
    case height(fixedSize: Int)
  }

  fileprivate var constants: [(place: Place, constant: CellConstant)] {
    var entries: [(Place, String, String, String?, DeclarationSite)] = []
    for (index, label) in labels.enumerated() {
      let element = description.elements[label.element]
      if let style = label.style.font.textStyle {
        entries.append((.font(label: index), "\(element.name).font", "\(style)", nil, element.site))
      }
      entries.append(
        (
          .numberOfLines(label: index), "\(element.name).numberOfLines",
          "\(label.style.numberOfLines)",
          nil,
          element.site
        ))
    }
    for (index, item) in fixedSizes.enumerated() {
      let element = description.elements[item.element]
      entries.append(
        (
          .width(fixedSize: index), "\(element.name).width", plain(item.size.width), nil,
          element.site
        ))
      entries.append(
        (
          .height(fixedSize: index), "\(element.name).height", plain(item.size.height), nil,
          element.site
        ))
    }
    entries += description.constants.map { constant in
      (
        .layout(constant), constant.name, plain(constant.value), constant.defaultValue.map(plain),
        constant.site
      )
    }
    var counts: [String: Int] = [:]
    return entries.map { place, name, value, defaultValue, site in
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      let unique = count == 1 ? name : "\(name) (\(count))"
      return (
        place, CellConstant(name: unique, value: value, defaultValue: defaultValue, site: site)
      )
    }
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

  /// A number without a fraction that says nothing: 8 for 8.0.
  private func plain(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
