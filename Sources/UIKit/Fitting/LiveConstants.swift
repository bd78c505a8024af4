import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingTypography

package struct ConstantReplacement: Hashable, Sendable {
  let name: String
  /// A constant with another value depends on the content or the text size, and is left alone.
  let current: String
  let replacement: String

  package init(of name: String, _ current: String, by replacement: String) {
    self.name = name
    self.current = current
    self.replacement = replacement
  }
}

private enum LiveConstant {
  case layout(LayoutConstant)
  case font(UILabel)
  case numberOfLines(UILabel)
}

extension LiveFit {
  /// Returns the numbers, text styles and line limits that the code of a view states, labels first.
  package static func constants(of view: UIView) -> [CellConstant] {
    DescribedViews(view.measuredPart().view, namesViews: true).places.map(\.constant)
  }
}

extension DescribedViews {
  /// The same views with other values for some of their constants; those of labels are set.
  func replacing(_ replacements: [ConstantReplacement]) -> DescribedViews {
    let found = places.flatMap { place, constant in
      replacements.filter { $0.name == constant.name && $0.current == constant.value }
        .map { (place, $0.replacement) }
    }
    for (place, value) in found { set(place, to: value) }
    var changed = DescribedViews(root, namesViews: true)
    for case (.layout(let constant), let value) in found {
      guard let number = Double(value),
        let description = changed.description.replacing(constant, by: number)
      else { continue }
      changed.description = description
    }
    return changed
  }

  private func set(_ place: LiveConstant, to value: String) {
    switch place {
    case .layout: break
    case .numberOfLines(let label): label.numberOfLines = Int(value) ?? label.numberOfLines
    case .font(let label):
      guard let style = TextStyle.allCases.first(where: { "\($0)" == value }) else { return }
      label.font = UIFont(label.font.labelFont.withTextStyle(style))
    }
  }

  fileprivate var places: [(place: LiveConstant, constant: CellConstant)] {
    let sites = sites
    var entries: [(LiveConstant, CellConstant)] = []
    for (index, view) in views.enumerated() {
      guard let label = view as? UILabel else { continue }
      func add(_ name: String, _ value: String, _ place: LiveConstant) {
        let constant = CellConstant(
          name: "\(label.layoutItem.name).\(name)", value: value, defaultValue: nil,
          site: sites[index])
        entries.append((place, constant))
      }
      if let style = label.font.labelFont.textStyle { add("font", "\(style)", .font(label)) }
      add("numberOfLines", "\(label.numberOfLines)", .numberOfLines(label))
    }
    // A view's own place is in this module; where it is first constrained is in the app.
    entries += description.constants.map { constant in
      let site = description.element(of: constant).map { sites[$0] }
      return (.layout(constant), CellConstant(constant, at: site))
    }
    var counts: [String: Int] = [:]
    return entries.filter { !$0.1.site.isOfUIKit }.map { ($0, $1.numbered(among: &counts)) }
  }
}
