import SelfSizing
import SelfSizingCommand
import SelfSizingUIKit

final class LiveList: MovedCollection {
  private let list: HeadlessList
  private let entry: ListEntry

  init(_ entry: ListEntry, _ settings: MovedListEntry.Settings) throws {
    self.entry = entry
    list = try Supervision.noting("list", entry.name, entry.site) {
      try onMainActor {
        try HeadlessList(
          entry, size: settings.size, traits: settings.traits,
          platform: settings.platform ?? .iOS26, anchor: settings.anchor)
      }
    }
  }

  static func entries(_ lists: [ListEntry]) -> [MovedListEntry] {
    lists.map { entry in MovedListEntry(name: entry.name) { try LiveList(entry, $0) } }
  }

  func read<Value: Sendable>(_ value: @Sendable (CollectionView) -> Value) -> Value? {
    onMainActor { [list] in list.engine.map(value) }
  }

  func perform(_ request: PipelineRequest) throws -> ScrollStep {
    try Supervision.noting("list", entry.name, entry.site) {
      try onMainActor { [list] in try list.perform(request) }
    }
  }

  func checkQueries() {
    Supervision.noting("list", entry.name, entry.site) {
      onMainActor { [list] in list.checkQueries() }
    }
  }

  func finish(_ findings: [CollectionFinding]) throws -> MovedOutcome {
    onMainActor { [list] in
      let entries = list.engine?.tracedEntries ?? []
      defer { list.finish() }
      return MovedOutcome(
        anchor: list.engine?.anchorPolicy ?? .none,
        work: SimulatedWork(
          calls: entries.reduce(0) { $0 + $1.calls.count },
          invalidations: entries.reduce(0) { $0 + $1.invalidationCount },
          lostElements: list.lostElementCount),
        findings: findings.map(list.words) + list.takeFindings(), site: "\(list.site)",
        trace: list.engine?.traceText)
    }
  }
}
