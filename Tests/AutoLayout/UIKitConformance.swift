import Foundation
import SelfSizingAutoLayout
import SelfSizingGeometry
import TestSupport
import Testing

@Suite("UIKit conformance")
struct UIKitConformance {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  @Test("lays out, breaks ties and breaks constraints as UIKit was measured to")
  func allCases() {
    var tally = ConformanceTally("uikit")
    let suite = ConformanceSuite("uikit", fixtures: Self.fixtures)
    for file in suite.decode(UIKitFile.self) {
      for testCase in file.cases {
        // The flow layouts are run by the tests of the collection layouts.
        if case .success(let content) = testCase.content, content.kind == "flow" { continue }
        tally.record(testCase, outcome)
      }
      for testCase in file.breaks { tally.record(testCase, outcome) }
    }
    tally.finish()
  }

  private func outcome(of testCase: UIKitCase) throws -> ConformanceOutcome {
    switch testCase.kind {
    case "layout": try layout(testCase)
    case "tie": try tie(testCase)
    default: .skipped("no \(testCase.kind) layout yet")
    }
  }

  // MARK: Layouts

  private func layout(_ testCase: UIKitCase) throws -> ConformanceOutcome {
    var runner = UIKitCaseRunner(
      size: LayoutSize(width: testCase.size.number(0), height: testCase.size.number(1)),
      rootNames: [""])
    var safeArea = LayoutEdgeInsets.zero
    for view in testCase.views {
      if let insets = view.safeAreaInsets {
        safeArea = insets
        let guide = LayoutGuide("safeArea")
        runner.root.addLayoutGuide(guide)
        runner.add(guide.pinned(to: runner.root, insets))
        runner.root.directionalLayoutMargins = margins(insets)
      }
      guard !view.id.isEmpty else { continue }
      let item = runner.addItem(view.id, in: view.parent)
      item.stack = view.stack
      configure(item, view, &runner)
      if view.attributes?.hasPrefix("input frame") == true,
        let frame = testCase.expected.first(where: { $0.id == view.id })?.frame
      {
        runner.add(item.placed(at: frame))
        item.directionalLayoutMargins = margins(overlap(frame, safeArea, in: testCase.size))
      }
    }
    runner.add(testCase.constraints.compactMap(runner.constraint))
    guard runner.constraints.count >= testCase.constraints.count else {
      return .failed("not every constraint was understood")
    }
    let solution = try runner.solve()
    return compare(testCase, runner, solution, tolerance: 0.5)
  }

  private func configure(
    _ item: LayoutItem, _ view: UIKitCase.View, _ runner: inout UIKitCaseRunner
  ) {
    item.contentHugging.horizontal = LayoutPriority(view.huggingH ?? 250)
    item.compressionResistance.horizontal = LayoutPriority(view.compressionH ?? 750)
    guard let size = view.intrinsic else { return }
    let baseline = view.font.map { (1950.0 / 2048 * $0.size * 2).rounded() / 2 } ?? 0
    runner.setIntrinsicSize(
      IntrinsicContentSize(
        width: size.number(0), height: size.number(1), firstBaselineFromTop: baseline,
        lastBaselineFromBottom: baseline == 0 ? 0 : size.number(1) - baseline),
      of: view.id)
  }

