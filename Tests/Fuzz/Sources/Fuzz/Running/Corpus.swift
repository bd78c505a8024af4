import Foundation

extension FuzzTarget {
  /// The files that belong to the target, in `Corpus/NAME`, and more if asked for.
  func mutator(seed: UInt64, adding files: [String] = []) throws -> Mutator {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../../Corpus/\(name)").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let paths = names.sorted().map { folder.appendingPathComponent($0).path } + files
    return Mutator(
      seeds: seeds() + (try paths.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) }),
      pieces: pieces.map { Array($0.utf8) }, seed: seed)
  }
}
