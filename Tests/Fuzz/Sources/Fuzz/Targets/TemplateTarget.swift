import SelfSizing

extension FuzzTarget {
  /// A declared cell is refused, or measures the same however it is asked.
  static let template = FuzzTarget(
    name: "template",
    summary: "cells of any declaration: refused, or the same height however asked",
    seeds: { Choices.scripts(24) },
    run: { bytes in
      var choices = Choices(bytes)
      let temper = choices.element(of: TemplateScript.Temper.allCases) ?? .tame
      let isTame = temper == .tame
      let contents = (0...choices.number(below: 2)).map { _ in
        TemplateContent(&choices, isTame: isTame)
      }
      let requests = (0...choices.number(below: 2)).map { _ in
        TemplateRequest(&choices, isTame: isTame)
      }
      let platform = Self.platform(&choices, isTame: isTame)
      let (place, value) = (choices.number(below: 64), choices.element(of: Self.values) ?? "")
      let script = choices.rest()
      let template = TemplateScript.template(script, temper, platform: platform)
      let trial = TemplateTrial(template, isTame: isTame)
      var isAccepted = false
      for request in requests {
        if try trial.measure(contents, request) { isAccepted = true }
      }
      if isAccepted, let constant = template.constants.dropFirst(place).first {
        try trial.checkReplacing(constant, by: value, contents, requests[0])
      }
      if contents[0].isSet {
        let other = TemplateTrial(template.declared(for: .iOS18), isTame: isTame)
        _ = try other.measure([contents[0]], requests[0])
      }
      return isAccepted
    })

  /// Values that a person may write for a declaration's number.
  private static let values = [
    "0", "1", "2", "12.5", "1.5", "-1", "-0", "nan", "inf", "1e6", "-1e6", "1e300", "5e-324",
    "headline",
    "", "é", "0x1p-1030",
  ]

  private static func platform(_ choices: inout Choices, isTame: Bool) -> PlatformProfile {
    var profile = choices.element(of: PlatformProfile.all) ?? .iOS26
    guard !isTame, choices.isOne(in: 6) else { return profile }
    let number = choices.element(of: Hostile.numbers) ?? 0
    switch choices.number(below: 5) {
    case 0:
      profile.setSize(LayoutSize(width: number, height: number), of: .stepper, source: "hostile")
    case 1: profile.setMinimumRowHeight(number, source: "hostile")
    case 2: profile.setSeparatorHeight(number, source: "hostile")
    case 3: profile.setWidth(number, of: .disclosureIndicator, source: "hostile")
    default:
      profile.setContentViewMargins(
        DirectionalEdgeInsets(top: 11, leading: number, bottom: 11, trailing: 16),
        source: "hostile")
    }
    return profile
  }
}

/// Measures one template in every way that there is, and compares.
private struct TemplateTrial {
  let template: CellTemplate<TemplateContent>
  let isTame: Bool
  private let measurer: Measurer<TemplateContent>

  init(_ template: CellTemplate<TemplateContent>, isTame: Bool) {
    self.template = template
    self.isTame = isTame
    measurer = Measurer(template)
  }

  /// - Returns: Whether anything was measured.
  func measure(_ contents: [TemplateContent], _ request: TemplateRequest) throws -> Bool {
    var isAccepted = false
    var heights: [Double?] = []
    for content in contents {
      let measured = result { () throws(MeasuringError) in
        try measurer.measure(
          content, fitting: request.target, traits: request.traits, priorities: request.priorities)
      }
      if case .success(let measurement) = measured {
        isAccepted = true
        try check(measurement, request)
        try checkAgain(measurement, content, request)
        try checkMirrored(measurement, content, request)
      }
      heights.append(try checkHeight(content, request))
    }
    try checkMatrix(contents, heights, request)
    return isAccepted
  }

  private func result<Value>(_ body: () throws(MeasuringError) -> Value)
    -> Result<Value, MeasuringError>
  {
    do { return .success(try body()) } catch { return .failure(error) }
  }

  /// Numbers are numbers, and a height is one of whole pixels.
  private func check(_ measurement: CellMeasurement, _ request: TemplateRequest) throws {
    let size = measurement.size
    try require(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "a size of \(size)")
    for item in measurement.items {
      let frame = item.frame
      try require(
        frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
          && frame.height.isFinite, "\(item.name) at \(frame)")
      for line in item.text?.lines ?? [] {
        try require(
          line.width.isFinite && line.inset.isFinite && line.baseline.isFinite,
          "\(item.name) has a line of \(line.width) at \(line.inset), \(line.baseline)")
      }
    }
    guard isTame else { return }
    let grid = request.traits.pixelGrid
    try require(
      grid.roundedUp(size.height) == size.height, "a height of \(size.height) at \(grid.scale)x")
  }

