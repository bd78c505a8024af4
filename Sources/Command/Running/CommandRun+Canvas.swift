import SelfSizing

extension CommandRun {
  func canvas(_ options: CanvasOptions) throws -> ExitStatus {
    var fonts = InterfaceOptions()
    if let folder = interface.fontFolder { fonts.fonts = try FontFolder(path: folder).faces() }
    let listed = try InterfacePaths.files(at: options.path)
    var comparisons: [CanvasComparison] = [], skipped: [String] = []
    for path in listed.files {
      do {
        let bytes = try ContentSource.file(path).bytes(limit: InterfaceInput.maximumByteCount)
        comparisons.append(try CanvasComparison(bytes, name: path, options: fonts))
      } catch  where listed.isFolder {
        skipped.append("\(error)")
      }
    }
    if listed.isFolder, comparisons.isEmpty {
      throw InterfaceInputError.nothingToRead(options.path)
    }
    for reason in options.isQuiet ? [] : skipped + comparisons.flatMap(\.failures) {
      console.message("warning: skipped: \(reason)")
    }
    console.write(CanvasReport(comparisons).text(options.format, listsFrames: !options.isSummary))
    return .success
  }
}
