import SelfSizingAppSources

extension FuzzTarget {
  /// Sources of an app, however damaged, keep their line ends, and errors name lines that are
  /// there.
  static let overlay = FuzzTarget(
    name: "overlay", summary: "Swift sources: rewritten, lines kept",
    seeds: {
      [
        "class A: UITableViewCell {\n @IBOutlet weak var label: UILabel!\n}\n"
          + "extension A {\n override var isHighlighted: Bool { didSet { f() } }\n}",
        "@objc protocol D: AnyObject {\n @objc optional func a(_ x: Int, b: String) -> Int\n}\n"
          + "class E: D { func a(_ x: Int, b: String) -> Int { 1 } }",
        "extension UIView { @objc func f() {} }\nclass B: UIView { override func f() { super.f() } }",
        "#if os(iOS) || DEBUG\nlet s = #selector(A.f(_:)), k = #keyPath(A.b.c)\n#else\n#endif\n"
          + "#Preview { A() }",
        "let a = \"\\(b(\"c\"))\" + #\"\\#(d)\"# + \"\"\"\n \\(e)\n\"\"\", r = /a\\/b/ // c\n/* /* d */ */",
      ].map { Array($0.utf8) }
    },
    pieces: [
      "\"", "\"\"\"", "#\"", "\\(", ")", "{", "}", "<", ">", "/*", "*/", "//", "/", "#if os(iOS)\n",
      "#else\n", "#endif\n", "@objc ", "optional ", "override ", "open ", "class ", "extension ",
      "func f(", "init(frame: CGRect)", "didSet", "where ", "super.f", "#selector(", "#keyPath(",
      "`",
    ],
    run: { bytes in
      // The first byte that is zero parts two files.
      let files = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      let sources = Dictionary(
        uniqueKeysWithValues: files.enumerated().map {
          ("\($0).swift", String(decoding: $1, as: UTF8.self))
        })
      let overlay = SourceOverlay(of: sources)
      for (name, text) in sources {
        guard let rewritten = overlay.sources[name] else {
          throw FuzzTarget.Failure("\(name) is gone")
        }
        try require(lineEnds(rewritten) >= lineEnds(text), "\(name) has fewer lines")
      }
      for error in overlay.errors {
        let lines = lineEnds(sources[error.file] ?? "") + 1
        try require((1...lines).contains(error.line), "line \(error.line) of \(lines)")
      }
      return overlay.errors.isEmpty
    })

  private static func lineEnds(_ text: String) -> Int {
    text.utf8.reduce(0) { $1 == 0x0a ? $0 + 1 : $0 }
  }
}
