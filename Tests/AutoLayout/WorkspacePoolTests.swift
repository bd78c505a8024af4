import SelfSizingAutoLayout
import SelfSizingGeometry
import Testing

/// Texts of 10 points a letter and 20 points a line, by the element's own text.
private struct Lettered: IntrinsicSizing {
  var letters: Double

  mutating func intrinsicContentSize(ofElementAt element: Int, preferredMaxLayoutWidth: Double?)
    -> IntrinsicContentSize
  {
    let width = letters * 10
    guard let room = preferredMaxLayoutWidth, room < width else {
      return IntrinsicContentSize(width: width, height: 20)
    }
    return IntrinsicContentSize(width: room, height: (width / max(room, 1)).rounded(.up) * 20)
  }
}

@Suite("Workspaces and heights of live layouts")
struct WorkspacePoolTests {
  private static let priorities = AxisPriorities(
    horizontal: .required, vertical: .fittingSizeLevel)

  /// A title of any number of lines within 16 points, and perhaps a square as high as it is wide.
  private func cell(gap: Double = 16, isSquare: Bool = false) -> LayoutItem {
    let root = LayoutItem("cell")
    let title = LayoutItem("title", in: root)
    title.intrinsicAxes = .both
    title.isMultiline = true
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: gap),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: gap),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -gap),
      title.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -gap),
    ])
    if isSquare {
      let photo = LayoutItem("photo", in: root)
      LayoutConstraint.activate([
        photo.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
        photo.topAnchor.constraint(equalTo: root.topAnchor),
        photo.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      ])
    }
    return root
  }

  private func fit(_ live: LiveLayout, _ letters: Double, _ width: Double) throws -> LayoutSize {
    var sizing = Lettered(letters: letters)
    return try live.fit(
      LayoutSize(width: width, height: 0), direction: .leftToRight,
      fittingPriorities: Self.priorities, sizing: &sizing
    ).size
  }

  private func fitHeight(_ live: LiveLayout, _ letters: Double, _ width: Double) -> LayoutSize? {
    var sizing = Lettered(letters: letters)
    return live.fitHeight(
      LayoutSize(width: width, height: 0), direction: .leftToRight,
      fittingPriorities: Self.priorities, sizing: &sizing)
  }

  @Test("instances that take turns in one workspace have the sizes that they have alone")
  func sharing() throws {
    let (programs, pool) = (LayoutProgramCache(capacity: 16), LayoutWorkspacePool(capacity: 2))
    let gaps = [16, 4, 16.5, 0]
    let cells = gaps.map { cell(gap: $0) } + [cell(isSquare: true), cell(gap: 9, isSquare: true)]
    let shared = cells.map { LiveLayout(root: $0, programs: programs, workspaces: pool) }
    let twins = gaps.map { cell(gap: $0) } + [cell(isSquare: true), cell(gap: 9, isSquare: true)]
    let alone = twins.map { LiveLayout(root: $0) }
    for letters in [3.0, 80, 31] {
      for width in [320.0, 100, 375] {
        for (live, other) in zip(shared, alone) {
          #expect(try fit(live, letters, width) == fit(other, letters, width))
        }
      }
    }
  }

  @Test("a pool of two structures keeps sizes right while a dozen pass through it")
  func eviction() throws {
    let (programs, pool) = (LayoutProgramCache(capacity: 32), LayoutWorkspacePool(capacity: 0))
    var layouts: [LiveLayout] = []
    for count in 0..<12 {
      let root = cell()
      for number in 0..<count {
        let extra = LayoutItem("extra \(number)", in: root)
        extra.heightAnchor.constraint(equalToConstant: 7).isActive = true
      }
      layouts.append(LiveLayout(root: root, programs: programs, workspaces: pool))
    }
    let expected = try fit(LiveLayout(root: cell()), 80, 320)
    for _ in 0..<2 {
      for live in layouts { #expect(try fit(live, 80, 320) == expected) }
    }
  }

  @Test("heights asked for alone are those of whole fits")
  func heights() throws {
    let live = LiveLayout(root: cell())
    let twin = LiveLayout(root: cell())
    for (letters, width) in [(80.0, 320.0), (3, 320), (80, 100), (500, 375), (0, 375)] {
      let size = try fit(twin, letters, width)
      if let height = fitHeight(live, letters, width) { #expect(height == size) }
      #expect(try fit(live, letters, width) == size)
      // Once all constraints are known to hold, the height needs no whole fit.
      #expect(fitHeight(live, letters, width) == size)
    }
  }

  @Test("heights are not asked for alone where a height follows from a width")
  func dependentAxes() throws {
    let live = LiveLayout(root: cell(isSquare: true))
    #expect(try fit(live, 3, 320).height == 80)
    #expect(fitHeight(live, 3, 320) == nil)
    let priorities = AxisPriorities(horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    let plain = LiveLayout(root: cell())
    _ = try fit(plain, 3, 320)
    var sizing = Lettered(letters: 3)
    #expect(
      plain.fitHeight(
        LayoutSize(width: 320, height: 0), direction: .leftToRight, fittingPriorities: priorities,
        sizing: &sizing) == nil)
  }

  @Test("a constraint that came since is looked at before heights are asked for alone")
  func newcomer() throws {
    let root = cell()
    let live = LiveLayout(root: root)
    _ = try fit(live, 3, 320)
    root.heightAnchor.constraint(greaterThanOrEqualToConstant: 99).isActive = true
    #expect(fitHeight(live, 3, 320) == nil)
    #expect(try fit(live, 3, 320).height == 99)
    #expect(fitHeight(live, 3, 320)?.height == 99)
  }

  @Test("a guide that was taken out has no constraints, and can be added again")
  func removedGuide() throws {
    let root = cell()
    let live = LiveLayout(root: root)
    let guide = LayoutGuide("gap")
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.heightAnchor.constraint(equalToConstant: 200),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      root.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    #expect(try fit(live, 3, 320).height == 200)
    let count = root.constraints.count
    root.removeLayoutGuide(guide)
    #expect(guide.owner == nil)
    #expect(root.layoutGuides.isEmpty)
    #expect(root.constraints.count == count - 3)
    #expect(try fit(live, 3, 320).height == 52)
    root.removeLayoutGuide(guide)
    root.addLayoutGuide(guide)
    #expect(try fit(live, 3, 320).height == 52)
  }
}
