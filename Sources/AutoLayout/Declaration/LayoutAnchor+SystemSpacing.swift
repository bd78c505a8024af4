extension LayoutXAxisAnchor {
  /// Returns the constraint that this anchor is the system's spacing after another one: 8 points
  /// times the multiplier.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    systemSpacing(.equal, anchor, multiplier, fileID, line)
  }

  /// Returns the constraint that this anchor is at least the system's spacing after another one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, fileID, line)
  }

  /// Returns the constraint that this anchor is at most the system's spacing after another one.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier, fileID, line)
  }
}

extension LayoutYAxisAnchor {
  /// Returns the constraint that this anchor is the system's spacing below another one: 8 points
  /// times the multiplier, and where baselines are concerned a distance that grows with the texts.
  ///
  /// - Source: The 8 points are measured. UIKit documents that between baselines the distance
  ///   depends on the fonts, and does not say how; here it is modelled as the distance at which the
  ///   two texts touch (one text and an edge: 8 points more), times the multiplier. For two texts
  ///   of 17 points that is about 20.5; the one figure that was published is 22, the leading of the
  ///   style body. One figure does not make a rule, so the model is kept.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    systemSpacing(.equal, anchor, multiplier, fileID, line)
  }

  /// Returns the constraint that this anchor is at least the system's spacing below another one;
  /// see ``constraint(equalToSystemSpacingBelow:multiplier:fileID:line:)``.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, fileID, line)
  }

  /// Returns the constraint that this anchor is at most the system's spacing below another one; see
  /// ``constraint(equalToSystemSpacingBelow:multiplier:fileID:line:)``.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier, fileID, line)
  }
}

extension LayoutAnchor {
  package func systemSpacing(
    _ relation: LayoutConstraint.Relation, _ anchor: Self, _ multiplier: Double,
    _ fileID: StaticString, _ line: UInt
  ) -> LayoutConstraint {
    let baselineCount = [attribute, anchor.attribute].filter { $0.isBaseline }.count
    let points = baselineCount == 2 ? 0 : LayoutConstraint.standardSiblingSpacing * multiplier
    let constraint = constraint(relation, to: anchor, constant: points, fileID: fileID, line: line)
    if baselineCount > 0 { constraint.systemSpacing = multiplier }
    return constraint
  }
}
