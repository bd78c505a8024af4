import Foundation
import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("Traits on the command line")
struct TraitsCommandTests {
  struct Note: Codable, Sendable {
    var text: String
  }

  /// A cell that is 10 points higher in regular width, and 100 in bold.
  static let cell = CellTemplate<Note>("note") { cell in
    let text = cell.label(\.text, style: .body)
    let wide = cell.view().hidden(when: { $0.horizontalSizeClass != .regular })
    let bold = cell.view().hidden(when: { $0.legibilityWeight != .bold })
    wide.heightAnchor.constraint(equalToConstant: 10)
    bold.heightAnchor.constraint(equalToConstant: 100)
    let stack = cell.stack(.vertical) {
      text
      wide
      bold
    }
    stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor)
    stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
    stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor)
    stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
  }

  private func run(_ line: String) async throws -> CommandResult {
    try await CommandLineTest.run(
      line.split(separator: " ").map(String.init),
      entries: [TemplateEntry(Self.cell, samples: [Note(text: "x")])])
  }

  private func height(_ flags: String) async throws -> String {
    let output = try await run("measure --sizes L --format csv \(flags)").output
    let fields = output.split(separator: "\n").last?.split(separator: ",") ?? []
    return fields.count > 5 ? String(fields[5].prefix(5)) : output
  }

  @Test("reach every measurement: a line of body text is 20.33 points high")
  func heights() async throws {
    #expect(try await height("") == "20.33")
    #expect(try await height("--bold-text") == "120.3")
    #expect(try await height("--size-class regular") == "30.33")
    #expect(try await height("--size-class compact") == "20.33")
    #expect(try await height("--device iPadMini") == "30.5")
    #expect(try await height("--device iPhone16 --bold-text") == "120.3")
  }

  @Test("of a device reach a measurer as well")
  func device() throws {
    let measurer = Measurer(Self.cell)
    let note = Note(text: "x")
    #expect(try measurer.measure(note, on: .iPadMini).size == LayoutSize(width: 744, height: 30.5))
    let turned = try measurer.measure(
      note, on: .iPadMini, in: .landscape, contentSizeCategory: .accessibilityMedium)
    #expect(turned.size.width == 1133 && turned.size.height > 43)
  }

  @Test("are named where they are not the default, in every form")
  func words() async throws {
    let flags = "--sizes L --bold-text --size-class regular"
    let words = "3x, left to right, en_US, Bold Text, regular width, regular height"
    for format in ["table", "markdown"] {
      // A terminal's lines end after 80 columns.
      let output = try await run("measure \(flags) --format \(format)").output
      #expect(output.replacing("\n  ", with: " ").contains(words))
      let plain = try await run("measure --sizes L --format \(format)").output
      #expect(!plain.contains("Bold Text") && !plain.contains("regular"))
    }
    let members = #""legibilityWeight":"bold","horizontalSizeClass":"regular""#
    #expect(try await run("measure \(flags) --format json").output.contains(members))
    #expect(try await run("explain note \(flags) --format json").output.contains(members))
    #expect(try await run("fuzz note \(flags) --width 320 --format json").output.contains(members))
    #expect(
      try await run("explain note \(flags)").output.contains("wide, Bold Text, regular width"))
    #expect(try await run("explain note \(flags)").output.contains("height 130.33 ="))
    #expect(
      try await run("fuzz note \(flags) --width 320").output.contains("points, Bold Text, regular"))
    #expect(!(try await run("explain note --sizes L").output.contains("left to right")))
  }

  @Test("are recorded, kept, and checked under; the report shows them")
  func baseline() async throws {
    let folder = try TemporaryFolder()
    let file = "--baseline \(folder.path(of: "b"))"
    let page = "--out \(folder.path(of: "r.html"))"
    #expect(try await run("record --bold-text --device iPadMini \(file)").status == .success)
    let text = try #require(folder.text(of: "b"))
    #expect(
      text.contains(
        "scale 2\ndirection leftToRight\nlocale en_US\nlegibilityWeight bold\n"
          + "horizontalSizeClass regular\nverticalSizeClass regular\n"))
    #expect(try await run("check \(file) \(page)").status == .success)
    #expect(try #require(folder.text(of: "r.html")).contains("en_US, Bold Text, regular width"))
    #expect(try await run("record \(file)").status == .success)
    #expect(folder.text(of: "b") == text)
    #expect(try await run("record --size-class compact \(file)").status == .success)
    #expect(
      try #require(folder.text(of: "b")).contains(
        "legibilityWeight bold\nhorizontalSizeClass compact"))
  }

  @Test("choose the variations of an Interface Builder file: one flag, one meaning")
  func variations() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><tableViewCell id="c"><tableViewCellContentView key="contentView" id="v"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="t"/>
      </subviews><constraints>
      <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>
      <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
      <constraint firstAttribute="trailing" secondItem="t" secondAttribute="trailing" id="3"/>
      <constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" id="4"/>
      <constraint firstItem="t" firstAttribute="height" constant="50" id="5">
      <variation key="widthClass=regular" constant="90"/></constraint>
      </constraints></tableViewCellContentView>
      </tableViewCell></objects></document>
      """, to: "Bar.xib")
    let file = folder.path(of: "Bar.xib")
    let base = folder.path(of: "b")
    for (flags, expected) in [
      ("", "50.0"), ("--size-class regular", "90.0"), ("--size-class landscape", "50.0"),
      ("--device iPadMini", "90.0"), ("--device iPadMini --size-class compact", "50.0"),
      ("--size-class regular --ios 18", "90.0"),
    ] {
      let output = try await run("measure --xib \(file) --sizes L --format csv \(flags)").output
      #expect(output.contains(",large,\(expected),"), "\(flags): \(output)")
    }
    #expect(
      try await run("explain Bar --xib \(file) --size-class regular").output.contains("height 90"))
    #expect(try await run("import \(file) --size-class regular").output.contains("90"))
    #expect(try await run("import \(file)").output.contains("50"))
    // The baseline says what check measures under, whatever the file is read for first.
    _ = try await run("record --xib \(file) --size-class regular --baseline \(base)")
    let check = try await run(
      "check --xib \(file) --baseline \(base) --out \(folder.path(of: "r"))")
    #expect(check.status == .success, "\(check.output)")
  }
}
