import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("Walks through folders")
struct FolderWalkTests {
  /// A folder with a file in a folder, a hidden one, and a link to the first.
  private func folder() throws -> String {
    let manager = FileManager.default
    let root = NSTemporaryDirectory() + "walk-\(UUID().uuidString)"
    try manager.createDirectory(atPath: root + "/a/b", withIntermediateDirectories: true)
    try manager.createDirectory(atPath: root + "/.c", withIntermediateDirectories: true)
    for file in ["/a/b/x", "/.c/y", "/z"] {
      try Data().write(to: URL(fileURLWithPath: root + file))
    }
    try manager.createSymbolicLink(atPath: root + "/link", withDestinationPath: root + "/a")
    return root
  }

  @Test("return a folder before what is in it, and do not follow links within")
  func order() throws {
    let root = try folder()
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(FolderWalk.paths(below: root) == [".c", ".c/y", "a", "a/b", "a/b/x", "link", "z"])
    #expect(FolderWalk.paths(below: root + "/link") == ["b", "b/x"])
    #expect(FolderWalk.paths(below: root + "/nothing").isEmpty)
    #expect(FolderWalk.paths(below: root + "/z").isEmpty)
  }

  @Test("pass over what is in a folder when asked to")
  func skipping() throws {
    let root = try folder()
    defer { try? FileManager.default.removeItem(atPath: root) }
    var walk = FolderWalk(root)
    var paths: [String] = []
    while let path = walk.next() {
      paths.append(path)
      if path == ".c" || path == "a/b" || path == "z" { walk.skipDescendants() }
    }
    #expect(paths == [".c", "a", "a/b", "link", "z"])
  }

  @Test("know folders, links to them, files, and what is not there")
  func kinds() throws {
    let root = try folder()
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(FolderWalk.isFolder(root + "/a") == true)
    #expect(FolderWalk.isFolder(root + "/link") == true)
    #expect(FolderWalk.isFolder(root + "/z") == false)
    #expect(FolderWalk.isFolder(root + "/none") == nil)
  }

  @Test(
    "split a path into its folder and its last name",
    arguments: [
      ("/a/b", "/a", "b"), ("/a", "/", "a"), ("a/b.txt", "a", "b.txt"), ("a", "", "a"),
    ])
  func parts(path: String, folder: String, name: String) {
    #expect(path.folderOfPath == folder && path.lastOfPath == name)
  }
}
