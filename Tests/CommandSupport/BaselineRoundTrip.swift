import SelfSizingCommand

/// Reads a baseline file, writes it and reads that again.
public enum BaselineRoundTrip {
  /// Why a file does not come back unchanged.
  public enum Problem: Sendable {
    /// It is no baseline, and the error names one of its lines.
    case refused
    /// Something is wrong with reading or writing, in words.
    case wrong(String)
  }

  /// The problem of a file; nil if writing it gives one that reads the same.
  public static func problem(in text: String) -> Problem? {
    let baseline: Baseline
    do {
      baseline = try Baseline(text: text)
    } catch {
      let count = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
      return (1...count).contains(error.line)
        ? .refused : .wrong("line \(error.line) of \(count)")
    }
    let written = baseline.text()
    do {
      return difference(between: try Baseline(text: written), and: baseline, written)
        .map(Problem.wrong)
    } catch {
      return .wrong("written, it is refused: \(error)")
    }
  }

  private static func difference(
    between again: Baseline, and baseline: Baseline, _ written: String
  ) -> String? {
    // Lengths are kept to a fraction of a point, and everything else is unchanged.
    if again.text() != written { return "written twice, it is another text" }
    if again.accepted != baseline.accepted { return "other findings are accepted" }
    if again.templates.count != baseline.templates.count { return "other templates" }
    let other = zip(again.templates, baseline.templates).first { one, other in
      one.title != other.title || one.constants != other.constants
        || one.findings != other.findings || one.categories != other.categories
        || one.contents.map(\.name) != other.contents.map(\.name)
    }
    return other.map { "\($1.title) reads as another template" }
  }
}
