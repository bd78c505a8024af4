import SelfSizing
import SelfSizingUIKit
import Testing

@testable import SelfSizingCellRunner
@testable import SelfSizingCommand

@Suite("Controllers whose list is turned", .serialized) @MainActor struct TurnedListTests {
  /// Turns a list that has scrolled. Nothing else runs meanwhile on the main actor.
  private func turned(_ controller: @escaping @MainActor () -> TurningController) throws
    -> (offset: LayoutPoint, step: ScrollStep)
  {
    let entry = ListEntry("turning") { () -> UIViewController in controller() }
    let list = try LiveList(
      entry,
      MovedListEntry.Settings(
        size: LayoutSize(width: 300, height: 600), traits: TraitCollection(displayScale: 2),
        platform: .iOS26, anchor: nil))
    _ = try list.perform(.layoutIfNeeded)
    _ = try list.perform(.scroll(by: 1_000))
    var viewport = list.window.viewport
    viewport.size = LayoutSize(width: 600, height: 300)
    let step = try list.perform(.setViewport(viewport))
    let offset = list.window.contentOffset
    _ = try list.finish([])
    return (offset, step)
  }

  @Test("hear of the new size before, alongside and after it")
  func order() throws {
    let controller = TurningController()
    let (offset, step) = try turned { controller }
    #expect(
      controller.calls == [
        "will 600×300 at 300", "alongside 600 at 1000.0", "completion at 800.0",
      ])
    #expect(offset.y == 800)
    #expect(step.cause == .viewport)
    #expect(step.offsetAfter == 800)
  }

  @Test("count what they scroll as movement that nobody asked for")
  func movement() throws {
    let (_, step) = try turned { TurningController() }
    // Rows are as high as before, so that they move by what the controller scrolls.
    #expect(step.correction == -200)
    #expect(step.largestDisplacement == 200)
  }
}

/// Rows whose controller scrolls when it is turned.
final class TurningController: UITableViewController {
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("will \(Int(size.width))×\(Int(size.height)) at \(Int(tableView.bounds.width))")
    coordinator.animate { [self] _ in
      calls.append("alongside \(Int(tableView.bounds.width)) at \(tableView.contentOffset.y)")
      tableView.contentOffset.y = 800
    } completion: { [self] _ in
      calls.append("completion at \(tableView.contentOffset.y)")
    }
  }
}
