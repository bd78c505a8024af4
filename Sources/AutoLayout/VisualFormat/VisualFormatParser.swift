import SelfSizingGeometry

/// Reads from left to right, with one character of look-ahead and without recursion.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Double]
  private let isView: (String) -> Bool
  private var column = 0

  /// A metric wins over a view of the same name where a size may be either.
  /// - Source: Assumed from Apple's grammar, which lists the constant before the view among the
  ///   objects of a predicate.
  init(_ format: String, metrics: [String: Double], isView: @escaping (String) -> Bool) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.isView = isView
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    result.axis = try parseAxis()
    if take("|") { result.leading = try parseConnection() }
    result.views.append(try parseView())
    while column < characters.count {
      let connection = try parseConnection()
      if take("|") {
        result.trailing = connection
        if column < characters.count { throw error("expected nothing after the superview's edge") }
        break
      }
      guard peek() == "[" else {
        throw error("expected a view or the superview's edge after a connection")
      }
      result.connections.append(connection)
      result.views.append(try parseView())
    }
    return result
  }

  private mutating func parseAxis() throws(VisualFormatError) -> LayoutAxis {
    guard let letter = peek(), letter == "H" || letter == "V" else { return .horizontal }
    column += 1
    guard take(":") else {
      throw error("expected ':' after '\(letter)' to specify the arrangement")
    }
    return letter == "H" ? .horizontal : .vertical
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    guard let next = peek() else { throw error("expected a view after '-'") }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try parsePredicates(allowsViews: false)
    } else {
      let start = column
      predicates = [
        VisualFormat.Predicate(
          relation: .equal, value: try parseValue(allowsViews: false), priority: .required,
          column: start)
      ]
    }
    guard take("-") else { throw error("expected '-' after a distance") }
    return .distance(predicates)
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw error("expected '[' and a view's name") }
    let start = column
    guard let name = takeName() else { throw error("expected a view's name") }
    guard isView(name) else { throw error("'\(name)' is not a view", at: start) }
    let sizes = peek() == "(" ? try parsePredicates(allowsViews: true) : []
    guard take("]") else { throw error("expected ']' after the view '\(name)'") }
    return VisualFormat.View(name: name, sizes: sizes, column: start)
  }

  private mutating func parsePredicates(allowsViews: Bool) throws(VisualFormatError)
    -> [VisualFormat.Predicate]
  {
    _ = take("(")
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try parsePredicate(allowsViews: allowsViews)) } while take(",")
    guard take(")") else { throw error("expected ')' or ','") }
    return predicates
  }

  private mutating func parsePredicate(allowsViews: Bool) throws(VisualFormatError)
    -> VisualFormat.Predicate
  {
    let start = column
    let relation = try parseRelation()
    let value = try parseValue(allowsViews: allowsViews)
    var priority = LayoutPriority.required
    if take("@") {
      let place = column
      guard case .constant(let number) = try parseValue(allowsViews: false) else {
        throw error("expected a priority", at: place)
      }
      priority = LayoutPriority(number)
      guard priority.isValid else {
        throw error("the priority \(number) is outside (0, 1000]", at: place)
      }
    }
    return VisualFormat.Predicate(
      relation: relation, value: value, priority: priority, column: start)
  }

  private mutating func parseRelation() throws(VisualFormatError) -> LayoutConstraint.Relation {
    let relations: [(Character, LayoutConstraint.Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    guard let (_, relation) = relations.first(where: { $0.0 == peek() }) else { return .equal }
    column += 1
    guard take("=") else { throw error("expected '=' to end the relation") }
    return relation
  }

  private mutating func parseValue(allowsViews: Bool) throws(VisualFormatError)
    -> VisualFormat.Value
  {
    let start = column
    if let name = takeName() {
      if let metric = metrics[name] { return .constant(metric) }
      if allowsViews, isView(name) { return .view(name) }
      throw error(
        allowsViews ? "'\(name)' is neither a metric nor a view" : "'\(name)' is not a metric",
        at: start)
    }
    guard let number = takeNumber() else { throw error("expected a number or a name") }
    return .constant(number)
  }

  private mutating func takeNumber() -> Double? {
    let rest = characters[column...]
    let sign = rest.first == "-" || rest.first == "+" ? 1 : 0
    let digits = rest.dropFirst(sign).prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(String(rest.prefix(sign) + digits)) else { return nil }
    column = digits.endIndex
    return number
  }

  private mutating func takeName() -> String? {
    guard let first = peek(), first.isLetter || first == "_" else { return nil }
    let name = characters[column...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    column = name.endIndex
    return String(name)
  }

  private func peek() -> Character? { column < characters.count ? characters[column] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    column += 1
    return true
  }

  private func error(_ message: String, at place: Int? = nil) -> VisualFormatError {
    VisualFormatError(message: message, format: format, column: place ?? column)
  }
}
