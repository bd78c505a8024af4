import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("Work in several tasks")
struct ParallelWorkTests {
  private struct Refusal: Error, Equatable {
    let number: Int
  }

  @Test("comes back in the order of its pieces", arguments: [1, 2, 7, 100])
  func order(taskCount: Int) async {
    let outcomes = await inParallel(40, tasks: taskCount, makeState: { 0 }) { state, number in
      // Later pieces are done sooner.
      for _ in number..<40 { await Task.yield() }
      state += 1
      return number * number
    }
    #expect(outcomes == (0..<40).map { $0 * $0 })
    let none = await inParallel(0, tasks: taskCount, makeState: {}) { _, number in number }
    #expect(none.isEmpty)
  }

  @Test("makes a state for each task and keeps it from piece to piece")
  func states() async {
    let places = await inParallel(20, tasks: 1, makeState: { 0 }) { state, _ in
      state += 1
      return state
    }
    #expect(places == Array(1...20))
  }

  @Test("throws what the first piece threw, whichever was done first", arguments: [1, 2, 5])
  func errors(taskCount: Int) async {
    await #expect(throws: Refusal(number: 3)) {
      _ = try await inParallel(10, tasks: taskCount, makeState: {}) { _, number in
        for _ in number..<10 { await Task.yield() }
        if number == 3 || number == 5 { throw Refusal(number: number) }
        return number
      }
    }
  }

  @Test("does not begin anything new after a failure")
  func rest() async {
    actor Counter {
      var count = 0
      func increase() { count += 1 }
    }
    let counter = Counter()
    await #expect(throws: Refusal.self) {
      _ = try await inParallel(1000, tasks: 2, makeState: {}) { _, number in
        await counter.increase()
        if number == 0 { throw Refusal(number: number) }
        for _ in 0..<100 { await Task.yield() }
      }
    }
    #expect(await counter.count < 20)
  }
}
