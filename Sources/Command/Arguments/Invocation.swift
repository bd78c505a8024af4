/// What a command line asks for.
enum Invocation: Hashable, Sendable {
  /// A text for standard output: help or the version.
  case text(String)
  /// The heights of cells.
  case measure(MeasureOptions)
  /// The report.
  case report(ReportOptions)
  /// The writing of a baseline.
  case record(RecordOptions)
  /// The comparison with a baseline.
  case check(CheckOptions)
  /// Texts tried on a template.
  case fuzz(FuzzOptions)
  /// Why a cell is as high as it is.
  case explain(ExplainOptions)
  /// A system of constraints.
  case solve(SolveOptions)
  /// What a font file offers.
  case font(FontOptions)
  /// The scrolling of a collection.
  case simulate(SimulateOptions)
  /// The drawing of a scene.
  case scene(SceneOptions)
  /// Strategies of self-sizing side by side.
  case bench(BenchOptions)
  /// The Swift source of an Interface Builder file's cells.
  case importFile(ImportOptions)
}
