import SelfSizing

/// A comparison of the frames on Interface Builder's canvases with those laid out here.
struct CanvasReport: Sendable {
  private let frames: [CanvasFrame]

  init(_ comparisons: [CanvasComparison]) { frames = comparisons.flatMap(\.frames) }

  private var agreeing: Int { frames.count { $0.cause == nil } }
  private var stale: Int { frames.count { $0.cause?.isStale ?? false } }
  private var open: Int { frames.count { $0.cause == .ambiguous } }

  private var causes: [(cause: CanvasCause, count: Int)] {
    CanvasCause.allCases.compactMap { cause in
      let count = frames.count { $0.cause == cause }
      return count > 0 ? (cause, count) : nil
    }
  }

  /// The number of frames that agree, the rest by cause, and each differing frame if they are
  /// listed; comma-separated values always list all.
  func text(_ format: OutputFormat, listsFrames: Bool = true) -> String {
    switch format {
    case .table: plain(listsFrames)
    case .markdown: markdown(listsFrames)
    case .json: json(listsFrames).text() + "\n"
    case .csv: csv()
    }
  }

  private var headline: [String] {
    guard !frames.isEmpty else { return ["no frames to compare"] }
    let current = frames.count - stale
    let lines = [
      "\(agreeing) of \(frames.count) frames as Interface Builder laid them out, within half a point"
        + share(agreeing, of: frames.count),
      "\(agreeing) of \(current) where the document is up to date" + share(agreeing, of: current)
        + "; stale frames: \(stale)" + share(stale, of: frames.count),
    ]
    guard open > 0 else { return lines }
    return lines + [
      "\(agreeing + open) of \(current) with other frames that ambiguous constraints allow"
        + share(agreeing + open, of: current)
    ]
  }

  private func share(_ count: Int, of whole: Int) -> String {
    whole > 0 ? " (\((Double(count) / Double(whole) * 100).short) %)" : ""
  }

  private var table: FigureTable {
    FigureTable(
      words: ["the others by cause"], figures: ["frames", "%"],
      rows: causes.map { cause, count in
        [.text(cause.words), .count(count), .number(Double(count) / Double(frames.count) * 100)]
      })
  }

  private func plain(_ listsFrames: Bool) -> String {
    var lines = headline
    if !causes.isEmpty { lines += [""] + table.lines() }
    for (cause, _) in listsFrames ? causes : [] {
      lines += ["", cause.words]
      lines += frames.filter { $0.cause == cause }.map { "  \($0.sentence)" }
    }
    return lines.asLines + "\n"
  }

  private func markdown(_ listsFrames: Bool) -> String {
    var text = headline.map { "\($0)  \n" }.joined() + "\n"
    if !causes.isEmpty { text += table.markdown() + "\n" }
    for (cause, _) in listsFrames ? causes : [] {
      text += "### \(cause.words.escapedForMarkdown)\n\n"
      for frame in frames where frame.cause == cause {
        text += "- \(frame.sentence.escapedForMarkdown)\n"
      }
      text += "\n"
    }
    return text
  }

  private func json(_ listsFrames: Bool) -> JSONValue {
    let causes = causes.map { cause, count in
      JSONValue.object([("cause", .string(cause.rawValue)), ("frames", .count(count))])
    }
    let differences = frames.filter { $0.cause != nil }.map(\.json)
    return .object(known: [
      ("schema", .string("selfsize.canvas.v1")), ("tolerance", .number(CanvasFrame.tolerance)),
      ("frames", .count(frames.count)), ("agreeing", .count(agreeing)), ("stale", .count(stale)),
      ("open", .count(open)), ("causes", .array(causes)),
      ("differences", listsFrames ? .array(differences) : nil),
    ])
  }

  private func csv() -> String {
    FigureTable(
      words: ["file", "line", "cell", "view", "element", "cause"],
      figures: [
        "x", "y", "width", "height", "laidOutX", "laidOutY", "laidOutWidth", "laidOutHeight",
      ],
      rows: frames.map { frame in
        [
          .text(frame.site.fileID), .count(frame.site.line), .text(frame.cell), .text(frame.view),
          .text(frame.element), .text(frame.cause?.rawValue ?? ""),
        ] + (frame.drawn.lengths + frame.laidOut.lengths).map { .number($0) }
      }
    ).csv()
  }
}

extension CanvasFrame {
  fileprivate var sentence: String {
    let (drawn, laidOut) = (drawn.lengths, laidOut.lengths)
    func words(_ lengths: [Double]) -> String { lengths.map(\.short).joined(separator: " ") }
    return "\(site): \(element) \(view): \(words(drawn)) on the canvas, \(words(laidOut)) here"
  }

  fileprivate var json: JSONValue {
    .object([
      ("file", .string("\(site.fileID)")), ("line", .count(site.line)), ("cell", .string(cell)),
      ("view", .string(view)), ("element", .string(element)), ("canvas", .numbers(drawn.lengths)),
      ("laidOut", .numbers(laidOut.lengths)), ("cause", .string(cause?.rawValue ?? "")),
    ])
  }
}

extension LayoutRect {
  var lengths: [Double] { [minX, minY, width, height] }
}
