/// Does numbered pieces of work in several tasks; the outcome does not depend on their number.
///
/// - Parameters:
///   - count: The number of pieces.
///   - taskCount: The most tasks that work at the same time.
///   - makeState: Makes what one task keeps from piece to piece.
///   - work: Does the piece of a number.
/// - Returns: The outcomes in the order of the pieces.
/// - Throws: What the first piece threw that failed; pieces that were not begun by then are left
///   undone.
package func inParallel<State, Outcome: Sendable, Failure: Error>(
  _ count: Int, tasks taskCount: Int, makeState: @escaping @Sendable () -> State,
  _ work: @escaping @Sendable (inout State, Int) async throws(Failure) -> Outcome
) async throws(Failure) -> [Outcome] {
  typealias Piece = (number: Int, outcome: Result<Outcome, Failure>)
  let queue = NumberQueue(count)
  let pieces = await withTaskGroup(of: [Piece].self) { group in
    for _ in 0..<min(max(taskCount, 1), count) {
      group.addTask {
        var state = makeState()
        var done: [Piece] = []
        while let number = await queue.next() {
          do throws(Failure) {
            done.append((number, .success(try await work(&state, number))))
          } catch {
            await queue.close()
            done.append((number, .failure(error)))
          }
        }
        return done
      }
    }
    var pieces: [Piece] = []
    for await done in group { pieces += done }
    return pieces
  }
  var outcomes: [Outcome] = []
  outcomes.reserveCapacity(count)
  // Numbers are handed out in ascending order: all pieces before the first that failed are done.
  for piece in pieces.sorted(by: { $0.number < $1.number }) {
    outcomes.append(try piece.outcome.get())
  }
  return outcomes
}

/// Hands the numbers below a count out, each once, in ascending order.
private actor NumberQueue {
  private var rest: Range<Int>

  init(_ count: Int) { rest = 0..<count }

  /// The next number; nil where none is left.
  func next() -> Int? { rest.popFirst() }

  /// Hands no more out.
  func close() { rest = 0..<0 }
}
