import SelfSizingAutoLayout

/// A number, or a text style, that the declaration of a cell states.
public struct CellConstant: Hashable, Sendable {
  /// The constant's name, unique in the cell: `text.spacing`, `title.font`.
  public let name: String
  /// The value: a number without a needless fraction, or a text style's name.
  public let value: String
  /// The value that applies if none is stated; nil if one always is.
  package let defaultValue: String?
  /// Where it was declared.
  public let site: DeclarationSite

  package init(name: String, value: String, defaultValue: String?, site: DeclarationSite) {
    self.name = name
    self.value = value
    self.defaultValue = defaultValue
    self.site = site
  }

  package init(_ constant: LayoutConstant, at site: DeclarationSite? = nil) {
    self.init(
      name: constant.name, value: Self.text(constant.value),
      defaultValue: constant.defaultValue.map(Self.text), site: site ?? constant.site)
  }

  /// A number without a fraction that says nothing: 8 for 8.0.
  package static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int64(number))" : "\(number)"
  }

  /// The constant under a name that none before it has, as `text.spacing (2)`, by counts of names.
  package func numbered(among counts: inout [String: Int]) -> CellConstant {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    guard count > 1 else { return self }
    return CellConstant(
      name: "\(name) (\(count))", value: value, defaultValue: defaultValue, site: site)
  }
}
