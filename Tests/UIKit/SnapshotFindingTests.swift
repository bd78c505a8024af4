import SelfSizingUIKit
import Testing

@Suite(.serialized) struct SnapshotFindingTests {
  @Test("names a mistake in a snapshot on whatever thread serves the main queue")
  func mainQueue() async {
    let findings = await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          _ = HeadlessFindings.take()
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendItems(["soup"], toSection: 1)
          continuation.resume(returning: HeadlessFindings.take().map(\.kind))
        }
      }
    }
    #expect(findings == [.invalidTree])
  }

  @Test("makes a snapshot off the main queue without a finding, which is the main actor's")
  func elsewhere() async {
    await MainActor.run { _ = HeadlessFindings.take() }
    let count = await Task.detached {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendItems(["soup"], toSection: 1)
      return snapshot.numberOfItems
    }.value
    #expect(count == 0)
    #expect(await MainActor.run { HeadlessFindings.take() } == [])
  }
}
