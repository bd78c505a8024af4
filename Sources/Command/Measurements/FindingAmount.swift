import SelfSizing

extension CellFinding.Detail {
  /// How much of its kind a finding is, to compare it with others of the same kind: hidden
  /// characters, points, or the lost share of a font's size; 0 for a kind that has no degrees.
  var amount: Double {
    switch self {
    case .truncated(let count, _): Double(count)
    case .squeezed(let squeeze): squeeze.needed - squeeze.extent
    case .clipped(let overhangs): overhangs.map(\.distance).max() ?? 0
    case .missingPin(let pin): pin.overhang
    case .shrunk(let scale): 1 - scale
    case .shrinking(let height, let before, _): before - height
    case .fittingDependent(let comparison): (comparison.height - comparison.other).magnitude
    case .unsettled(_, let extent, let next): (extent - next).magnitude
    case .fixedHeight, .stubbed, .conflicting, .estimatedHeight, .ambiguous, .noHeight,
      .overlapping, .unboundedHeight, .missesTargetWidth, .missingGlyphs, .unread, .logged,
      .fixedFont, .assumed, .remark:
      0
    }
  }
}
