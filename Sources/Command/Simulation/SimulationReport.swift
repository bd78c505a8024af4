import SelfSizing

/// The runs of a simulation, to be printed as a table or as JSON.
struct SimulationReport: Sendable {
  /// The runs in order, those of one layout and movement one after the other.
  let runs: [SimulatedRun]
  /// Whether times are printed, which differ from one simulation to the next.
  let showsTime: Bool
  var system: String?
  var fileFindings: [CellFinding] = []
}
