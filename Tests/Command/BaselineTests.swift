import SelfSizing
import Testing

@testable import SelfSizingCommand

@Suite("A baseline")
struct BaselineTests {
  static let text = """
    selfsize baseline 1
    scale 3
    direction leftToRight
    locale en_US
    priorities 1000 50

    accept note.title.truncated one line is the design

    template note
    sizes large AX1
    widths 320 375.5
    constant stack.spacing = 4
    finding title.truncated 3
    content One = two
    320: 60.667 87.333
    375.5: 60.667 87.333
    content\u{20}
    320: 60.667 87.333
    375.5: 60 88

    """

  @Test("is written as it was read")
  func roundTrip() throws {
    #expect(try Baseline(text: Self.text).text() == Self.text)
    #expect(try Baseline(text: Self.text.replacing("\n", with: "\r\n")).text() == Self.text)
  }

  @Test("keeps names that begin with a combining mark")
  func combiningMark() throws {
    let text = Self.text.replacing("content ", with: "content \u{301}")
    #expect(try Baseline(text: text).text().unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("keeps a template once for each system, and no more")
  func systems() throws {
    let template = Self.text.split(separator: "\n\n").last.map(String.init) ?? ""
    let both =
      Self.text.replacing("note\nsizes", with: "note\nsystem iOS 18\nsizes")
      + "\n" + template.replacing("note\nsizes", with: "note\nsystem iOS 26\nsizes")
    #expect(try Baseline(text: both).text() == both)
    #expect(try Baseline(text: both).template("note", system: "iOS 26") != nil)
    #expect(try Baseline(text: both).template("note", system: nil) == nil)
    for (text, problem) in [
      (Self.text + "\n" + template, "the template note, which ends here, occurs twice"),
      (
        both.replacing("iOS 18", with: "iOS 3"),
        "there is no system \"iOS 3\"; known are iOS 18, iOS 26"
      ),
    ] {
      let error = #expect(throws: BaselineError.self) { try Baseline(text: text) }
      #expect(error?.problem == problem)
    }
  }

  @Test(
    "that is malformed names its line and what is wrong",
    arguments: [
      ("", 1, "a baseline starts with \"selfsize baseline 1\""),
      ("selfsize baseline 2", 1, "a baseline starts with \"selfsize baseline 1\""),
      ("selfsize baseline 1\nscale nan", 2, "\"nan\" is not a number from 0.1 to 100.0"),
      ("selfsize baseline 1\nscale -1", 2, "\"-1\" is not a number from 0.1 to 100.0"),
      ("selfsize baseline 1\ndirection up", 2, "a direction is leftToRight or rightToLeft"),
      ("selfsize baseline 1\nwidths 3", 2, "\"widths\" is before the first template"),
      ("selfsize baseline 1\naccept a.b", 2, "an accepted finding needs its name and a reason"),
      ("selfsize baseline 1\ntemplate", 2, "a template needs a name"),
      ("selfsize baseline 1\ntemplate a\nsizes huge", 3, "there is no text size \"huge\""),
      ("selfsize baseline 1\ntemplate a\n320: 4", 3, "heights need a content before them"),
      (
        "selfsize baseline 1\ntemplate a\nsizes L\nwidths 320\ncontent x\n320: 4 5", 6,
        "2 heights for 1 sizes"
      ),
      (
        "selfsize baseline 1\ntemplate a\nsizes L\nwidths 320\ncontent x\n321: 4", 6,
        "the widths of a content must have the order of \"widths\""
      ),
      (
        "selfsize baseline 1\ntemplate a\nsizes L\nwidths 320\ncontent x\ncontent y", 6,
        "content \"x\" has heights for 0 of 1 widths"
      ),
      (
        "selfsize baseline 1\ntemplate a\nsizes L\nwidths 320\ncontent x\n320: 4\nsizes L AX1", 7,
        "\"sizes\" must come before the contents"
      ),
      (
        "selfsize baseline 1\ntemplate a\nsizes L\nwidths 320\ncontent x\n320: 4\nwidths 320", 7,
        "\"widths\" must come before the contents"
      ),
      ("selfsize baseline 1\n", 2, "there are no heights, because no template is recorded"),
      ("selfsize baseline 1\nscale 2\nscale 3", 3, "\"scale\" occurs twice"),
      ("selfsize baseline 1\nsystemFont ", 2, "a font needs its name"),
      (
        "selfsize baseline 1\nsystemFont A\nsystemFont B", 3,
        "\"systemFont\" occurs twice"
      ),
      (
        "selfsize baseline 1\nlegibilityWeight heavy", 2,
        "a legibility weight is unspecified, regular or bold"
      ),
      (
        "selfsize baseline 1\ntemplate a\nsizes L\nwidths 320\ntemplate b", 5,
        "the template a, which ends here, has no heights"
      ),
      (
        "selfsize baseline 1\ntemplate a\nwidths 320\nwidths 320 375", 4,
        "\"widths\" occurs twice"
      ),
      (
        "selfsize baseline 1\ntemplate a\nconstant a.b = 1\nconstant a.b = 2", 4,
        "the constant a.b occurs twice"
      ),
      (
        "selfsize baseline 1\ntemplate a\nfinding x 1\nfinding x 2", 4,
        "the finding x occurs twice"
      ),
      (
        "selfsize baseline 1\ntemplate a\nfinding x many", 3,
        "a finding needs a name and the number of its cells"
      ),
    ])
  func malformed(text: String, line: Int, problem: String) throws {
    do {
      _ = try Baseline(text: text)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.line == line)
      #expect(error.problem == problem)
    }
  }

