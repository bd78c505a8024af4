import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("Heights and reference images on the command line")
struct VerifyImagesTests {
  private func png(_ width: Int, _ height: Int) -> Data { Data(ImageGuessTests.png(width, height)) }

  private func folder(_ pictures: [String: Data]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, data) in pictures {
      let file = URL(fileURLWithPath: folder.path(of: "shots/" + name))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return folder
  }

  /// The height of the note's first sample at 375 points, in pixels at 3x.
  private func height(_ size: String, sample: Int = 0) async throws -> Int {
    let result = try await CommandLineTest.run(
      "measure", "--sizes", size, "--format", "csv", "--quiet")
    let row = try #require(result.output.split(separator: "\n").dropFirst(1 + sample).first)
    let heading = try #require(result.output.split(separator: "\n").first).split(separator: ",")
    let column = try #require(heading.firstIndex { $0.hasPrefix("height") })
    let height = try #require(Double(row.split(separator: ",")[column]))
    return Int((height * 3).rounded())
  }

  @Test("pictures of the same heights agree, and one that differs is named and fails")
  func agreement() async throws {
    let (large, huge) = (try await height("L"), try await height("AX3"))
    let folder = try folder([
      "NoteTests/testNote.one.png": png(1125, large),
      "NoteTests/testNote.one_AX3.png": png(1125, huge),
      "OtherTests/testFooter.png": png(1125, 90),
    ])
    let arguments = ["verify", "--images", folder.path(of: "shots")]
    let fine = try await CommandLineTest.run(arguments)
    #expect(fine.status == .success, "\(fine.output)\(fine.messages)")
    #expect(fine.output.contains("2 of 2 agree; 1 not compared"))
    #expect(fine.output.contains("OtherTests/testFooter.png"))
    try png(1125, huge + 3).write(
      to: URL(fileURLWithPath: folder.path(of: "shots/NoteTests/testNote.one_AX3.png")))
    let page = folder.path(of: "verify.html")
    let different = try await CommandLineTest.run(arguments + ["--out", page])
    #expect(different.status == .findings)
    #expect(different.output.contains("1 of 2 agree"))
    #expect(different.output.contains("NoteTests/testNote.one_AX3.png"))
    #expect(
      different.output.contains("note at AX3, 375 points wide, 3x (by the folder"))
    let html = try #require(folder.text(of: "verify.html"))
    #expect(html.components(separatedBy: "data:image/png;base64,").count == 3)
    #expect(html.contains("<svg class=\"cell\""))
  }

  @Test("the map that is written reads back, and says what a name does not")
  func map() async throws {
    let large = try await height("L")
    let folder = try folder(["a.png": png(1125 + 48, large + 48), "b@2x.png": png(2, 2)])
    let (shots, map) = (folder.path(of: "shots"), folder.path(of: "map.json"))
    let none = try await CommandLineTest.run("verify", "--images", shots)
    #expect(none.status == .failure)
    #expect(none.messages.contains("none of 2 images names any of the cells"))
    let written = try await CommandLineTest.run(
      "verify", "--images", shots, "--write-map", map, "--quiet")
    #expect(written.status == .success)
    let text = try #require(folder.text(of: "map.json"))
    #expect(
      text == """
        [
          {"image":"a.png","size":"large","padding":0},
          {"image":"b@2x.png","size":"large","padding":0}
        ]

        """)
    try folder.write(
      text.replacingOccurrences(
        of: #""a.png","size":"large","padding":0"#,
        with: #""a.png","entry":"note","sample":"One · A short note.","padding":8,"scale":3"#),
      to: "map.json")
    let met = try await CommandLineTest.run("verify", "--images", shots, "--map", map)
    #expect(met.status == .success, "\(met.output)\(met.messages)")
    #expect(met.output.contains("1 of 1 agree; 1 not compared"))
  }

  @Test(
    "a map that names what is not there is refused with line and key",
    arguments: [
      (#"{"image": "b.png"}"#, "map.json:2: image: there is no image b.png; did you mean a.png?"),
      (
        #"{"image": "a.png", "entry": "noet"}"#,
        "map.json:2: entry: there are no cells noet; did you"
      ),
      (
        #"{"image": "a.png", "entry": "note", "sample": "x"}"#,
        "map.json:2: sample: note has no sample x"
      ),
      (
        #"{"image": "a.png"}, {"image": "a.png"}"#,
        "map.json:2: image: a.png is in the map already"
      ),
      (#"{"image": "a.png", "size": "huge"}"#, "map.json:2:30: [0].size: huge is not a text size"),
      (
        #"{"image": "a.png", "scale": 0}"#,
        "map.json:2:31: [0].scale: 0.0 is not a number of pixels"
      ),
      (#"{"image": "a.png", "padding": -1}"#, "map.json:2:33: [0].padding: -1.0 is not a padding"),
      (
        #"{"image": "a.png", "widht": 3}"#,
        "map.json:2:22: [0].widht: unknown key; nearest known key: width"
      ),
      (#"{"entry": "note"}"#, "map.json:2:3: [0]"), (#"{"image": "a.png""#, "map.json:3:1:"),
    ])
  func refusedMaps(_ entry: String, _ words: String) async throws {
    let folder = try folder(["a.png": png(30, 30)])
    try folder.write("[\n  \(entry)\n]\n", to: "map.json")
    let result = try await CommandLineTest.run(
      "verify", "--images", folder.path(of: "shots"), "--map", folder.path(of: "map.json"))
    #expect(result.status == .failure)
    #expect(result.messages.contains(words), "\(result.messages)")
  }

  @Test("damaged pictures are named and fail nothing")
  func damaged() async throws {
    let large = try await height("L")
    let folder = try folder([
      "note.one.png": png(1125, large), "broken.png": png(9, 9).prefix(20),
      "text.png": Data("a".utf8),
    ])
    let result = try await CommandLineTest.run("verify", "--images", folder.path(of: "shots"))
    #expect(result.status == .success, "\(result.output)\(result.messages)")
    #expect(result.output.contains("the PNG file ends after 20 bytes"))
    #expect(result.output.contains("not a PNG file: text.png"))
  }

  @Test("what is missing on the command line is said")
  func refusals() async throws {
    let folder = try TemporaryFolder()
    for (arguments, status, words) in [
      (["verify"], ExitStatus.usage, "TRUTH.json is missing: a file that the probe has written"),
      (["verify", "--map", "a"], .usage, "TRUTH.json is missing"),
      (["verify", "a", "--write-map", "b"], .usage, "--write-map needs --images FOLDER"),
      (["verify", "a", "--images", "b"], .usage, "TRUTH.json and --images exclude each other"),
      (["verify", "--images", "/none"], .failure, "/none: no such folder"),
      (["verify", "--images", folder.path], .failure, "there are no .png files"),
    ] {
      let result = try await CommandLineTest.run(arguments)
      #expect(result.status == status)
      #expect(result.messages.contains(words), "\(result.messages)")
    }
  }
}
