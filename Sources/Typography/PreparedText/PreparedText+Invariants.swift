extension PreparedText {
  /// Stops the program if the segments do not follow one another to the text's end, in O(n) of
  /// their number. Does nothing without the trait `InternalChecks`.
  func _checkInvariants() {
    #if InternalChecks
      var end = 0
      for (index, segment) in segments.enumerated() {
        precondition(segment.end > end, "segment \(index) ends at \(segment.end), not after \(end)")
        // Kerning and letter spacing may move a segment's end before its start, but not out of the
        // numbers.
        precondition(
          segment.edge.isFinite && segment.inkEdge.isFinite,
          "segment \(index) ends at \(segment.edge), its ink at \(segment.inkEdge)")
        end = segment.end
      }
      precondition(
        segments.last.map { $0.ending == .mandatory } ?? true, "the last segment ends no paragraph")
      precondition(end == Swift.min(text.utf8.count, Self.maximumLength), "segments end at \(end)")
      precondition(naturalWidth >= 0, "natural width \(naturalWidth)")
    #endif
  }
}
