import SelfSizing

/// The outcome of a report in one sentence, how many cells have a problem, and how grave it is.
struct ReportOutcome {
  /// The cells that lose content, have a lesser problem, and are fine, whatever their systems.
  let counts: (grave: Int, fault: Int, fine: Int)
  private let comparison: BaselineComparison?

  init(_ templates: [TemplateMeasurements], _ comparison: BaselineComparison?) {
    self.comparison = comparison
    var losses: [String: CellFinding.Severity] = [:]
    for template in templates {
      let severity = template.loss.severity
      let known = losses[template.name] ?? .note
      losses[template.name] = known == .grave || severity == .note ? known : severity
    }
    func count(_ severity: CellFinding.Severity) -> Int { losses.values.count { $0 == severity } }
    counts = (count(.grave), count(.fault), count(.note))
  }

  private var total: Int { counts.grave + counts.fault + counts.fine }
  private var broken: Int { counts.grave + counts.fault }
  private var isChanged: Bool { comparison.map { !$0.isClean } ?? false }

  /// The sentence about problems: `29 of 32 cells have a problem`.
  private var problems: (count: String, rest: String) {
    if total == 0 { return ("No cell", " was measured") }
    if broken == 0 {
      return ("✓ \(total == 1 ? "The cell has" : "All \(total) cells have")", " no problem")
    }
    let count = total == 1 ? "The cell" : "\(broken) of \(total) cells"
    return (count, broken == 1 ? " has a problem" : " have a problem")
  }

  var title: String {
    let (count, rest) = problems
    if isChanged, let comparison { return comparison.summary }
    return broken > 0 ? "✕ \(count)\(rest)" : count + rest
  }

  func html() -> String {
    let (count, rest) = problems
    let sentence = "<b>\(count)</b>\(rest)"
    let color = isChanged || counts.grave > 0 ? "grave" : counts.fault > 0 ? "fault" : "fine"
    let first =
      comparison.map {
        "<h1 class=\"\($0.isClean ? "fine" : "grave")\"><b>\($0.summary.escapedForMarkup)</b></h1>"
          + "\n<p>\(sentence)</p>"
      } ?? "<h1 class=\"\(color)\">\(sentence)</h1>"
    return "<div class=\"outcome\"><div>\(first)</div>\n\(bar)</div>\n"
  }

  private var bar: String {
    let parts = [
      ("grave", counts.grave, "lose content"), ("fault", counts.fault, "with lesser problems"),
      ("fine", counts.fine, "fine"),
    ].filter { $0.1 > 0 }
    guard parts.count > 1 || broken > 0 else { return "" }
    var start = 0
    let pieces = parts.map { name, count, _ in
      defer { start += count }
      return "<rect class=\"\(name)\" x=\"\(start)\" width=\"\(count)\" height=\"1\"/>"
    }
    let words = parts.map { name, count, words in "<li class=\"\(name)\">\(count) \(words)</li>" }
    return "<div class=\"shares\"><svg viewBox=\"0 0 \(total) 1\" preserveAspectRatio=\"none\""
      + " aria-hidden=\"true\">\(pieces.joined())</svg><ul>\(words.joined())</ul></div>"
  }
}
