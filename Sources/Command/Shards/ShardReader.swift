import SelfSizing

extension ShardFile {
  private static let commands = ["measure", "report", "record", "check"]

  /// Reads a file that ``write(_:)`` has written, and none that is otherwise.
  ///
  /// - Throws: `ShardError.otherVersion` before anything that a version might write differently,
  ///   `.damaged` for a wrong checksum, `.malformed` for the first line that is not understood.
  package init(text: String, file: String, version: String) throws(ShardError) {
    var reader = ShardReader(file: file, expectedVersion: version)
    for line in text.utf8.prefix(Self.longestHead).split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false
    ).prefix(2) {
      reader.line += 1
      try reader.readHead(Substring(line))
    }
    let sealed = try Self.sealed(text, file: file)
    reader.line = 0
    for line in sealed.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      reader.line += 1
      try reader.read(Substring(line))
    }
    self = try reader.shardFile()
    guard let command = arguments.first, Self.commands.contains(command) else {
      throw .malformed(
        file: file, line: 1, problem: "\(arguments.first ?? "no command") has no shards")
    }
  }
  private static let longestHead = 256

  /// The part of a file that its checksum is of, which is all but the last line.
  private static func sealed(_ text: String, file: String) throws(ShardError) -> Substring.UTF8View
  {
    var digest = Digest()
    let bytes = text.utf8
    let sealLength = seal(digest).utf8.count
    let sealed = bytes.dropLast(sealLength)
    digest.addBytes(of: sealed)
    guard sealed.last == UInt8(ascii: "\n"),
      bytes.suffix(sealLength).elementsEqual(seal(digest).utf8)
    else { throw .damaged(file: file) }
    return sealed
  }
}

/// Reads a shard line by line; what is open is kept until the next template begins.
private struct ShardReader {
  let file: String, expectedVersion: String
  var line = 0
  var version: String?, shard: Shard?
  var arguments: [String] = [], parts: [ShardPart] = []
  var open: OpenPart?

  struct OpenPart {
    let name: String
    var system: String?, range: Range<Int>?
    var contentCount = 0
    var inputs: UInt64?
    var remarks: [ShardPart.Remark] = [], cells: [ShardPart.Cell] = []
    var rowCount = 0
  }

  func readHead(_ text: Substring) throws(ShardError) {
    if line == 1 {
      guard text == ShardFile.heading[...] else {
        throw error("a shard starts with \"\(ShardFile.heading)\"")
      }
    } else if text.hasPrefix("version "), text.dropFirst(8) != expectedVersion[...] {
      throw .otherVersion(file: file, version: String(text.dropFirst(8)), expected: expectedVersion)
    }
  }

  mutating func read(_ text: Substring) throws(ShardError) {
    guard line > 1 else { return }
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard let key = words.first else { return }
    let rest = text.dropFirst(key.count + 1)
    switch key {
    case "version": version = String(rest)
    case "shard":
      guard words.count == 4, words[2] == "of", let number = Int(words[1]),
        let count = Int(words[3]), let shard = Shard(number, of: count)
      else { throw error("expected a shard such as \"shard 3 of 16\"") }
      self.shard = shard
    case "argument": arguments.append(try string(rest))
    case "template":
      try close()
      open = OpenPart(name: try string(rest))
    default: try readOfPart(key, rest, words)
    }
  }

  private mutating func readOfPart(
    _ key: Substring, _ rest: Substring, _ words: [Substring]
  ) throws(ShardError) {
    guard open != nil else { throw error("\"\(key)\" is before the first template") }
    switch key {
    case "system":
      let system = try string(rest)
      open?.system = system
    case "contents":
      let numbers = try numbers(words.dropFirst().filter { $0 != "of" }, count: 3)
      guard numbers[0] <= numbers[1], numbers[1] <= numbers[2] else {
        throw error("expected the first and the end of the contents, within their number")
      }
      open?.range = numbers[0]..<numbers[1]
      open?.contentCount = numbers[2]
    case "inputs":
      guard let inputs = UInt64(rest, radix: 16) else {
        throw error("expected a digest of the inputs")
      }
      open?.inputs = inputs
    case "remark":
      let numbers = try numbers(words.dropFirst(), count: 4)
      guard open?.range?.contains(numbers[0]) == true else {
        throw error("a remark must belong to a content of this part")
      }
      open?.remarks.append(
        ShardPart.Remark(
          content: numbers[0], width: numbers[1], category: numbers[2], findingCount: numbers[3]))
    case "cells": try readCells(words.dropFirst())
    default: throw error("\"\(key)\" is unknown")
    }
  }

  private mutating func readCells(_ words: ArraySlice<Substring>) throws(ShardError) {
    guard let part = open, let range = part.range, part.rowCount < range.count else {
      throw error("there are more cells than contents")
    }
    let width = part.rowCount == 0 ? words.count : 2 * part.cells.count / part.rowCount
    guard words.count == width, width > 0, width % 2 == 0 else {
      throw error("expected heights and remarks, the same number in every line")
    }
    open = nil
    var filled = part
    var rest = words
    while let height = rest.popFirst(), let remark = rest.popFirst() {
      guard let height = Double(height), 0...1e9 ~= height, let remark = Int(remark),
        filled.remarks.indices.contains(remark)
      else { throw error("\"\(height) \(remark)\" is not a height and a remark") }
      filled.cells.append(ShardPart.Cell(height: height, remark: remark))
    }
    filled.rowCount += 1
    open = filled
  }

  private mutating func close() throws(ShardError) {
    guard let part = open else { return }
    guard let range = part.range, let inputs = part.inputs, part.rowCount == range.count else {
      throw error("\(part.name) ends here and is incomplete")
    }
    parts.append(
      ShardPart(
        name: part.name, system: part.system, range: range, contentCount: part.contentCount,
        inputs: inputs, remarks: part.remarks, cells: part.cells))
    open = nil
  }

  mutating func shardFile() throws(ShardError) -> ShardFile {
    try close()
    guard let version, let shard else { throw error("the file ends without version and shard") }
    return ShardFile(version: version, shard: shard, arguments: arguments, parts: parts)
  }

  private func numbers(_ words: some Collection<Substring>, count: Int) throws(ShardError) -> [Int]
  {
    let numbers = words.compactMap { Int($0) }.filter { 0...1_000_000_000 ~= $0 }
    guard numbers.count == count, words.count == count else {
      throw error("expected \(count) whole numbers")
    }
    return numbers
  }

  private func string(_ text: Substring) throws(ShardError) -> String {
    guard let value = try? JSONDecoder().decode([String].self, from: Data("[\(text)]".utf8)),
      value.count == 1
    else { throw error("expected a text in quotes") }
    return value[0]
  }

  private func error(_ problem: String) -> ShardError {
    .malformed(file: file, line: max(line, 1), problem: problem)
  }
}
