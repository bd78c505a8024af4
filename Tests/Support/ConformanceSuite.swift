import Foundation
import Testing

/// A file of cases with expected values, found among a test target's fixtures and in the folder
/// that the environment variable `SELFSIZING_CONFORMANCE` names.
public struct ConformanceSuite {
  /// The suite's name: `solver` for `solver.json`.
  public let name: String
  /// The files that exist, the fixture first.
  public let files: [URL]

  /// Creates a suite from the name of its file without the extension.
  ///
  /// - Parameter fixtures: The test target's own folder of fixtures.
  public init(_ name: String, fixtures: URL) {
    self.name = name
    files = ([fixtures] + [Self.folder].compactMap { $0 })
      .map { $0.appendingPathComponent("\(name).json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The folder with more cases that the environment names; nil if it names none.
  static var folder: URL? {
    ProcessInfo.processInfo.environment["SELFSIZING_CONFORMANCE"].map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
  }

  /// The number of cases among the fixtures of each suite, so that none can vanish unseen. A folder
  /// that the environment names may add to them.
  static let caseCounts = [
    "auto-layout": 71, "collection-layout": 91, "compositional": 54, "images": 167,
    "label-widths": 119, "labels": 97, "line-break": 7654, "san-francisco": 7, "solver": 71,
    "solver-edits": 11, "text": 115, "uikit": 148, "uikit-flow": 3, "variable-fonts": 90,
  ]

  /// Decodes every file of the suite; one that cannot be read is an issue that names it.
  public func decode<File: Decodable>(
    _ type: File.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [File] {
    files.compactMap { file in
      do {
        return try JSONDecoder().decode(type, from: Data(contentsOf: file))
      } catch {
        print("\(name): failed: \(file.path) cannot be read: \(error)")
        Issue.record("\(file.path) cannot be read: \(error)", sourceLocation: sourceLocation)
        return nil
      }
    }
  }
}

/// How one case of a conformance suite ended.
public enum ConformanceOutcome: Sendable {
  /// Everything that was checked agreed.
  case passed
  /// Something disagreed: what was expected and what came out.
  case failed(String)
  /// The case needs a font, a trait or a feature that is absent; named, never counted as passed.
  case skipped(String)
  /// Compared and printed, without a verdict.
  case reported(String)
}

/// Counts the cases of a suite, prints what did not pass, and ends with the suite's line.
public struct ConformanceTally {
  private let name: String
  private let knownFailures: [String: String]
  private var found = 0
  private var passed = 0
  private var skipped = 0
  private var reported = 0
  private var knownFailed = 0
  private var failures: [String] = []
  private var unexpectedPasses: [String] = []

  /// Creates an empty count.
  ///
  /// - Parameter knownFailures: The reason of each case that the project is known to fail, by name.
  public init(_ name: String, knownFailures: [String: String] = [:]) {
    self.name = name
    self.knownFailures = knownFailures
  }

  /// Adds the outcome of one case.
  public mutating func record(_ caseName: String, _ outcome: ConformanceOutcome) {
    found += 1
    switch outcome {
    case .passed:
      passed += 1
      if knownFailures[caseName] != nil {
        unexpectedPasses.append("\(caseName): passes, but is listed as a known failure")
      }
    case .failed(let difference):
      if let reason = knownFailures[caseName] {
        knownFailed += 1
        print("\(name): known failure: \(caseName): \(reason)")
      } else {
        failures.append("\(caseName): \(difference)")
      }
    case .skipped(let reason):
      skipped += 1
      print("\(name): skipped: \(caseName): \(reason)")
    case .reported(let comparison): note(caseName, comparison)
    }
  }

  /// Prints a comparison that is part of a case and has no verdict.
  public mutating func note(_ caseName: String, _ comparison: String) {
    reported += 1
    print("\(name): reported: \(caseName): \(comparison)")
  }

  /// Prints the suite's line at column 0 and fails the running test for every unexpected outcome,
  /// and for a number of cases other than ``ConformanceSuite/caseCounts`` has.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    let judged = passed + knownFailed + failures.count
    print("\(name): \(passed) of \(judged) cases pass, \(skipped) skipped, \(reported) reported")
    for failure in failures + unexpectedPasses {
      print("\(name): failed: \(failure)")
      Issue.record("\(name): \(failure)", sourceLocation: sourceLocation)
    }
    let expected = ConformanceSuite.caseCounts[name] ?? 0
    #expect(
      expected > 0 && (found == expected || found > expected && ConformanceSuite.folder != nil),
      "\(name) has \(found) cases; \(expected) are listed in ConformanceSuite.caseCounts",
      sourceLocation: sourceLocation)
  }
}
