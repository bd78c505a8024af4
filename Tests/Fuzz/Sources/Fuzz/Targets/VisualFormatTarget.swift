import SelfSizing
import SelfSizingAutoLayout

extension FuzzTarget {
  /// A format is refused at one of its characters, or makes constraints that can be laid out.
  static let visualFormat = FuzzTarget(
    name: "visual-format", summary: "visual formats: refused at a character, or laid out",
    seeds: {
      [
        "H:|-[a]-(>=8)-[b(60@750)]-|", "V:|[a(==b)]-(m,<=n@251)-[b][c]-0-|", "[a(>=70,<=100@3)]",
        "H:|-20-[a]-[b(m)]-[c]-20-|", "V:[a]-(==m@500)-[b]", "|-[a]-|", "H:[a(b@1000)]",
      ].map { Array($0.utf8) }
    },
    pieces: [
      "H:", "V:", "|", "-", "[", "]", "(", ")", "@", ">=", "<=", "==", ",", "a", "b", "c", "d", "m",
      "n", "750", "1000.5", "1e9", "-0", "0x1", "nan", " ",
    ],
    run: { bytes in
      let format = String(decoding: bytes, as: UTF8.self)
      let options: [LayoutFormatOptions] = [
        [], .alignAllLeading, .alignAllTop, .alignAllLastBaseline, .directionLeftToRight,
      ]
      var isAccepted = false
      for option in options where try layOut(format, option) { isAccepted = true }
      return isAccepted
    })

  private static func layOut(_ format: String, _ options: LayoutFormatOptions) throws -> Bool {
    let root = LayoutItem("root")
    let views = ["a": LayoutItem("a"), "b": LayoutItem("b"), "c": LayoutItem("c")]
    for (_, view) in views.sorted(by: { $0.key < $1.key }) { root.addSubitem(view) }
    let constraints: [LayoutConstraint]
    do {
      constraints = try LayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: ["m": 12, "n": 1e6], views: views)
    } catch {
      try require(
        (0...format.count).contains(error.column),
        "column \(error.column) of \(format.count) characters: \(error.message)")
      try require(error.format == format, "another format: \(error.format)")
      return false
    }
    for constraint in constraints { constraint.isActive = true }
    let layout = LiveLayout(root: root)
    var sizing = NoSizes()
    if let solution = try? layout.layout(LayoutSize(width: 320, height: 100), sizing: &sizing) {
      try require(
        solution.size.width.isFinite && solution.size.height.isFinite, "a size of \(solution.size)")
    }
    return true
  }
}

/// Items without intrinsic sizes.
private struct NoSizes: IntrinsicSizing {
  mutating func intrinsicContentSize(
    ofElementAt element: Int, preferredMaxLayoutWidth: Double?
  ) -> IntrinsicContentSize {
    IntrinsicContentSize()
  }
}