  /// Another measurer that has measured nothing before finds the same.
  private func checkAgain(
    _ measurement: CellMeasurement, _ content: TemplateContent, _ request: TemplateRequest
  ) throws {
    let fresh = Measurer(template, heightCacheCapacity: 0)
    let again = try fresh.measure(
      content, fitting: request.target, traits: request.traits, priorities: request.priorities)
    try requireSame(measurement, again, "measured by another measurer")
    guard request.target.height == 0 else { return }
    let width = request.target.width
    let several = try? measurer.measure(
      content, widths: [width, 320, width], traits: request.traits, priorities: request.priorities)
    if let several { try requireSame(measurement, several[2], "measured at several widths") }
    // What is none of the layouts that are usual may be refused where it is explained.
    guard
      let inspection = try? measurer.inspect(
        content, width: width, traits: request.traits, priorities: request.priorities)
    else {
      try require(!isTame, "measured, and not to be inspected")
      return
    }
    try requireSame(measurement, inspection.measurement, "inspected")
    try require(!inspection.explanation.length.isNaN, "an explanation of nothing")
    let afresh = try Measurer(template, heightCacheCapacity: 0).inspect(
      content, width: width, traits: request.traits, priorities: request.priorities)
    try require(
      inspection.explanation.description == afresh.explanation.description,
      "\(inspection.explanation), and \(afresh.explanation) by another measurer")
  }

  private func requireSame(_ one: CellMeasurement, _ other: CellMeasurement, _ how: String) throws {
    try require(one.size == other.size, "\(one.size), and \(other.size) \(how)")
    for (item, same) in zip(one.items, other.items) {
      try require(
        item.frame == same.frame, "\(item.name) at \(item.frame), and \(same.frame) \(how)")
    }
    try require(
      one.findings == other.findings, "findings \(one.findings), and \(other.findings) \(how)")
  }

  /// The height alone is that of measuring, and refused where that is.
  ///
  /// - Returns: The height, or nil where it is refused.
  private func checkHeight(_ content: TemplateContent, _ request: TemplateRequest) throws -> Double?
  {
    let width = request.target.width
    let whole = result { () throws(MeasuringError) in
      try measurer.measure(
        content, width: width, traits: request.traits, priorities: request.priorities
      ).size.height
    }
    for _ in 0..<2 {
      let alone = result { () throws(MeasuringError) in
        try measurer.height(
          of: content, width: width, traits: request.traits, priorities: request.priorities)
      }
      try require(
        isSame(whole, alone), "measured \(whole) at \(width), the height alone \(alone)")
    }
    return try? whole.get()
  }

  private func isSame(
    _ one: Result<Double, MeasuringError>, _ other: Result<Double, MeasuringError>
  ) -> Bool {
    switch (one, other) {
    case (.success(let one), .success(let other)): one == other
    // Of two mistakes either may be reported.
    case (.failure, .failure): true
    default: false
    }
  }

  /// Many heights at once are those of each, and the first refused content is named.
  private func checkMatrix(
    _ contents: [TemplateContent], _ heights: [Double?], _ request: TemplateRequest
  ) throws {
    let width = request.target.width
    do {
      let matrix = try measurer.heights(
        of: contents, widths: [width], traits: [request.traits], priorities: request.priorities)
      try require(matrix.heights == heights, "\(matrix.heights) at once, one by one \(heights)")
    } catch let error as HeightMatrixError {
      try require(
        error.content.map { $0 == heights.firstIndex(of: nil) } ?? heights.contains(nil),
        "\(error), one by one \(heights)")
    }
  }

  /// A constant that is replaced by itself changes nothing, and by something else is measured as
  /// usual.
  func checkReplacing(
    _ constant: CellConstant, by value: String, _ contents: [TemplateContent],
    _ request: TemplateRequest
  ) throws {
    guard let same = template.replacing(constant.name, by: constant.value) else {
      // Lines beyond any text are stated for none, and are no number to write.
      try require(!isTame, "\(constant.name) cannot be replaced by its own \(constant.value)")
      return
    }
    for content in contents {
      let (one, other) = (
        try checkHeight(content, request),
        try TemplateTrial(same, isTame: isTame).checkHeight(content, request)
      )
      try require(one == other, "\(constant.name) replaced by itself: \(one ?? -1), \(other ?? -1)")
    }
    guard let changed = template.replacing(constant.name, by: value) else { return }
    _ = try TemplateTrial(changed, isTame: false).measure(contents, request)
  }

  /// A determined cell without left or right attributes has the same height in the other direction.
  private func checkMirrored(
    _ measurement: CellMeasurement, _ content: TemplateContent, _ request: TemplateRequest
  ) throws {
    guard isTame, isDetermined(measurement) else { return }
    var traits = request.traits
    traits.layoutDirection =
      traits.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    let mirrored = try measurer.measure(
      content, fitting: request.target, traits: traits, priorities: request.priorities)
    guard isDetermined(mirrored) else { return }
    try require(
      mirrored.size.height == measurement.size.height,
      "\(measurement.size.height) high, and \(mirrored.size.height) mirrored")
  }

  private func isDetermined(_ measurement: CellMeasurement) -> Bool {
    !measurement.findings.contains { [.ambiguous, .conflicting].contains($0.kind) }
  }
}
