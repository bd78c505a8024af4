struct ImageFolder {
  struct Picture: Hashable, Sendable {
    let path: String
    /// The size in pixels.
    let header: PNGHeader

    /// Agreement is counted by the picture's folder, or else by the first part of its name.
    var family: String {
      let parts = path.split(separator: "/")
      if parts.count > 1 { return String(parts[parts.count - 2]) }
      return String(path.prefix { $0.isLetter || $0.isNumber })
    }
  }

  private static let mostPictures = 100_000
  private static let largestFile = 16 << 20
  private static let largestPicture = 256 << 20
  let path: String
  let pictures: [Picture]
  let unreadable: [ReferenceImageError]

  /// Reads the sizes of all pictures in a folder and those in it; hidden ones are passed over.
  /// - Throws: `ImageFolderError`, or `ContentError` for a file that cannot be opened.
  init(_ path: String) throws {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard FolderWalk.isFolder(path) == true else { throw ImageFolderError.noFolder(path) }
    var walk = FolderWalk(path)
    var names: [String] = []
    while let name = walk.next() {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") {
        walk.skipDescendants()
      } else if last.lowercased().hasSuffix(".png") {
        guard names.count < Self.mostPictures else {
          throw ImageFolderError.tooMany(path, limit: Self.mostPictures)
        }
        names.append(name)
      }
    }
    guard !names.isEmpty else { throw ImageFolderError.noPictures(path) }
    var pictures: [Picture] = []
    var unreadable: [ReferenceImageError] = []
    for name in names.sorted() {
      do throws(ReferenceImageError) {
        let bytes = try Self.bytes(of: "\(path)/\(name)", name: name)
        let header = try PNGHeader(bytes, name: name)
        try PNGChunks.check(bytes, name: name)
        pictures.append(Picture(path: name, header: header))
      } catch { unreadable.append(error) }
    }
    self.pictures = pictures
    self.unreadable = unreadable
  }

  func bytes(of picture: Picture) throws(ContentError) -> [UInt8] {
    try ContentSource.file("\(path)/\(picture.path)").bytes(limit: Self.largestFile)
  }

  private static func bytes(of path: String, name: String) throws(ReferenceImageError) -> [UInt8] {
    do throws(ContentError) {
      return try ContentSource.file(path).bytes(limit: largestPicture)
    } catch { throw .unreadable(name: name, reason: String("\(error)".dropFirst(path.count + 2))) }
  }
}

/// Why a folder of pictures is of no use. The command exits with 2 (`ExitStatus.failure`).
enum ImageFolderError: Error, Hashable, CustomStringConvertible {
  case noFolder(String)
  case noPictures(String)
  case tooMany(String, limit: Int)
  case nothingMatches(String, count: Int)

  var description: String {
    switch self {
    case .noFolder(let path): "\(path): no such folder"
    case .noPictures(let path): "\(path): there are no .png files"
    case .tooMany(let path, let limit): "\(path): more than \(limit) images"
    case .nothingMatches(let path, let count):
      "\(path): none of \(count) \(count == 1 ? "image" : "images") names any of the cells; write "
        + "a map with --write-map FILE.json, fill in its entries, and give it with --map"
    }
  }
}
