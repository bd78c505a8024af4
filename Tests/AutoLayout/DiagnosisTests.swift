import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

@Suite("Diagnosis")
struct DiagnosisTests {
  private func kinds(_ diagnosis: LayoutDiagnosis) -> [LayoutFinding.Kind] {
    diagnosis.findings.map(\.kind)
  }

  /// A label pinned on all four sides.
  private func cell(
    _ configure: (LayoutItem, LayoutItem) -> [LayoutConstraint] = { _, _ in [] }
  ) -> TestLayout {
    let root = LayoutItem("root")
    let text = LayoutItem("text", in: root, intrinsic: .both)
    var layout = TestLayout(root, configure(root, text))
    layout.sizes["text"] = IntrinsicContentSize(width: 60, height: 40)
    return layout
  }

  @Test("a sound cell has no findings")
  func sound() throws {
    var layout = cell { $1.pinned(to: $0, inset: 8) }
    let diagnosis = try layout.diagnose(100)
    #expect(diagnosis.findings.isEmpty)
    #expect(diagnosis.ambiguities.isEmpty)
    #expect(diagnosis.solution.size.height == 56)
  }

  @Test("a conflict reads exactly as Xcode prints it")
  func logText() throws {
    let root = LayoutItem("root")
    let photo = LayoutItem("photo", in: root)
    photo.className = "UIImageView"
    let title = LayoutItem("title", in: root)
    title.className = "UILabel"
    var layout = TestLayout(
      root,
      [
        photo.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 4),
        title.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -11),
        photo.heightAnchor.constraint(equalToConstant: 30).identifier("photoHeight"),
        title.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
        root.heightAnchor.constraint(equalToConstant: 60),
        photo.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        photo.widthAnchor.constraint(equalToConstant: 10),
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        title.widthAnchor.constraint(equalToConstant: 10),
      ])
    let conflict = try #require(try layout.fit(320).conflicts.first)
    let expected = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      (
          "<NSLayoutConstraint:0x6000000000b0 V:|-(10)-[UIImageView:0x7f0000000200'photo']   (active, names: '|':UIView:0x7f0000000100'root' )>",
          "<NSLayoutConstraint:0x6000000000c0 V:[UIImageView:0x7f0000000200'photo']-(4)-[UILabel:0x7f0000000300'title']   (active)>",
          "<NSLayoutConstraint:0x6000000000d0 V:[UILabel:0x7f0000000300'title']-(11)-|   (active, names: '|':UIView:0x7f0000000100'root' )>",
          "<NSLayoutConstraint:0x6000000000e0 'photoHeight' UIImageView:0x7f0000000200'photo'.height == 30   (active)>",
          "<NSLayoutConstraint:0x6000000000f0 UILabel:0x7f0000000300'title'.height >= 20   (active)>",
          "<NSLayoutConstraint:0x600000000100 UIView:0x7f0000000100'root'.height == 60   (active)>"
      )

      Will attempt to recover by breaking constraint\u{20}
      <NSLayoutConstraint:0x6000000000f0 UILabel:0x7f0000000300'title'.height >= 20   (active)>

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
    #expect(conflict.logText == expected)
    #expect(try layout.fit(320).conflicts.first?.logText == expected)
    #expect(conflict.members.allSatisfy { $0.site?.fileName == "DiagnosisTests.swift" })
    #expect(conflict.rule == .relation)
  }

  @Test("logs write stacks, guides, masks and multiples under UIKit's names")
  func logNames() throws {
    let root = LayoutItem("root")
    let stack = LayoutItem("stack", in: root)
    stack.stack = StackArrangement(axis: .vertical, spacing: 6)
    let a = LayoutItem("a", in: stack)
    let b = LayoutItem("b", in: stack)
    let badge = LayoutItem("badge", in: root)
    badge.translatesAutoresizingMaskIntoConstraints = true
    badge.frame = LayoutRect(x: 3, y: 4, width: 20, height: 10)
    let margins = root.layoutMarginsGuide
    var layout = TestLayout(
      root,
      [
        stack.topAnchor.constraint(equalTo: margins.topAnchor),
        stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
        stack.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
        a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2),
        b.heightAnchor.constraint(equalToConstant: 10),
        stack.heightAnchor.constraint(equalToConstant: 20),
        badge.topAnchor.constraint(equalTo: stack.topAnchor),
      ])
    let logs = try layout.fit(100).conflicts.map(\.logText).joined()
    for line in [
      "'UISV-spacing' V:[UIView:0x7f0000000400'a']-(6)-[UIView:0x7f0000000500'b']   (active)>",
      "'UISV-canvas-connection' UIStackView:0x7f0000000300'stack'.top == UIView:0x7f0000000400'a'.top   (active)>",
      "UIView:0x7f0000000400'a'.height == 2*UIView:0x7f0000000500'b'.height   (active)>",
      "UIStackView:0x7f0000000300'stack'.top == UILayoutGuide:0x7f0000000200'UIViewLayoutMarginsGuide'.top   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:",
      " h=--& v=--& UIView:0x7f0000000600'badge'.minY == 4   (active, names: '|':UIView:0x7f0000000100'root' )>",
      "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand",
    ] {
      #expect(logs.contains(line), "\(line)\nin\n\(logs)")
    }
  }

  @Test("tells what decided which constraint gave way")
  func rules() throws {
    func rule(_ constraints: (LayoutItem, LayoutItem) -> [LayoutConstraint]) throws -> BreakingRule?
    {
      var layout = cell { root, text in text.pinned(to: root) + constraints(root, text) }
      return try layout.fit(100).conflicts.first?.rule
    }
    #expect(
      try rule {
        [
          $1.heightAnchor.constraint(equalToConstant: 9),
          $1.heightAnchor.constraint(equalToConstant: 8),
        ]
      } == .constant)
    #expect(
      try rule {
        [
          $1.heightAnchor.constraint(equalToConstant: 9),
          $1.heightAnchor.constraint(lessThanOrEqualToConstant: 8),
        ]
      } == .relation)
    #expect(
      try rule {
        [
          $0.heightAnchor.constraint(equalToConstant: 9),
          $1.heightAnchor.constraint(equalToConstant: 8),
        ]
      } == .item)
    #expect(
      try rule { [$0.widthAnchor.constraint(equalToConstant: 9)] + ($1.pinned(to: $1)) }
        == .onlyCandidate)
  }

  @Test("an ambiguous item has two layouts that are as good, which differ in it")
  func ambiguity() throws {
    let root = LayoutItem("root")
    let a = LayoutItem("a", in: root, intrinsic: .both)
    let b = LayoutItem("b", in: root, intrinsic: .both)
    let lost = LayoutItem("lost", in: root)
    var layout = TestLayout(
      root,
      [
        a.topAnchor.constraint(equalTo: root.topAnchor),
        a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        b.topAnchor.constraint(equalTo: root.topAnchor),
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        lost.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        lost.widthAnchor.constraint(equalToConstant: 5),
        lost.heightAnchor.constraint(equalToConstant: 5),
      ])
    layout.sizes = [
      "a": IntrinsicContentSize(width: 60, height: 20),
      "b": IntrinsicContentSize(width: 50, height: 20),
    ]
    let diagnosis = try layout.diagnose(320)
    #expect(
      diagnosis.ambiguities.map(\.item)
        == [
          AmbiguousItem(element: 1, axis: .horizontal),
          AmbiguousItem(element: 2, axis: .horizontal), AmbiguousItem(element: 3, axis: .vertical),
        ])
    for ambiguity in diagnosis.ambiguities {
      let (taken, other) = (
        ambiguity.taken[ambiguity.item.element], ambiguity.other[ambiguity.item.element]
      )
      #expect(taken != other)
    }
    // The two labels share 320 points either way.
    let widths = diagnosis.ambiguities.prefix(2).map { $0.other[1].width + $0.other[2].width }
    #expect(widths == [320, 320])
    let finding = try #require(diagnosis.findings.first)
    #expect(
      finding.message
        == "a is not determined horizontally: as good as x 0, width 270 is x 0, width 170")
    #expect(finding.cure.contains("hugging"))
  }

  @Test("a cell without a chain from top to bottom has no height")
  func zeroHeight() throws {
    var layout = cell { root, text in Array(text.pinned(to: root).dropLast()) }
    let diagnosis = try layout.diagnose(100)
    #expect(kinds(diagnosis).contains(.zeroHeight))
    #expect(kinds(diagnosis).contains(.clipped))
    let finding = try #require(diagnosis.findings.first { $0.kind == .zeroHeight })
    #expect(finding.cure == "pin the last item's bottom to root.bottom")
  }

  @Test("an item that is smaller than its content says what made it so")
  func compressed() throws {
    let line = #line + 2
    var layout = cell { root, text in
      text.pinned(to: root) + [text.heightAnchor.constraint(equalToConstant: 21)]
    }
    let finding = try #require(try layout.diagnose(100).findings.first)
    #expect(finding.kind == .compressed)
    #expect(
      finding.message
        == "text is 21 points in height and needs 40; it follows from text.height == 21 "
        + "(DiagnosisTests.swift:\(line - 0))")
    var flat = cell { root, text in
      text.pinned(to: root) + [text.heightAnchor.constraint(equalToConstant: 0)]
    }
    #expect(try flat.diagnose(100).findings.filter { $0.kind == .zeroHeight }.count == 2)
  }

  @Test("an item that sticks out is told with side and distance; hidden ones are not")
  func clipped() throws {
    let root = LayoutItem("root")
    let item = LayoutItem("item", in: root)
    var layout = TestLayout(
      root,
      [
        item.topAnchor.constraint(equalTo: root.topAnchor),
        item.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 70),
        item.widthAnchor.constraint(equalToConstant: 50),
        item.heightAnchor.constraint(equalToConstant: 20),
        root.heightAnchor.constraint(equalToConstant: 20),
      ])
    let finding = try #require(try layout.diagnose(100).findings.first)
    #expect(finding.kind == .clipped)
    #expect(finding.message == "item sticks out of root by 20 points at the right")
    let engine = LayoutEngine(layout.description)
    var variation = layout.variation()
    variation.hiddenElements = [1]
    let hidden = try engine.diagnose(
      LayoutSize(width: 100, height: 0), variation, sizing: &layout)
    #expect(hidden.findings.isEmpty)
  }

  @Test("a height that only the target keeps small is told with what stretches")
  func unboundedHeight() throws {
    var loose = cell { root, text in
      text.pinned(to: root).dropLast()
        + [root.bottomAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor)]
    }
    let finding = try #require(try loose.diagnose(100).findings.first)
    #expect(finding.kind == .unboundedHeight)
    #expect(finding.message.contains("nothing ties its bottom edge"))
    let root = LayoutItem("root")
    let box = LayoutItem("box", in: root)
    var stretching = TestLayout(
      root,
      box.pinned(to: root) + [box.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)])
    #expect(
      try stretching.diagnose(100).findings.first?.message.contains("box may stretch freely")
        == true)
  }

  @Test("a text that a third pass would make higher")
  func thirdPass() throws {
    let root = LayoutItem("root")
    let text = LayoutItem("text", in: root, intrinsic: .both)
    text.isMultiline = true
    text.compressionResistance.vertical = 900
    let neighbour = LayoutItem("neighbour", in: root)
    var layout = TestLayout(
      root,
      [
        text.topAnchor.constraint(equalTo: root.topAnchor),
        text.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: neighbour.leadingAnchor),
        neighbour.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        neighbour.topAnchor.constraint(equalTo: root.topAnchor),
        neighbour.heightAnchor.constraint(equalToConstant: 10),
        neighbour.widthAnchor.constraint(equalTo: text.heightAnchor),
      ])
    layout.texts["text"] = (natural: 740, lineHeight: 20)
    let finding = try #require(
      try layout.diagnose(400).findings.first { $0.kind == .unsettled })
    #expect(
      finding.message
        == "text was wrapped at 380 points and is now of another width, at which it would be 60 "
        + "high, not 40")
    // A text that needs two lines at either width is as high, but not as wide.
    layout.texts["text"] = (natural: 700, lineHeight: 20)
    let narrower = try #require(
      try layout.diagnose(400).findings.first { $0.kind == .unsettled })
    #expect(narrower.axis == .horizontal)
    #expect(
      narrower.message
        == "text was wrapped at 380 points and is now of another width, at which it would be 360 "
        + "wide, not 380")
  }

  @Test("the estimated height conflicts before the cell is measured; 999 cures it")
  func estimatedHeight() throws {
    func layout(_ bottom: LayoutPriority) -> (TestLayout, line: Int) {
      let line = #line + 7
      let layout = cell { root, text in
        [
          text.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
          text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          text.heightAnchor.constraint(equalToConstant: 88),
          root.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8)
            .priority(bottom),
        ]
      }
      return (layout, line)
    }
    var (broken, line) = layout(.required)
    let diagnosis = try broken.diagnose(100, estimatedHeight: 44)
    let finding = try #require(diagnosis.findings.first)
    #expect(finding.kind == .estimatedHeight)
    #expect(finding.message.contains("'UIView-Encapsulated-Layout-Height' root.height"))
    #expect(
      finding.cure
        == "give root.bottom == text.bottom + 8 (DiagnosisTests.swift:\(line)) a priority of 999")
    #expect(finding.site.line == line)
    #expect(diagnosis.solution.conflicts.isEmpty)
    // The cure cures, and leaves the height.
    var (cured, _) = layout(999)
    #expect(try cured.diagnose(100, estimatedHeight: 44).findings.isEmpty)
    #expect(try cured.fit(100).size.height == 104)
  }

  @Test("a fitting priority that crushes a label is told with both heights")
  func crushed() throws {
    var layout = cell { root, text in
      text.compressionResistance.vertical = 240
      return text.pinned(to: root)
    }
    let finding = try #require(
      try layout.diagnose(100, vertical: .defaultLow).findings.first { $0.kind == .crushed })
    #expect(
      finding.message
        == "the vertical fitting priority 250 makes root 0 high instead of 40: text 0 instead of 40"
    )
    #expect(finding.cure.contains(".fittingSizeLevel"))
  }

  @Test("a width that ignores the target, as the default fitting does")
  func targetWidth() throws {
    var layout = cell { $1.pinned(to: $0) }
    let finding = try #require(
      try layout.diagnose(100, horizontal: .fittingSizeLevel).findings.first)
    #expect(finding.kind == .missesTargetWidth)
    #expect(finding.message.hasPrefix("root is 60 points wide, not 100"))
  }
}
