import CommandTestSupport
import Dispatch

extension FuzzTarget {
  /// A file with figures that was changed is refused, or has the figures that it was written with.
  static let figures = FuzzTarget(
    name: "figures",
    summary: "shards, baselines, profiles, truth: refused, or with the figures as written",
    seeds: {
      waiting {
        var originals: [[UInt8]] = []
        for kind in RecordedFigures.Kind.allCases {
          originals.append(await RecordedFigures.original(kind))
        }
        return originals
      }
    },
    pieces: [
      "\n", "\r\n", " ", "0", "1", "9", ".", "-", "cells ", "remark ", "contents 2 4 of 8",
      "checksum ",
      "shard 1 of 4", "template ", "sizes ", "widths ", "320: ", "content ", "accept a b", " L",
      " XS",
      " 320", "\"", ",", "{", "}", "[", "]", ":", "\"width\" : 1", "e9", "null", "750", "28", "44",
    ],
    run: { bytes in
      // What it is shows in its first byte, as far as a change leaves it.
      let kind: RecordedFigures.Kind =
        bytes.first == UInt8(ascii: "{")
        ? .truth : bytes.starts(with: "selfsize shard".utf8) ? .shard : .baseline
      let problem: RecordedFigures.Problem? = waiting {
        do throws(RecordedFigures.Problem) {
          try await RecordedFigures.read(bytes, as: kind)
          return nil
        } catch {
          return error
        }
      }
      if case .otherFigures(let words) = problem { throw Failure(words) }
      return problem == nil
    })
}

/// Waits for work on other threads; the main thread is none of theirs.
private func waiting<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
  let box = Box<Value>()
  Task {
    box.value = await work()
    box.semaphore.signal()
  }
  while true {
    box.semaphore.wait()
    if let value = box.value { return value }
  }
}

/// A value that comes from another thread; `semaphore` is signalled once it is there.
private final class Box<Value: Sendable>: @unchecked Sendable {
  var value: Value?
  let semaphore = DispatchSemaphore(value: 0)
}
