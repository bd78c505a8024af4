/// An attribute of an element from which constraints to attributes of the same kind are made: a
/// constraint across axes does not compile.
public protocol LayoutAnchor {
  /// The item or guide.
  var element: LayoutElement { get }
  /// The attribute.
  var attribute: LayoutAttribute { get }
}

/// A horizontal location, the counterpart of `NSLayoutXAxisAnchor`.
public struct LayoutXAxisAnchor: LayoutAnchor {
  /// The item or guide.
  public let element: LayoutElement
  /// One of left, right, leading, trailing and centerX.
  public let attribute: LayoutAttribute
}

/// A vertical location, the counterpart of `NSLayoutYAxisAnchor`.
public struct LayoutYAxisAnchor: LayoutAnchor {
  /// The item or guide.
  public let element: LayoutElement
  /// One of top, bottom, centerY, firstBaseline and lastBaseline.
  public let attribute: LayoutAttribute
}

/// A width or a height, the counterpart of `NSLayoutDimension`.
public struct LayoutDimension: LayoutAnchor {
  /// The item or guide.
  public let element: LayoutElement
  /// Width or height.
  public let attribute: LayoutAttribute
}

extension LayoutAnchor {
  /// Returns the constraint that this anchor equals the other one plus a constant in points.
  public func constraint(
    equalTo anchor: Self, constant: Double = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, to: anchor, constant: constant, fileID: fileID, line: line)
  }

  /// Returns the constraint that this anchor is at least the other one plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: Self, constant: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: constant, fileID: fileID, line: line)
  }

  /// Returns the constraint that this anchor is at most the other one plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: Self, constant: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: constant, fileID: fileID, line: line)
  }

  func constraint(
    _ relation: LayoutConstraint.Relation, to anchor: Self?, multiplier: Double = 1,
    constant: Double, fileID: StaticString, line: UInt
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: element, attribute: attribute, relatedBy: relation, toItem: anchor?.element,
      attribute: anchor?.attribute, multiplier: multiplier, constant: constant, fileID: fileID,
      line: line)
  }
}
