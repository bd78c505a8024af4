import Foundation
import Testing

@testable import SelfSizingCommand

@Suite struct PackageRecordTests {
  @Test("names a file of SelfSizing that has changed, and counts the others")
  func changes() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("record-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Sources/Cells"), withIntermediateDirectories: true)
    func write(_ text: String, _ path: String) throws {
      try text.write(
        to: folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
    try write("a", "Sources/Cells/A.swift")
    try write("b", "Sources/Cells/B.swift")
    let record = folder.appendingPathComponent("record").path
    PackageRecord(ofPackage: folder.path).write(to: record)
    let last = try #require(PackageRecord(at: record))
    #expect(PackageRecord(ofPackage: folder.path).reason(since: last) == nil)
    try write("bb", "Sources/Cells/B.swift")
    #expect(
      PackageRecord(ofPackage: folder.path).reason(since: last)
        == "Sources/Cells/B.swift has changed")
    try write("c", "Sources/Cells/C.swift")
    try write("// swift-tools-version: 6.2", "Package.swift")
    #expect(
      PackageRecord(ofPackage: folder.path).reason(since: last)
        == "Package.swift and 2 others have changed")
    for path in ["Sources/Cells/C.swift", "Package.swift"] {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
    try write("b", "Sources/Cells/B.swift")
    PackageRecord(ofPackage: folder.path).write(to: record)
    let next = try #require(PackageRecord(at: record))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Sources/Cells/A.swift"))
    #expect(
      PackageRecord(ofPackage: folder.path).reason(since: next) == "Sources/Cells/A.swift has gone")
    #expect(PackageRecord(at: folder.path + "/nothing") == nil)
  }
}
