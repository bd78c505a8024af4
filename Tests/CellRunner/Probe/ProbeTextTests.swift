import Foundation
import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("The text of the probe")
struct ProbeTextTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test("holds the files that run here, line by line; Scripts/generate-probe.py puts them in")
  func upToDate() throws {
    let embedded = Self.lines(ProbeText.text(measuresCells: false))
    let names = [
      "ProbedTruth", "ProbeStage", "TextProbe", "ControlProbe", "ListProbe", "LayoutProbe",
      "HeightProbe",
    ]
    var expected: [String] = []
    for path in names.map({ "Measuring/\($0)" }) + ["Device/DeviceProbe"] {
      let file = Self.root.appendingPathComponent("Sources/CellRunner/Probe/\(path).swift")
      var lines = Self.lines(try String(contentsOf: file, encoding: .utf8))
      lines.removeFirst(try #require(lines.firstIndex { $0.hasPrefix("///") }))
      if path.hasPrefix("Device") { lines.removeLast() }
      expected += lines
    }
    let start = try #require(embedded.firstIndex { $0.hasPrefix("///") })
    #expect(Array(embedded[start...].dropLast()) == expected)
    let folder = Self.root.appendingPathComponent("Sources/CellRunner/Probe/Measuring")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == names.map { "\($0).swift" }.sorted())
  }

  @Test("is one file of fewer than 1,500 lines that imports Apple's frameworks only")
  func whole() {
    let text = ProbeText.text(measuresCells: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 1500)
    #expect(
      lines.filter { $0.hasPrefix("import ") } == [
        "import Foundation", "import SwiftUI", "import UIKit", "import XCTest",
      ])
    #expect(text.hasSuffix("#endif\n"))
  }

  @Test("measures an app's cells where it is asked to")
  func cells() {
    let line = "@MainActor private let probedCells: [CellEntry] = "
    #expect(ProbeText.text(measuresCells: false).contains(line + "[]\n"))
    #expect(ProbeText.text(measuresCells: true).contains(line + "cells\n"))
  }

  @Test("every file that a figure's basis names is there")
  func bases() {
    for (family, path) in TruthBasis.files {
      let file = Self.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(family): \(path)")
    }
  }
}
