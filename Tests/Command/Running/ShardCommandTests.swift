import Foundation
import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("selfsize --shard and selfsize merge")
struct ShardCommandTests {
  /// A second template, so that a part ends in the middle of the first and begins the second.
  private static let entries =
    CommandLineTest.entries + [
      TemplateEntry(
        CellTemplate<CommandLineTest.Note>("line") { cell in
          let text = cell.label(\.text, style: .body, numberOfLines: 2)
          text.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 7)
          text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
          text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
          text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
        },
        samples: (1...5).map { count in
          CommandLineTest.Note(
            title: "\(count)", text: String(repeating: "Words for a line. ", count: 4 * count))
        })
    ]

  /// Runs a command line in parts, and keeps their files.
  private func shards(_ count: Int, _ arguments: [String], in folder: URL) async throws -> [String]
  {
    var files: [String] = []
    for number in 1...count {
      let result = try await CommandLineTest.run(
        arguments + ["--shard", "\(number)/\(count)"], entries: Self.entries)
      #expect(result.status == .success, "\(result.messages)")
      let file = folder.appendingPathComponent("\(number).shard")
      try Data(result.output.utf8).write(to: file)
      files.append(file.path)
    }
    return files
  }

  private func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = try CommandLineTest.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test(
    "merge to the same bytes as one run, in every format and any number of parts",
    arguments: zip(OutputFormat.allCases, [1, 2, 3, 16]))
  func merge(format: OutputFormat, count: Int) async throws {
    let arguments = [
      "measure", "--width", "120,320", "--format", format.rawValue, "--ios", "18,26", "--sizes",
      "S,L,AX3",
    ]
    try await inFolder { folder in
      let whole = try await CommandLineTest.run(arguments, entries: Self.entries)
      let files = try await shards(count, arguments, in: folder)
      let merged = try await CommandLineTest.run(
        ["merge"] + files.reversed(), entries: Self.entries)
      #expect(whole.output.contains("truncated"))
      #expect(merged.output == whole.output)
      #expect(merged.status == whole.status)
    }
  }

  @Test("merge to the same baseline, and to the same outcome of a check, its report included")
  func baselines() async throws {
    try await inFolder { folder in
      let baseline = folder.appendingPathComponent("heights").path
      let record = ["record", "--baseline", baseline, "--width", "200,320"]
      _ = try await CommandLineTest.run(record, entries: Self.entries)
      let whole = try String(contentsOfFile: baseline, encoding: .utf8)
      try FileManager.default.removeItem(atPath: baseline)
      let recorded = try await shards(3, record, in: folder)
      #expect(!FileManager.default.fileExists(atPath: baseline))
      _ = try await CommandLineTest.run(
        ["merge"] + recorded + ["--"] + record, entries: Self.entries)
      #expect(try String(contentsOfFile: baseline, encoding: .utf8) == whole)

      // A height that is not as it is recorded, in the part of the second template.
      let row = try #require(whole.split(separator: "\n").last)
      try whole.replacing(row, with: row.replacing(" ", with: " 1"))
        .write(toFile: baseline, atomically: true, encoding: .utf8)
      let report = folder.appendingPathComponent("report.html").path
      let check = ["check", "--baseline", baseline, "--out", report, "--format", "markdown"]
      let one = try await CommandLineTest.run(check, entries: Self.entries)
      let page = try String(contentsOfFile: report, encoding: .utf8)
      try FileManager.default.removeItem(atPath: report)
      let parts = try await shards(3, check, in: folder)
      #expect(!FileManager.default.fileExists(atPath: report))
      let merged = try await CommandLineTest.run(
        ["merge"] + parts + ["--"] + check, entries: Self.entries)
      #expect(one.status == .findings)
      #expect(merged.status == .findings)
      #expect(merged.output == one.output)
      #expect(try String(contentsOfFile: report, encoding: .utf8) == page)
    }
  }

  @Test("merge finds cells that shrink between text sizes, which no cell shows by itself")
  func shrinking() async throws {
    let entry = TemplateEntry(
      CellTemplate<CommandLineTest.Note>("shrinks") { cell in
        let text = cell.label(\.text, style: .body)
        text.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
        text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
        text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
        text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
        cell.constant(
          of: cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
          when: { $0.contentSizeCategory == .small ? 300 : 0 })
      }, samples: [CommandLineTest.Note(title: "a", text: "b"), .init(title: "c", text: "d")])
    try await inFolder { folder in
      let arguments = ["measure", "--format", "json"]
      let whole = try await CommandLineTest.run(arguments, entries: [entry])
      var files: [String] = []
      for number in 1...2 {
        let part = try await CommandLineTest.run(
          arguments + ["--shard=\(number)/2"], entries: [entry])
        let file = folder.appendingPathComponent("\(number)").path
        try part.output.write(toFile: file, atomically: true, encoding: .utf8)
        files.append(file)
      }
      let merged = try await CommandLineTest.run(["merge"] + files, entries: [entry])
      #expect(whole.output.contains("shrinking"))
      #expect(merged.output == whole.output)
    }
  }

  @Test("refuses shards that overlap, are missing, or are of other runs, versions and contents")
  func refusals() async throws {
    try await inFolder { folder in
      let files = try await shards(3, ["measure", "--sizes", "L"], in: folder)
      let strange = folder.appendingPathComponent("strange").path
      func refusal(_ files: [String], entries: [TemplateEntry] = Self.entries) async throws
        -> String
      {
        let result = try await CommandLineTest.run(["merge"] + files, entries: entries)
        #expect(result.status == .failure)
        #expect(result.output.isEmpty)
        return result.messages
      }
      func edited(_ old: String, _ new: String) throws -> [String] {
        let text = try String(contentsOfFile: files[1], encoding: .utf8)
        #expect(text.contains(old))
        try Self.sealed(text.replacing(old, with: new, maxReplacements: 1))
          .write(toFile: strange, atomically: true, encoding: .utf8)
        return [files[0], strange, files[2]]
      }
      #expect(try await refusal([files[0], files[2]]).contains("shard 2 of 3 is missing"))
      #expect(try await refusal([files[1]]).contains("shards 1, 3 of 3 are missing"))
      #expect(
        try await refusal(files + [files[0]]).contains("is shard 1/3, as \(files[0]) is"))
      for (old, new, message) in [
        ("version 0.1.0", "version 0.0.9", "written by version 0.0.9, this is 0.1.0"),
        ("\"--sizes\"", "\"--width\"", "not of the same run as \(files[0])"),
        ("shard 2 of 3", "shard 2 of 4", "not of the same run as"),
        ("shard 2 of 3", "shard 4 of 3", "strange:3:1: expected a shard such as"),
        ("selfsize shard 2", "selfsize shard 1", "strange:1:1: a shard starts with"),
        ("contents ", "contents x", "expected 3 whole numbers"),
        ("cells ", "cells 1", "was measured with another declaration"),
        ("cells ", "cells nan 0 ", "is not a height and a remark"),
        ("remark ", "remark 9", "a remark must belong to a content of this part"),
        ("template \"", "template ", "expected a text in quotes"),
        ("argument \"measure\"", "argument \"merge\"", "merge has no shards"),
      ] {
        #expect(try await refusal(edited(old, new)).contains(message), "\(old) → \(new)")
      }
      let digest = try #require(
        String(contentsOfFile: files[1], encoding: .utf8).firstMatch(of: /inputs [0-9a-f]+/))
      #expect(
        try await refusal(edited(String(digest.output), "inputs 1"))
          .contains("was measured with another declaration"))
      #expect(
        try await refusal(files, entries: CommandLineTest.entries)
          .contains("was measured with another declaration"))
      #expect(try await refusal(["nowhere"]).contains("nowhere: cannot be read"))
    }
  }

  /// A file with the checksum of what is in it, whatever it says.
  private static func sealed(_ text: String) -> String {
    let lines = text.split(separator: "\n").dropLast().map { "\($0)\n" }.joined()
    var digest = Digest()
    digest.addBytes(of: lines)
    return lines + ShardFile.seal(digest)
  }

  @Test("a file of which any byte is changed, added or missing is refused, and named")
  func damaged() async throws {
    try await inFolder { folder in
      let files = try await shards(2, ["measure", "--sizes", "L,AX3"], in: folder)
      let text = try String(contentsOfFile: files[1], encoding: .utf8)
      #expect(Self.sealed(text) == text)
      let bytes = Array(text.utf8)
      var damaged = (0..<bytes.count).map { Array(bytes.prefix($0)) }
      for place in bytes.indices {
        var other = bytes
        other[place] ^= 1
        damaged.append(other)
      }
      damaged += [bytes + [10], text.replacing("\n", with: "\r\n").utf8.map { $0 }]
      for bytes in damaged {
        let text = String(decoding: bytes, as: UTF8.self)
        let error = #expect(throws: ShardError.self) {
          try ShardFile(text: text, file: "x.shard", version: MeasurementCommand.version)
        }
        #expect(error?.description.hasPrefix("x.shard:") == true)
      }
      try Data(bytes.dropLast(30)).write(to: URL(fileURLWithPath: files[1]))
      let merged = try await CommandLineTest.run(["merge"] + files, entries: Self.entries)
      #expect(merged.status == .failure)
      #expect(merged.output.isEmpty)
      #expect(merged.messages.hasPrefix("error: \(files[1]): damaged"))
    }
  }

  @Test("a shard's command line is never run: what reads or writes files is said by who merges")
  func commandLines() async throws {
    try await inFolder { folder in
      let out = folder.appendingPathComponent("report.html").path
      let report = ["report", "--out", out, "--sizes", "L"]
      let sarif = ["measure", "--sizes", "L", "--sarif", folder.appendingPathComponent("s").path]
      for line in [report, sarif] {
        let files = try await shards(2, line, in: folder)
        let plain = try await CommandLineTest.run(["merge"] + files, entries: Self.entries)
        #expect(plain.status == .failure)
        #expect(plain.messages.contains("a shard runs nothing by itself"), "\(plain.messages)")
        #expect(plain.messages.contains("-- \(line[0]) "), "\(plain.messages)")
        let other = try await CommandLineTest.run(
          ["merge"] + files + ["--", "measure", "--sizes", "XS"], entries: Self.entries)
        #expect(other.status == .failure)
        #expect(other.messages.contains("not a part of this command line"), "\(other.messages)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["1.shard", "2.shard"])
      }
      let files = try await shards(2, report, in: folder)
      let given = try await CommandLineTest.run(
        ["merge"] + files + ["--"] + report, entries: Self.entries)
      #expect(given.status == .success, "\(given.messages)")
      #expect(FileManager.default.fileExists(atPath: out))
    }
  }

  @Test("refuses files that are not parts, and contents that cannot be read again")
  func usage() async throws {
    for part in ["0/3", "4/3", "3", "1/0", "a/b", "1/10001", "-1/3", "1/3/5", "", "+1/3"] {
      let result = try await CommandLineTest.run("measure", "--shard=\(part)")
      #expect(result.status == .usage, "\(part)")
      #expect(result.messages.contains("--shard"))
    }
    let stream = try await CommandLineTest.run("measure", "--content", "-", "--shard", "1/2")
    #expect(stream.messages.contains("--shard needs contents in a file"))
    let nothing = try await CommandLineTest.run("merge")
    #expect(nothing.messages.contains("FILE is missing: the files of all shards"))
  }
}
