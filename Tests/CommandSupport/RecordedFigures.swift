import SelfSizing
import SelfSizingCommand

/// Files that hold figures, as they were written, and whether changed ones are taken for others.
public enum RecordedFigures {
  /// A kind of file.
  public enum Kind: CaseIterable, Sendable {
    /// A part of a run.
    case shard
    /// Recorded heights.
    case baseline
    /// A device's figures, which are a profile, too.
    case truth
  }

  /// Why a file is of no use here.
  public enum Problem: Error, Sendable {
    /// It is refused, as it should be.
    case refused
    /// It is accepted with other figures than those that it was written with.
    case otherFigures(String)
  }

  /// The file as it was written.
  public static func original(_ kind: Kind) async -> [UInt8] {
    switch kind {
    case .shard: sealedShard
    case .baseline: Array(await baselineText().utf8)
    case .truth: truth
    }
  }

  /// Reads a file that may have been changed.
  ///
  /// - Throws: ``Problem``; nothing where its figures are those that it was written with.
  public static func read(_ bytes: [UInt8], as kind: Kind) async throws(Problem) {
    switch kind {
    case .shard: try readShard(bytes)
    case .baseline: try await readBaseline(bytes)
    case .truth: try readTruth(bytes)
    }
  }

  // MARK: - Shards

  private static let sealedShard: [UInt8] = {
    let text = """
      selfsize shard 2
      version \(MeasurementCommand.version)
      shard 2 of 4
      argument "measure"
      argument "--sizes"
      argument "L,AX3"
      template "recipe"
      contents 2 4 of 8
      inputs c8a3f6b1d2e40795
      remark 2 0 0 0
      remark 3 0 1 2
      cells 92.66666666666667 0 217.33333333333334 1
      cells 110 0 189.33333333333334 1
      template "chat"
      system "iOS 26"
      contents 0 1 of 12
      inputs 1f
      remark 0 0 0 0
      cells 44 0 80.5 0

      """
    return Array((text + "checksum \(checksum(of: text.utf8))\n").utf8)
  }()

  private static func readShard(_ bytes: [UInt8]) throws(Problem) {
    func file(_ bytes: [UInt8]) -> ShardFile? {
      String(validating: bytes, as: UTF8.self).flatMap {
        try? ShardFile(text: $0, file: "a.shard", version: MeasurementCommand.version)
      }
    }
    guard let found = file(bytes) else { throw .refused }
    if found != file(sealedShard) { throw .otherFigures("a shard merges with other figures") }
  }

  // MARK: - Baselines

  private static let contents = ["Pancakes", "A soup of carrots with ginger and bread, for four"]
  private static let template = CellTemplate<String>("recipe") { cell in
    cell.label(\.self, style: .body, numberOfLines: 2).edges(equalTo: cell.contentView)
  }

  private static func baselineText() async -> String {
    var baseline = Baseline(settings: MeasurementSettings())
    let measured = await measured(
      [320, 120.5], [.extraSmall, .large, .accessibilityLarge], baseline.settings)
    baseline.record(measured.map { [$0] } ?? [])
    return baseline.text().replacing(
      "\ntemplate", with: "\naccept recipe.label.truncated two lines are enough\n\ntemplate")
  }

  /// Present heights; nil for what cannot be measured.
  private static func measured(
    _ widths: [Double], _ categories: [DynamicTypeCategory], _ settings: MeasurementSettings
  ) async -> TemplateMeasurements? {
    let run = MeasuringRun(
      widths: widths, categories: categories, settings: settings, taskCount: 1)
    return try? await run.measure(template, contents)
  }

  private static func readBaseline(_ bytes: [UInt8]) async throws(Problem) {
    guard let text = String(validating: bytes, as: UTF8.self),
      let baseline = try? Baseline(text: text)
    else { throw .refused }
    guard let recorded = baseline.template("recipe", system: nil), baseline.templates.count == 1,
      recorded.widths.count * recorded.categories.count <= 64,
      recorded.widths.allSatisfy({ 1...2000 ~= $0 }),
      let measured = await measured(recorded.widths, recorded.categories, baseline.settings)
    else { throw .refused }
    var comparison = BaselineComparison(baseline)
    comparison.noteDifferentInputs(measured, baseline.settings)
    do {
      try comparison.compare(measured, of: template, contents)
    } catch {
      throw .refused
    }
    guard comparison.isClean else { throw .refused }
    // Each height that passes is the one that is measured, whatever the comparison has looked at.
    for content in recorded.contents {
      guard let index = measured.contentNames.firstIndex(of: content.name) else {
        throw .otherFigures("a baseline with \(content.name) passes")
      }
      for (width, heights) in content.heights.enumerated() {
        for (category, height) in heights.enumerated() {
          let now = measured.cell(width: width, category: category, content: index).height
          guard (now - height).magnitude < 0.001 else {
            throw .otherFigures("a baseline passes with \(height) for \(now)")
          }
        }
      }
    }
  }

  // MARK: - Truth and profiles

  private static let truth: [UInt8] = {
    let texts =
      [
        "selfsize.truth.v2", "iPhone17,3", "false", "393.0", "852.0", "3.0", "iOS", "26.1", "App",
        "1", "UICTContentSizeCategoryL", "family", "controls", "measurement", "switch",
        "UICTContentSizeCategoryL", "none", "hugging", "750.0", "intrinsicHeight", "28.0",
        "intrinsicWidth", "61.0", "family", "margins", "measurement", "plain table", "none",
        "393.0", "leading", "20.0", "top", "11.333333",
      ]
    let sum = checksum(of: texts.flatMap { Array($0.utf8) + [0xFF] })
    return Array(
      """
      {
        "app" : { "name" : "App", "size" : "UICTContentSizeCategoryL", "version" : "1" },
        "checksum" : "\(sum)",
        "device" : {
          "height" : 852, "isSimulator" : false, "model" : "iPhone17,3", "scale" : 3, "width" : 393
        },
        "families" : [
          { "measurements" : [ { "name" : "switch", "size" : "UICTContentSizeCategoryL",
            "values" : { "hugging" : 750, "intrinsicHeight" : 28, "intrinsicWidth" : 61 } } ],
            "name" : "controls" },
          { "measurements" : [ { "name" : "plain table", "values" : { "leading" : 20,
            "top" : 11.333333 }, "width" : 393 } ], "name" : "margins" }
        ],
        "schema" : "selfsize.truth.v2",
        "system" : { "name" : "iOS", "version" : "26.1" }
      }

      """.utf8)
  }()

  private static func readTruth(_ bytes: [UInt8]) throws(Problem) {
    guard let found = try? TruthFile(bytes, path: "truth.json") else { throw .refused }
    if found != (try? TruthFile(truth, path: "truth.json")) {
      throw .otherFigures("a device's figures are others")
    }
  }

  /// FNV-1a, apart from the one that is tried.
  private static func checksum(of bytes: some Sequence<UInt8>) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
