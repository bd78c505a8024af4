import SelfSizing
import SelfSizingUIKit
import Testing
import UIKitTestSupport

@testable import SelfSizingCellRunner
@testable import SelfSizingCommand

/// On the main actor without a pause: a list keeps the environment of its views, which is one for
/// all tests, until it is finished.
@Suite("Lists of an app that are moved", .serialized) @MainActor struct LiveListTests {
  private static func settings(_ anchor: ScrollAnchorPolicy? = nil) -> MovedListEntry.Settings {
    MovedListEntry.Settings(
      size: LayoutSize(width: 375, height: 600), traits: TraitCollection(displayScale: 3),
      platform: .iOS26, anchor: anchor)
  }

  private static func rows(_ count: Int = 200) -> ListEntry {
    ListEntry("rows") { TagsController(count: count) }
  }

  private func options(_ motion: SimulateOptions.Motion) throws -> SimulateOptions {
    try simulateDefinition([], lists: ["rows"]).options(
      from: ["--list", "rows", "--motion", motion.rawValue])
  }

  @Test(
    "moves a table without moving what is seen",
    arguments: SimulateOptions.Motion.allCases.map(\.rawValue))
  func steady(motion: String) throws {
    let motion = try #require(SimulateOptions.Motion(rawValue: motion))
    let run = try Simulation.run(
      LiveList(Self.rows(), Self.settings()), named: "rows", motion, options(motion))
    #expect(run.largestDisplacement == 0)
    #expect(run.largestMiss ?? 0 == 0)
    #expect(run.findings == [])
    #expect((run.work?.calls ?? 0) > run.steps.count)
    #expect(run.passes >= run.steps.count)
    #expect(HeadlessEnvironment.traits == TraitCollection())
  }

  @Test("deletes rows that the data source keeps, and inserts them again")
  func updates() throws {
    let list = try LiveList(Self.rows(50), Self.settings())
    _ = try list.perform(.layoutIfNeeded)
    #expect(list.itemCounts == [50])
    var deletion = CollectionViewUpdates()
    deletion.deleteItems(at: [
      ItemIndexPath(item: 1, section: 0), ItemIndexPath(item: 4, section: 0),
    ])
    _ = try list.perform(.performBatchUpdates(deletion))
    #expect(list.itemCounts == [48])
    var insertion = CollectionViewUpdates()
    insertion.insertItems(at: deletion.deletedItems)
    let step = try list.perform(.performBatchUpdates(insertion))
    #expect(step.cause == .batchUpdates)
    #expect(list.itemCounts == [50])
    #expect(try list.finish([]).findings == [])
  }

  @Test("finds what queries of a layout lose, and cells that never settle, with their lines")
  func findings() throws {
    let entry = ListEntry("tiles") { TilesController() }
    let run = try Simulation.run(
      LiveList(entry, Self.settings()), named: "tiles", .down, options(.down))
    #expect(run.work?.lostElements == 1)
    let loss = try #require(run.findings.first { $0.contains("leaves out item [0, 7]") })
    #expect(
      loss.hasPrefix("LossyLayout.swift:1: LossyLayout: a query of ("))
    #expect(run.oscillatingCells == 1)
    let restless = try #require(run.findings.first { $0.contains("never settled") })
    #expect(restless.hasPrefix("LossyLayout.swift:2: The cell of"))
    #expect(run.anchor == "none")
    #expect(run.calls?.contains("layoutAttributesForElements") == true)
  }

  @Test("names an entry without a list, and one whose data source nobody keeps")
  func entries() throws {
    let plain = ListEntry("plain") { UIView(frame: .zero) }
    #expect(throws: HeadlessListError.self) { try LiveList(plain, Self.settings()) }
    let forgotten = ListEntry("forgotten") { () -> UIView in
      TagsController(count: 3).tableView
    }
    let error = #expect(throws: HeadlessListError.self) {
      try LiveList(forgotten, Self.settings())
    }
    #expect(error?.description.contains("LiveListTests.swift") == true)
    #expect(error?.description.contains("has no data source") == true)
  }
}

/// Rows of tags, as an app has them.
final class TagsController: UITableViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TagCell.self, forCellReuseIdentifier: "tag")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.titleLabel.text = Array(
      repeating: "A tag that wraps.", count: 1 + indexPath.row * 7 % 11
    ).joined(separator: " ")
    return cell
  }
}
