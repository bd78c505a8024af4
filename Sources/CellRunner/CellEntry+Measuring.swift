import SelfSizingCommand
import SelfSizingUIKit

extension CellEntry {
  /// Measures the samples as the command does, outside of it.
  nonisolated package func measurements(_ run: MeasuringRun) async throws -> TemplateMeasurements {
    try await run.measure(LiveCells(self, for: nil))
  }
}
