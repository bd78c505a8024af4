extension PreparedText {
  /// Stops the program if the segments do not follow one another to the text's end.
  ///
  /// - Complexity: O(n) in the number of segments. Does nothing without the trait `InternalChecks`.
  func _checkInvariants() {
    #if InternalChecks
      // Letters that are moved together may lie before the ones they follow.
      let isCondensed = runs.contains { $0.attributes.kern < 0 }
      var end = 0
      var edge = 0.0
      var inkEdge = 0.0
      for (index, segment) in segments.enumerated() {
        precondition(
          segment.end > end, "segment \(index) ends at \(segment.end), not after \(end)")
        precondition(
          isCondensed || segment.edge >= edge,
          "edge \(segment.edge) of segment \(index) is before \(edge)")
        precondition(
          isCondensed || segment.inkEdge >= inkEdge,
          "ink edge \(segment.inkEdge) of segment \(index) is before \(inkEdge)")
        end = segment.end
        edge = segment.edge
        inkEdge = segment.inkEdge
      }
      precondition(
        segments.last.map { $0.ending == .mandatory } ?? true, "the last segment ends no paragraph")
      precondition(end == Swift.min(text.utf8.count, Self.maximumLength), "segments end at \(end)")
      precondition(naturalWidth >= 0, "natural width \(naturalWidth)")
    #endif
  }
}