  @Test("keeps of font files their names, by which settings are compared")
  func fonts() throws {
    let lines = "systemFont Own Face, Version 4.0\nfallbackFont One\nfallbackFont Two\n"
    let text = Self.text.replacing("priorities", with: lines + "priorities")
    let baseline = try Baseline(text: text)
    #expect(baseline.text() == text)
    #expect(
      baseline.settings.fonts
        == MeasuringFonts(systemFont: "Own Face, Version 4.0", fallbackFonts: ["One", "Two"]))
    #expect(baseline.settings != MeasurementSettings())
    #expect(baseline.settings.summary.contains("system font Own Face, Version 4.0"))
    let without = baseline.settings.withFonts(of: TraitCollection())
    #expect(without == (try Baseline(text: Self.text).settings))
    var comparison = BaselineComparison(baseline)
    comparison.noteOtherFonts(than: baseline.settings)
    #expect(comparison.isClean)
    comparison.noteOtherFonts(than: without)
    #expect(!comparison.isClean)
  }

  @Test("holds every trait, and leaves out those that are not specified")
  func traits() throws {
    let text = Self.text.replacing(
      "locale en_US\n",
      with:
        "locale th\nlegibilityWeight bold\nhorizontalSizeClass regular\nverticalSizeClass compact\n"
    )
    let baseline = try Baseline(text: text)
    #expect(baseline.text() == text)
    #expect(
      baseline.settings.traits
        == TraitCollection(
          locale: "th", legibilityWeight: .bold, horizontalSizeClass: .regular,
          verticalSizeClass: .compact))
    #expect(
      baseline.settings.summary == "3x, left to right, th, Bold Text, regular width, compact height"
    )
    #expect(try Baseline(text: Self.text).settings.traits == TraitCollection())
    let settings = MeasurementSettings(TraitCollection(contentSizeCategory: .small))
    #expect(settings == MeasurementSettings(), "the text size is each measurement's own")
    #expect(settings.traits(.small).contentSizeCategory == .small)
  }

  @Test("keeps what was accepted when templates are recorded anew")
  func accepting() throws {
    var baseline = try Baseline(text: Self.text)
    baseline.accept("note.text.clipped", because: "on purpose")
    baseline.accept("note.title.truncated", because: "another reason")
    let lines = baseline.text().split(separator: "\n").filter { $0.hasPrefix("accept") }
    #expect(
      lines == [
        "accept note.title.truncated another reason", "accept note.text.clipped on purpose",
      ])
  }
}
