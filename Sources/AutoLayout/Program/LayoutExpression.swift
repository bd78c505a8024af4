import SelfSizingCassowary

/// An affine expression over a program's variables, with the baselines that arrive only with a text.
struct LayoutExpression {
  /// The distance of a baseline from its edge, a constant that each measurement sets anew.
  struct BaselineOffset {
    var coefficient: Double
    var element: Int
    var isFirst: Bool
  }

  private(set) var terms: [LinearTerm] = []
  private(set) var constant = 0.0
  private(set) var baselines: [BaselineOffset] = []

  static func variable(_ index: Int) -> LayoutExpression {
    var expression = LayoutExpression()
    expression.terms = [LinearTerm(1, Variable(index))]
    return expression
  }

  static func constant(_ constant: Double) -> LayoutExpression {
    var expression = LayoutExpression()
    expression.constant = constant
    return expression
  }

  static func baseline(of element: Int, isFirst: Bool) -> LayoutExpression {
    var expression = LayoutExpression()
    expression.baselines = [BaselineOffset(coefficient: 1, element: element, isFirst: isFirst)]
    return expression
  }

  static func + (first: LayoutExpression, second: LayoutExpression) -> LayoutExpression {
    var sum = first
    sum.constant += second.constant
    sum.baselines += second.baselines
    for term in second.terms { sum.add(term) }
    return sum
  }

  static func - (first: LayoutExpression, second: LayoutExpression) -> LayoutExpression {
    first + second * -1
  }

  static func * (expression: LayoutExpression, factor: Double) -> LayoutExpression {
    var product = expression
    product.constant *= factor
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    for index in product.baselines.indices { product.baselines[index].coefficient *= factor }
    return product
  }

  private mutating func add(_ term: LinearTerm) {
    guard let index = terms.firstIndex(where: { $0.variable == term.variable }) else {
      terms.append(term)
      return
    }
    terms[index].coefficient += term.coefficient
    if terms[index].coefficient == 0 { terms.remove(at: index) }
  }
}
