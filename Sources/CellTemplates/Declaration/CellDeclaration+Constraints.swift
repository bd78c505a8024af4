import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

extension CellDeclaration {
  /// Binds a constraint's constant, in points, to the content, and returns the constraint for you
  /// to state.
  ///
  /// ```swift
  /// cell.constant(of: avatar.widthAnchor.constraint(equalToConstant: 40)) { $0.isGroup ? 56 : 40 }
  /// ```
  public func constant(
    of constraint: LayoutConstraint, _ constant: @escaping @Sendable (Content) -> Double
  ) -> LayoutConstraint {
    bind(constraint) { content, _ in constant(content) }
    return constraint
  }

  /// Binds a constraint's constant, in points, to the traits, and returns it for you to state.
  @_disfavoredOverload
  public func constant(
    of constraint: LayoutConstraint, when constant: @escaping @Sendable (TraitCollection) -> Double
  ) -> LayoutConstraint {
    bind(constraint) { _, traits in constant(traits) }
    return constraint
  }

  /// Declares a guide in the content view: anchors without an item.
  public func layoutGuide(
    _ name: String = "guide", fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutGuide {
    let guide = LayoutGuide(name, fileID: fileID, line: line)
    contentView.addLayoutGuide(guide)
    return guide
  }
}

extension LayoutAnchorProviding {
  /// Returns the four constraints that pin the edges inside another element's; insets in points.
  public func edges(
    equalTo other: some LayoutAnchorProviding, insets: DirectionalEdgeInsets = .zero,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutConstraint] {
    [
      topAnchor.constraint(
        equalTo: other.topAnchor, constant: insets.top, fileID: fileID, line: line),
      leadingAnchor.constraint(
        equalTo: other.leadingAnchor, constant: insets.leading, fileID: fileID, line: line),
      other.trailingAnchor.constraint(
        equalTo: trailingAnchor, constant: insets.trailing, fileID: fileID, line: line),
      other.bottomAnchor.constraint(
        equalTo: bottomAnchor, constant: insets.bottom, fileID: fileID, line: line),
    ]
  }
}