  private func margins(_ overlap: LayoutEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: 8 + overlap.top, leading: 8 + overlap.left, bottom: 8 + overlap.bottom,
      trailing: 8 + overlap.right)
  }

  private func overlap(_ frame: [Double], _ safeArea: LayoutEdgeInsets, in size: [Double])
    -> LayoutEdgeInsets
  {
    LayoutEdgeInsets(
      top: max(safeArea.top - frame.number(1), 0), left: max(safeArea.left - frame.number(0), 0),
      bottom: max(frame.number(1) + frame.number(3) - size.number(1) + safeArea.bottom, 0),
      right: max(frame.number(0) + frame.number(2) - size.number(0) + safeArea.right, 0))
  }

  // MARK: Ties

  private func tie(_ testCase: UIKitCase) throws -> ConformanceOutcome {
    var runner = UIKitCaseRunner(
      size: LayoutSize(width: testCase.size.number(0), height: testCase.size.number(1)),
      rootNames: ["row"])
    for view in testCase.views where view.id != "row" {
      let item = runner.addItem(view.id)
      item.isMultiline = view.numberOfLines == 0
      item.contentHugging.horizontal = LayoutPriority(view.huggingH ?? 250)
      item.compressionResistance.horizontal = LayoutPriority(view.compressionH ?? 750)
      let size = view.intrinsic ?? [0, 0]
      let scale = testCase.scale
      runner.setIntrinsicSize(
        IntrinsicContentSize(
          width: (size.number(0) * scale).rounded() / scale,
          height: (size.number(1) * scale).rounded() / scale),
        of: view.id)
    }
    runner.add(testCase.constraints.compactMap(runner.constraint))
    return compare(
      testCase, runner, try runner.solve(), tolerance: 0.01, scale: testCase.scale)
  }

  private func compare(
    _ testCase: UIKitCase, _ runner: UIKitCaseRunner, _ solution: LayoutSolution,
    tolerance: Double, scale: Double? = nil
  ) -> ConformanceOutcome {
    let differences = testCase.expected.compactMap { expected -> String? in
      guard runner.items[expected.id] != nil else { return nil }
      let actual = runner.frame(expected.id, in: solution, scale: scale)
      let agrees = zip(expected.frame, actual).allSatisfy { abs($0 - $1) <= tolerance }
      return agrees ? nil : "\(expected.id): expected \(expected.frame), got \(actual)"
    }
    return differences.isEmpty ? .passed : .failed(differences.joined(separator: "; "))
  }

  // MARK: Breaks

  private func outcome(of testCase: UIKitBreak) throws -> ConformanceOutcome {
    var runner = UIKitCaseRunner(size: LayoutSize(width: 300, height: 0), rootNames: ["c"])
    for name in testCase.viewAddOrder {
      _ = runner.addItem(name, in: name == "u" ? "v" : "c")
      guard let intrinsic = testCase.intrinsic?[name], let item = runner.items[name] else {
        continue
      }
      runner.setIntrinsicSize(
        IntrinsicContentSize(width: intrinsic.size.number(0), height: intrinsic.size.number(1)),
        of: name)
      item.contentHugging.horizontal = LayoutPriority(intrinsic.huggingH)
      item.compressionResistance.horizontal = LayoutPriority(intrinsic.compressionH)
    }
    if testCase.mode == "live" { return try live(testCase, &runner) }
    var active: [(name: String, constraint: LayoutConstraint)] = []
    for step in testCase.steps {
      let name = String(step.dropFirst())
      if step.hasPrefix("-") {
        active.removeAll { $0.name == name }
      } else if let constraint = testCase.constraints[name].flatMap(runner.constraint) {
        active.append((name, constraint.identifier(name)))
      }
    }
    runner.add(active.map(\.constraint))
    let solution = try runner.solve(vertical: 1)
    let broken = solution.conflicts.compactMap { conflict in
      active.first { conflict.broken?.contains("'\($0.name)'") == true }?.name
    }
    return compare(testCase, runner, solution, broken: broken)
  }

  /// Activates and deactivates in a tree that is laid out already.
  private func live(_ testCase: UIKitBreak, _ runner: inout UIKitCaseRunner) throws
    -> ConformanceOutcome
  {
    let layout = LiveLayout(root: runner.root)
    var constraints: [String: LayoutConstraint] = [:]
    for name in testCase.constraints.keys.sorted() {
      constraints[name] = testCase.constraints[name].flatMap(runner.constraint)?.identifier(name)
    }
    for step in testCase.steps {
      constraints[String(step.dropFirst())]?.isActive = step.hasPrefix("+")
    }
    let solution = try runner.solve(layout)
    let broken = layout.conflicts.compactMap { conflict in
      constraints.keys.sorted().first { conflict.broken?.contains("'\($0)'") == true }
    }
    return compare(testCase, runner, solution, broken: broken)
  }

  private func compare(
    _ testCase: UIKitBreak, _ runner: UIKitCaseRunner, _ solution: LayoutSolution,
    broken: [String]
  ) -> ConformanceOutcome {
    // What is found only at layout is logged twice; once is what was broken.
    let expected = testCase.broken.reduce(into: [String]()) { names, name in
      if names.last != name { names.append(name) }
    }
    guard broken == expected else {
      return .failed("expected \(expected) to be broken, got \(broken)")
    }
    for (name, frame) in testCase.expected.sorted(by: { $0.key < $1.key }) {
      let actual = runner.frame(name, in: solution, scale: nil)
      if zip(frame, actual).contains(where: { abs($0 - $1) > 0.01 }) {
        return .failed("\(name): expected \(frame), got \(actual)")
      }
    }
    return .passed
  }
}

extension UIKitCase.View {
  /// The insets written as `safeAreaInsets(t,l,b,r)=59,16,34,20`.
  fileprivate var safeAreaInsets: LayoutEdgeInsets? {
    guard let attributes, attributes.hasPrefix("safeAreaInsets"),
      let numbers = attributes.split(separator: "=").last?.split(separator: ",")
        .compactMap({ Double($0) }), numbers.count == 4
    else { return nil }
    return LayoutEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The arrangement written as `axis=horizontal spacing=8 distribution=fill alignment=center`.
  fileprivate var stack: StackArrangement? {
    guard `class` == "UIStackView", let attributes else { return nil }
    let words = attributes.split(whereSeparator: { " ;".contains($0) })
    func value(_ key: String) -> String? {
      words.first { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
    }
    let alignments: [String: StackArrangement.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "center": .center,
      "trailing": .trailing, "bottom": .bottom, "firstBaseline": .firstBaseline,
      "lastBaseline": .lastBaseline,
    ]
    let distributions: [String: StackArrangement.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    return StackArrangement(
      axis: value("axis") == "vertical" ? .vertical : .horizontal,
      spacing: value("spacing").flatMap(Double.init) ?? 0,
      distribution: value("distribution").flatMap { distributions[$0] } ?? .fill,
      alignment: value("alignment").flatMap { alignments[$0] } ?? .fill)
  }
}

extension LayoutItem {
  /// The constraints of a frame in the superitem's coordinates.
  fileprivate func placed(at frame: [Double]) -> [LayoutConstraint] {
    guard let superitem else { return [] }
    return [
      leftAnchor.constraint(equalTo: superitem.leftAnchor, constant: frame.number(0)),
      topAnchor.constraint(equalTo: superitem.topAnchor, constant: frame.number(1)),
      widthAnchor.constraint(equalToConstant: frame.number(2)),
      heightAnchor.constraint(equalToConstant: frame.number(3)),
    ]
  }
}

extension LayoutGuide {
  fileprivate func pinned(to item: LayoutItem, _ insets: LayoutEdgeInsets) -> [LayoutConstraint] {
    [
      topAnchor.constraint(equalTo: item.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: item.leftAnchor, constant: insets.left),
      bottomAnchor.constraint(equalTo: item.bottomAnchor, constant: -insets.bottom),
      rightAnchor.constraint(equalTo: item.rightAnchor, constant: -insets.right),
    ]
  }
}
