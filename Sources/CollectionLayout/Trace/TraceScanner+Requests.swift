import SelfSizingGeometry

/// Reading what a collection view was asked.
extension TraceScanner {
  /// Reads a viewport, as in `320.0×480.0 @2.0x rightToLeft`.
  mutating func viewport() throws(TraceSyntaxError) -> CollectionViewport {
    var viewport = CollectionViewport(size: try size())
    try expect(" @")
    viewport.displayScale = try number()
    try expect("x")
    if skip(" inset ") { viewport.contentInset = try insets() }
    if skip(" safe area ") { viewport.safeAreaInsets = try insets() }
    if skip(" adjusting ") {
      viewport.contentInsetAdjustmentBehavior = try choice("an adjustment behavior")
    }
    if skip(" rightToLeft") { viewport.layoutDirection = .rightToLeft }
    if skip(" text size ") { viewport.contentSizeCategory = try choice("a text size") }
    return viewport
  }

  /// Reads settings, as in `anchor none, estimates median`.
  mutating func settings() throws(TraceSyntaxError) -> CollectionViewSettings {
    var settings = CollectionViewSettings()
    try expect("anchor ")
    settings.anchorPolicy = try choice("an anchor policy")
    try expect(", estimates ")
    settings.heightEstimates = try choice("the name of estimates")
    try expect(", self-sizing ")
    settings.selfSizingInvalidation = try choice("a self-sizing invalidation")
    settings.isPrefetchingEnabled = !skip(", no prefetching")
    return settings
  }

  /// Reads a request.
  mutating func request() throws(TraceSyntaxError) -> PipelineRequest {
    let name = word()
    switch name {
    case "layoutIfNeeded": return .layoutIfNeeded
    case "reloadData": return .reloadData
    case "invalidateMeasurements": return .invalidateMeasurements
    case "scroll":
      try expect(" by ")
      return .scroll(by: try number())
    case "setContentOffset":
      try expect(" ")
      return .setContentOffset(try point())
    case "scrollToItem":
      try expect(" at ")
      let path = try path()
      try expect(" at ")
      return .scrollToItem(path, try choice("a scroll position"))
    case "setViewport":
      try expect(" ")
      return .setViewport(try viewport())
    case "performBatchUpdates": return .performBatchUpdates(try updates())
    case "reconfigureItems":
      try expect(" at")
      return .reconfigureItems(try paths())
    case "invalidateSelfSizing":
      try expect(" ofItemsAt")
      let paths = try paths()
      try expect(" because ")
      return .invalidateSelfSizing(paths, try choice("a change"))
    case "applyPreferredLayoutAttributes":
      var attributes: [CollectionViewLayoutAttributes] = []
      while skip(" ") { attributes.append(try self.attributes()) }
      return .applyPreferredLayoutAttributes(attributes)
    case "applyMeasuredHeights":
      var heights: [MeasuredHeight] = []
      while skip(" ") { heights.append(try measuredHeight()) }
      return .applyMeasuredHeights(heights)
    default: throw TraceSyntaxError(expected: "a request")
    }
  }

  private mutating func measuredHeight() throws(TraceSyntaxError) -> MeasuredHeight {
    let identity = try identity()
    try expect(" at ")
    let path = try path()
    try expect(" ")
    let size = try size()
    return MeasuredHeight(
      identity: identity, indexPath: path, width: size.width, height: size.height)
  }

  private mutating func updates() throws(TraceSyntaxError) -> CollectionViewUpdates {
    var updates = CollectionViewUpdates()
    if skip(" nothing") { return updates }
    while !isAtEnd {
      try expect(" ")
      let change = word()
      try expect(" ")
      let isSection = skip("section ")
      switch (change, isSection) {
      case ("delete", false): updates.deleteItems(at: [try path()])
      case ("insert", false): updates.insertItems(at: [try path()])
      case ("reload", false): updates.reloadItems(at: [try path()])
      case ("move", false):
        let source = try path()
        try expect("→")
        updates.moveItem(at: source, to: try path())
      case ("delete", true): updates.deleteSections([try integer()])
      case ("insert", true): updates.insertSections([try integer()])
      case ("reload", true): updates.reloadSections([try integer()])
      case ("move", true):
        let source = try integer()
        try expect("→")
        updates.moveSection(source, toSection: try integer())
      default: throw TraceSyntaxError(expected: "a change of items or sections")
      }
    }
    return updates
  }
}

/// Reading what the data source and the cells answered.
extension TraceScanner {
  /// Reads a call, if it is one that was answered from outside; nil for those that a replay makes
  /// itself.
  mutating func answer() throws(TraceSyntaxError) -> PipelineCall? {
    if skip("numberOfSections → ") { return .numberOfSections(try integer()) }
    if skip("numberOfItems inSection ") {
      let section = try integer()
      try expect(" → ")
      return .numberOfItems(section: section, count: try integer())
    }
    if skip("identity ofItemAt ") {
      let path = try path()
      try expect(" → ")
      return .identityOfItem(path, try identity())
    }
    if skip("identity ofSection ") {
      let section = try integer()
      try expect(" → ")
      return .identityOfSection(section, try identity())
    }
    if skip("indexPath ofItem ") {
      let identity = try identity()
      try expect(" → ")
      return .indexPath(identity, skip("nil") ? nil : try path())
    }
    if skip("reuseIdentifier for ") {
      let element = try element()
      try expect(" → ")
      return .reuseIdentifier(element, try reuseIdentifier())
    }
    guard skip("preferredLayoutAttributesFitting ") else { return nil }
    let original = try attributes()
    try expect(" → ")
    var resized = self
    if let size = try? resized.size() {
      self = resized
      var answer = original
      answer.size = size
      return .preferredAttributes(original, answer: answer)
    }
    return .preferredAttributes(original, answer: try attributes())
  }
}
