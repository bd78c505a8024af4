import SelfSizingGeometry

/// Four variables, and how far inside their rectangle the region is.
struct LayoutRegion {
  /// Of x, y, width and height.
  var firstVariable: Int
  /// Already by left and right.
  var insets = LayoutEdgeInsets.zero
}

/// A sum of at most two variables, a constant and a baseline that arrives with a text.
struct LayoutExpression {
  /// A constant that each measurement sets again.
  struct BaselineOffset {
    var coefficient: Double
    var element: Int
    var isFirst: Bool
  }

  /// -1 for a plain constant.
  var first = -1
  var firstFactor = 0.0
  /// -1 if there is none.
  var second = -1
  var secondFactor = 0.0
  var constant = 0.0
  /// -1 if there is none.
  var baseline = -1
  var baselineFactor = 0.0
  var isFirstBaseline = false

  static func constant(_ constant: Double) -> LayoutExpression {
    LayoutExpression(constant: constant)
  }

  static func start(of region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    LayoutExpression(
      first: region.firstVariable + axis.rawValue, firstFactor: 1,
      constant: axis == .horizontal ? region.insets.left : region.insets.top)
  }

  static func end(of region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    LayoutExpression(
      first: region.firstVariable + axis.rawValue, firstFactor: 1,
      second: region.firstVariable + 2 + axis.rawValue, secondFactor: 1,
      constant: axis == .horizontal ? -region.insets.right : -region.insets.bottom)
  }

  static func center(of region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    let insets = region.insets
    return LayoutExpression(
      first: region.firstVariable + axis.rawValue, firstFactor: 1,
      second: region.firstVariable + 2 + axis.rawValue, secondFactor: 0.5,
      constant: (axis == .horizontal ? insets.left - insets.right : insets.top - insets.bottom) / 2)
  }

  static func size(of region: LayoutRegion, _ axis: LayoutAxis) -> LayoutExpression {
    LayoutExpression(
      first: region.firstVariable + 2 + axis.rawValue, firstFactor: 1,
      constant: -region.insets[sumAlong: axis])
  }

  static prefix func - (expression: LayoutExpression) -> LayoutExpression { expression * -1 }

  static func * (expression: LayoutExpression, factor: Double) -> LayoutExpression {
    var product = expression
    product.firstFactor *= factor
    product.secondFactor *= factor
    product.constant *= factor
    product.baselineFactor *= factor
    return product
  }
}
