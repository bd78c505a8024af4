import SelfSizing

/// The outcomes of one part of a run, with the command line that asked for the whole.
package struct ShardFile: Hashable, Sendable {
  let version: String, shard: Shard, arguments: [String], parts: [ShardPart]
  static let heading = "selfsize shard 2"
  static let maximumByteCount = 1 << 30

  /// Writes a line for the cells of each content, and at the end a checksum of all before it.
  func write(_ write: (String) -> Void) {
    var digest = Digest()
    writePieces { piece in
      digest.addBytes(of: piece)
      write(piece)
    }
    write(Self.seal(digest))
  }

  static func seal(_ digest: Digest) -> String { "checksum \(digest.hexadecimal)\n" }

  private func writePieces(_ write: (String) -> Void) {
    var text = "\(Self.heading)\nversion \(version)\nshard \(shard.number) of \(shard.count)\n"
    for argument in arguments { text += "argument \(JSONValue.string(argument).text())\n" }
    for part in parts {
      part.write(into: &text) { piece in
        write(piece)
        piece = ""
      }
    }
    write(text)
  }
}

extension ShardPart {
  private static let pieceSize = 1 << 16

  fileprivate func write(into text: inout String, flush: (inout String) -> Void) {
    text += "template \(JSONValue.string(name).text())\n"
    if let system { text += "system \(JSONValue.string(system).text())\n" }
    text += "contents \(range.lowerBound) \(range.upperBound) of \(contentCount)\n"
    text += "inputs \(String(inputs, radix: 16))\n"
    for remark in remarks {
      text += "remark \(remark.content) \(remark.width) \(remark.category) \(remark.findingCount)\n"
    }
    let count = range.isEmpty ? 0 : cells.count / range.count
    for content in range.indices {
      text += "cells"
      let first = (content - range.lowerBound) * count
      for cell in cells[first..<first + count] { text += " \(cell.height) \(cell.remark)" }
      text += "\n"
      if text.utf8.count >= Self.pieceSize { flush(&text) }
    }
  }
}
