extension LayoutDimension {
  /// Returns the constraint that this dimension equals a constant in points.
  public func constraint(
    equalToConstant constant: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, to: nil, constant: constant, fileID: fileID, line: line)
  }

  /// Returns the constraint that this dimension is at least a constant in points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, constant: constant, fileID: fileID, line: line)
  }

  /// Returns the constraint that this dimension is at most a constant in points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, constant: constant, fileID: fileID, line: line)
  }

  /// Returns the constraint that this dimension equals a multiple of another one plus a constant.
  public func constraint(
    equalTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      .equal, to: dimension, multiplier: multiplier, constant: constant, fileID: fileID, line: line)
  }

  /// Returns the constraint that this dimension is at least a multiple of another plus a constant.
  public func constraint(
    greaterThanOrEqualTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      .greaterThanOrEqual, to: dimension, multiplier: multiplier, constant: constant,
      fileID: fileID, line: line)
  }

  /// Returns the constraint that this dimension is at most a multiple of another plus a constant.
  public func constraint(
    lessThanOrEqualTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      .lessThanOrEqual, to: dimension, multiplier: multiplier, constant: constant,
      fileID: fileID, line: line)
  }
}
