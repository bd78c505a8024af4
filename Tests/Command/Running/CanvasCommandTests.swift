import Foundation
import Testing

@testable import SelfSizingCommand

@Suite("The command canvas")
struct CanvasCommandTests {
  /// A cell with a view that is as asked, and one whose constant its frame contradicts.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="90"/>
    <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" x="0" y="0" width="320" height="90"/><subviews>
    <view id="one" userLabel="one, first" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="8" y="8" width="20" height="20"/></view>
    <view id="two" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="8" y="40.5" width="20" height="20"/></view></subviews><constraints>
    \(["one", "two"].enumerated().map { index, id in
      """
      <constraint id="\(id)l" firstItem="\(id)" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="8"/>
      <constraint id="\(id)t" firstItem="\(id)" firstAttribute="top" secondItem="content" secondAttribute="top" constant="\(8 + 50 * index)"/>
      <constraint id="\(id)w" firstItem="\(id)" firstAttribute="width" constant="20"/>
      <constraint id="\(id)h" firstItem="\(id)" firstAttribute="height" constant="20"/>
      """
    }.joined())
    </constraints></tableViewCellContentView></tableViewCell></objects></document>
    """

  private static func run(_ arguments: String..., file: String = "Cell.xib") async throws
    -> CommandResult
  {
    let folder = try TemporaryFolder()
    try folder.write(document, to: file)
    try folder.write("<", to: "Broken.xib")
    let target = arguments.contains("--folder") ? folder.path : folder.path(of: file)
    let result = try await CommandLineTest.run(
      ["canvas", target] + arguments.filter { $0 != "--folder" })
    func plain(_ text: String) -> String {
      text.replacingOccurrences(of: folder.path + "/", with: "")
    }
    return CommandResult(
      status: result.status, output: plain(result.output), messages: plain(result.messages))
  }

  @Test("says first how many frames agree, then the rest by cause")
  func table() async throws {
    let result = try await Self.run()
    #expect(result.status == .success)
    #expect(
      result.output == """
        1 of 2 frames as Interface Builder laid them out, within half a point (50 %)
        1 of 1 where the document is up to date (100 %); stale frames: 1 (50 %)

        the others by cause                                    frames   %
        stale document: its frames contradict its constraints       1  50

        stale document: its frames contradict its constraints
          Cell.xib:7: view view: 8 40.5 20 20 on the canvas, 8 58 20 20 here

        """)
    let summary = try await Self.run("--summary")
    #expect(result.output.hasPrefix(summary.output))
    #expect(!summary.output.contains("Cell.xib"))
  }

  @Test("writes JSON, comma-separated values and Markdown")
  func formats() async throws {
    let json = try await Self.run("--format", "json").output
    #expect(
      json.hasPrefix(
        #"{"schema":"selfsize.canvas.v1","tolerance":0.5,"frames":2,"agreeing":1,"stale":1,"#))
    #expect(json.contains(#""canvas":[8,40.5,20,20],"laidOut":[8,58,20,20],"cause":"stale""#))
    let csv = try await Self.run("--format", "csv").output
    #expect(
      csv == """
        file,line,cell,view,element,cause,x,y,width,height,laidOutX,laidOutY,laidOutWidth,laidOutHeight
        Cell.xib,5,Cell,"one, first",view,,8.0,8.0,20.0,20.0,8.0,8.0,20.0,20.0
        Cell.xib,7,Cell,view,view,stale,8.0,40.5,20.0,20.0,8.0,58.0,20.0,20.0

        """)
    let markdown = try await Self.run("--format", "markdown").output
    #expect(markdown.contains("| stale document: its frames contradict its constraints | 1 | 50 |"))
  }

  @Test("skips files of a folder that cannot be read, and fails for one that is named")
  func folder() async throws {
    let folder = try await Self.run("--folder", "--summary")
    #expect(folder.status == .success)
    #expect(folder.output.hasPrefix("1 of 2 frames"))
    #expect(folder.messages.contains("warning: skipped: Broken.xib"))
    let quiet = try await Self.run("--folder", "--quiet")
    #expect(quiet.messages.isEmpty)
    let missing = try await CommandLineTest.run("canvas", "Nowhere.xib")
    #expect(missing.status == .failure && missing.messages.contains("Nowhere.xib"))
    let nothing = try await CommandLineTest.run("canvas")
    #expect(nothing.status == .usage)
  }
}
