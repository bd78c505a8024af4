import SelfSizingAutoLayout
import SelfSizingCells
import SelfSizingGeometry
import SelfSizingTypography

extension Measurer {
  /// Measures the heights of many contents at every width under all traits, on the calling task,
  /// those that put the same into the cell once.
  /// - Throws: ``HeightMatrixError`` that names the first content that cannot be measured.
  /// - Complexity: O(contents × traits × (text + widths)).
  public func heights(
    of contents: [Content], widths: [Double], traits: [TraitCollection] = [TraitCollection()],
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) throws(HeightMatrixError) -> HeightMatrix {
    let job = HeightJob(
      template: template, contents: contents, widths: widths, traits: traits,
      priorities: priorities)
    try job.check()
    var worker = HeightWorker(job, heights)
    // The worker alone has the cache, so that nothing copies it.
    heights = ContentHeights(cells, cacheCapacity: 0)
    defer { heights = worker.measured }
    let representatives = job.firstPositions(of: [worker.hashes(contents.indices)])
    let found = try worker.heights(contents.indices, representatives)
    return job.matrix([found], representatives)
  }

  /// Measures a content in a list that fills a device's screen, at its scale and size classes.
  /// - Throws: `MeasuringError` as measuring at a width does.
  public func measure(
    _ content: Content, on device: Device, in orientation: Device.Orientation = .portrait,
    contentSizeCategory: DynamicTypeCategory = .large
  ) throws(MeasuringError) -> CellMeasurement {
    try measure(
      content, width: device.width(in: orientation),
      traits: device.traits(in: orientation, contentSizeCategory: contentSizeCategory))
  }

  /// Measures a content at a width and keeps all that a debugger would show. Takes several times as
  /// long as ``measure(_:width:traits:priorities:)``.
  ///
  /// UIKit pins a cell to its list's estimated height, in points, before it is measured:
  /// constraints that contradict it are found if it is given.
  /// - Throws: `MeasuringError` as measuring does.
  public func inspect(
    _ content: Content, width: Double, traits: TraitCollection = TraitCollection(),
    priorities: FittingPriorities = .requiredWidthFittingHeight, estimatedHeight: Double? = nil
  ) throws(MeasuringError) -> CellInspection {
    try measuring { () throws(LayoutError) in
      read(content, traits)
      return try cells.inspect(
        values, width: width, traits, priorities, estimatedHeight: estimatedHeight)
    }
  }

  /// Measures contents at every width under all traits, for heights and findings only, in the order
  /// of contents, then of traits, then of widths.
  package func outcomes(
    of contents: some Sequence<Content>, widths: [Double], traits: [TraitCollection],
    priorities: FittingPriorities
  ) throws(MeasuringError) -> [CellOutcome] {
    try measuring { () throws(LayoutError) in
      let environments = traits.map { cells.environment($0, priorities) }
      var found: [CellOutcome] = []
      found.reserveCapacity(contents.underestimatedCount * traits.count * widths.count)
      for content in contents {
        readTexts(of: content)
        for index in environments.indices {
          readStates(of: content, traits[index])
          let shape = try cells.begin(&values, environments[index])
          for width in widths { found.append(try cells.outcome(shape, width: width)) }
        }
      }
      return found
    }
  }
}

extension CellTemplate {
  /// The labels whose texts depend on the content, in the order of ``texts(for:)``.
  package var boundLabels: [LayoutDescription.Element] {
    layout.labels.filter { $0.fixedText == nil }.map { layout.description.elements[$0.element] }
  }
}

extension Measurer {
  /// Measures a content at a width with other texts in place of its own, such as translations or
  /// test texts, one for each label whose text depends on the content. Hidden states follow the
  /// content; the language is that of the traits, because the texts do not come from the content.
  /// - Throws: `MeasuringError` as measuring does.
  public func measure(
    _ content: Content, texts: [String], width: Double, traits: TraitCollection,
    priorities: FittingPriorities = .requiredWidthFittingHeight
  ) throws(MeasuringError) -> CellMeasurement {
    try measuring { () throws(LayoutError) in
      read(content, traits, keepsLocale: true)
      values.replaceTexts(by: texts)
      return try cells.measure(
        values, fitting: [LayoutSize(width: width, height: 0)], traits, priorities)[0]
    }
  }
}

extension CellTemplate {
  /// Returns the size that a cell with the given content takes, rounded up to whole pixels.
  ///
  /// Each call compiles the template again: to measure many contents, keep a ``Measurer``. A
  /// target's extent, in points, under a low priority is a wish, and 0 asks for the smallest.
  /// - Throws: `MeasuringError` if the declaration is mistaken or a number is out of range.
  public func systemLayoutSizeFitting(
    _ targetSize: LayoutSize, for content: Content, traits: TraitCollection = TraitCollection(),
    withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) throws(MeasuringError) -> LayoutSize {
    try Measurer(self).measure(
      content, fitting: targetSize, traits: traits,
      priorities: FittingPriorities(horizontal: horizontal, vertical: vertical)
    ).size
  }
}
