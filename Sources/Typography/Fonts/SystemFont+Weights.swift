extension SystemFont {
  /// The height of a line of regular text at a size, in points.
  func lineHeight(at size: Double) -> Double {
    let metrics = SizedFace(face, size: size, axes: axes(for: .regular)).instance.metrics
    return (metrics.ascender - metrics.descender + metrics.lineGap) * size / Double(face.unitsPerEm)
  }

  func axes(for weight: FontWeight) -> [String: Double] { [FontAxis.weight: weight.axisValue] }

  /// Whether the face has the weight: by an axis, or because it is its own.
  func has(_ weight: FontWeight) -> Bool {
    face.axes.contains {
      $0.tag == FontAxis.weight && $0.clamped(weight.axisValue) == weight.axisValue
    } || FontWeight.nearest(toClass: face.weightClass) == weight
  }

  /// The published tracking in font units for a file of San Francisco that has none; nil for
  /// others. Whether every such file has tracking is not known.
  func standInTracking(at size: Double) -> Double? {
    let family = face.familyName ?? ""
    guard !face.hasTracking, ["SF ", ".SF", "System Font"].contains(where: family.hasPrefix)
    else { return nil }
    return SanFranciscoTables.shared.tracking(at: size).units * Double(face.unitsPerEm) / 2048
  }
}
