import SelfSizing

/// A file of a device's figures.
package struct TruthFile: Hashable, Sendable {
  let name: String
  let truth: DeviceTruth

  /// - Throws: `ContentError` with line and key for what is not JSON, or not such a file, and
  ///   `TruthFileError` for a key that this version does not know.
  init(_ path: String) throws { try self.init(ContentSource.file(path).bytes(), path: path) }

  package init(_ bytes: [UInt8], path: String) throws {
    name = path.split(separator: "/").last.map(String.init) ?? path
    var findings: [ContentFinding] = []
    truth = try ContentReader().readDocument(
      DeviceTruth.self, from: bytes, name: path, findings: &findings)
    if let finding = findings.first { throw TruthFileError.unknownKey(finding) }
    guard truth.checksum == truth.figureChecksum else { throw TruthFileError.changed(path) }
  }

  /// The nearest system's figures, with the device's in their place.
  var profile: PlatformProfile { truth.profile(file: name) }
}

/// Why a file of figures is not understood. The command exits with 2 (`ExitStatus.failure`).
enum TruthFileError: Error, Hashable, CustomStringConvertible {
  /// A key that the form does not have: another program, or another version, has written it.
  case unknownKey(ContentFinding)
  case changed(String)

  var description: String {
    switch self {
    case .unknownKey(let finding): "\(finding)"
    case .changed(let path):
      "\(path): changed since the probe wrote it: its checksum is not that of its figures; run the "
        + "probe again"
    }
  }
}
