import Foundation
import SelfSizingAppSources
import SelfSizingSourceOverlay

extension CommandRun {
  /// Begins a folder that lists cells of an app.
  func initialize(_ options: InitOptions) throws -> ExitStatus {
    let names = try options.libraries.map { try Self.library($0, seenFrom: options.output) }
    let output = AppFiles.absolute(options.output)
    let texts = AppFiles.texts(below: options.app, excluding: output)
    guard !texts.isEmpty else { throw InitError.noSources(options.app) }
    let libraries = names + AppFiles.libraries(of: options.app, seenFrom: options.output)
    let index = AppIndex(
      of: texts, knownMembers: Self.knownMembers(), libraries: Set(libraries.map(\.name)))
    let folder = InitialFolder(
      of: options.cells, in: index,
      prefix: AppFiles.way(from: options.output, to: options.app),
      build: AppFiles.buildSettings(of: options.app), libraries: libraries,
      assets: AppFiles.assetFolders(below: options.app))
    if let unknown = folder.closure.unknown.first {
      let cells = index.typeNames.filter { index.isView($0, from: "") }
      throw InitError.unknownCell(unknown, nearest: nearestNames(to: unknown, in: cells, count: 3))
    }
    try write(folder, to: options)
    for file in folder.closure.files { console.write("followed \(file)\n") }
    for stub in folder.closure.stubs { console.write("stubbed \(stub.type) of \(stub.file)\n") }
    for library in folder.libraries { console.write("library \(library.name)\n") }
    return .success
  }

  /// Writes the files, if none is there already or if they may be replaced.
  private func write(_ folder: InitialFolder, to options: InitOptions) throws {
    let paths = folder.files.keys.sorted().map { "\(options.output)/\($0)" }
    if !options.isForced,
      let there = paths.first(where: { FileManager.default.fileExists(atPath: $0) })
    {
      throw InitError.isThere(there)
    }
    do {
      try FileManager.default.createDirectory(
        atPath: options.output, withIntermediateDirectories: true)
    } catch {
      throw AppCellError.unwritable(path: options.output, reason: error.localizedDescription)
    }
    for (name, text) in folder.files.sorted(by: { $0.key < $1.key }) {
      try write(text, to: "\(options.output)/\(name)")
      console.message("\(options.output)/\(name): written")
    }
    console.message("Fill in the cells, then: \(tool) measure --sources \(options.output)")
  }

  /// A library that the command line names: `SnapKit=../SnapKit`.
  private static func library(_ argument: String, seenFrom folder: String) throws -> AppLibrary {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, ModuleName.isValid(parts[0]),
      let library = AppFiles.library(parts[0], in: parts[1], seenFrom: folder)
    else { throw InitError.noLibrary(argument) }
    return library
  }

  /// The members that views have without the app, read off the package's own sources where they are
  /// found; helpers of the same names are followed only where their labels are used.
  private static func knownMembers() -> Set<String> {
    guard
      let package = try? PackageFolder.path(
        argument: "", setting: nil, executable: executablePath)
    else { return [] }
    return AppFiles.texts(below: "\(package)/Sources/UIKit").values.reduce(into: []) {
      $0.formUnion(SwiftOutline(of: $1).qualifiedMembers)
    }
  }
}

/// Why a folder of cells cannot be begun. The command exits with 2 (`ExitStatus.failure`).
enum InitError: Error, Hashable, CustomStringConvertible {
  /// The folder has no Swift files.
  case noSources(String)
  /// No file declares a class; the classes of views with the nearest names.
  case unknownCell(String, nearest: [String])
  /// A file that would be written is there already.
  case isThere(String)
  /// What is named as a library is not a name and a folder with Swift files.
  case noLibrary(String)

  var description: String {
    switch self {
    case .noSources(let path): "\(path): there is no Swift file of an app"
    case .unknownCell(let name, let nearest):
      "no file of the app declares a class \(name)"
        + (nearest.isEmpty ? "" : "; the nearest: \(nearest.joined(separator: ", "))")
    case .isThere(let path): "\(path): is there already; --force replaces it"
    case .noLibrary(let argument):
      "\(argument): a library is named as NAME=FOLDER, and the folder has Swift files"
    }
  }
}
