import Testing

@testable import SelfSizingCommand

/// The parser that the tests of arguments use.
var sampleParser: CommandLineParser {
  CommandLineParser(
    tool: "selfsize", version: "1.2.3", templates: ["recipe", "chat", "settings"])
}

@Suite("Help")
struct HelpTests {
  static let tool = """
    selfsize measures self-sizing cells without a device: their heights at every
    Dynamic Type size and width.

    Examples:
      selfsize report --out report.html
      selfsize measure --sizes L,AX3
      selfsize help measure

    Commands:
      measure       print the heights of cells
      report        write an HTML report with drawn cells
      record        write the heights down, for check to compare with
      check         compare the heights with those recorded
      simulate      scroll a collection of self-sizing cells
      help COMMAND  print the options of a command

    Options:
      --help     print this help
      --version  print the version

    Exit status: 0 where the output was produced, 1 where --strict found something,
    2 where content could not be read or output not written, 64 where the command
    line was not understood, 130 where the command was interrupted.

    """

  static let measure = """
    Prints the height of each cell at every text size and width.

    Examples:
      selfsize measure
      selfsize measure --template recipe --sizes L,AX3 --width 320,375
      selfsize measure --template recipe --content contents.json --csv

    Usage:
      selfsize measure [options]

    Options:
      --template NAME[,NAME]   templates to measure (default: all)
      --content FILE.json      contents to measure, a JSON array of objects; - reads
                               standard input; needs exactly one template (default:
                               the template's samples)
      --width W[,W]            widths in points (default: 375)
      --sizes all|NAME[,NAME]  text sizes: xSmall, small, medium, large, xLarge,
                               xxLarge, xxxLarge, AX1 to AX5 (default: all)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out from right to left
      --json                   print JSON instead of a table
      --csv                    print comma-separated values instead of a table
      --markdown               print tables of Markdown
      --annotate xcode|github  also print findings with file and line, as Xcode or
                               GitHub show them beside the source
      --sarif FILE.sarif       also write findings for code scanning
      --strict                 exit with 1 if anything was found
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let report = """
    Writes one HTML file with the heights of all cells as a matrix, and the cells
    drawn.

    Examples:
      selfsize report --out report.html
      selfsize report --template recipe --width 320,375,428 --sizes L,AX1,AX5
      selfsize report --template recipe --content contents.json

    Usage:
      selfsize report [options]

    Options:
      --template NAME[,NAME]   templates to measure (default: all)
      --content FILE.json      contents to measure, a JSON array of objects; - reads
                               standard input; needs exactly one template (default:
                               the template's samples)
      --width W[,W]            widths in points (default: 375)
      --sizes all|NAME[,NAME]  text sizes: xSmall, small, medium, large, xLarge,
                               xxLarge, xxxLarge, AX1 to AX5 (default: all)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out from right to left
      --out FILE.html          file to write (default: report.html)
      --annotate xcode|github  also print findings with file and line, as Xcode or
                               GitHub show them beside the source
      --sarif FILE.sarif       also write findings for code scanning
      --strict                 exit with 1 if anything was found
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let record = """
    Writes a baseline: a text file with all heights, the findings and the template's
    constants. Commit it. With --template only those are recorded anew; findings
    once accepted stay so.

    Examples:
      selfsize record --width 320,375,430
      selfsize record --template recipe
      selfsize record --accept recipe.title.truncated --reason "by design"

    Usage:
      selfsize record [options]

    Options:
      --template NAME[,NAME]   templates to measure (default: all)
      --content FILE.json      contents to measure, a JSON array of objects; - reads
                               standard input; needs exactly one template (default:
                               the template's samples)
      --width W[,W]            widths in points (default: 375)
      --sizes all|NAME[,NAME]  text sizes: xSmall, small, medium, large, xLarge,
                               xxLarge, xxxLarge, AX1 to AX5 (default: all)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out from right to left
      --baseline FILE          file to write (default: selfsize.baseline)
      --accept FINDING         accept a finding, whatever its number
      --reason TEXT            why the finding is accepted; needs --accept
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let check = """
    Measures at the sizes and widths of the baseline, prints what differs and which
    changed constant made it, writes the report, and exits with 1 if a height
    changed, a finding is new, or a content or template came or went.

    Examples:
      selfsize check
      selfsize check --template recipe --out changed.html
      selfsize check --annotate github --summary summary.md --junit heights.xml

    Usage:
      selfsize check [options]

    Options:
      --template NAME[,NAME]   templates to check (default: all)
      --content FILE.json      contents to measure, as they were recorded; needs
                               exactly one template (default: the template's
                               samples)
      --baseline FILE          file to compare with (default: selfsize.baseline)
      --out FILE.html          report to write (default: report.html)
      --annotate xcode|github  also print findings with file and line, as Xcode or
                               GitHub show them beside the source
      --sarif FILE.sarif       also write findings for code scanning
      --junit FILE.xml         also write the outcome as JUnit XML
      --summary FILE.md        also write the outcome as Markdown, for a pull
                               request or a job's summary
      --json                   print JSON instead of a table
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let simulate = """
    Scrolls a collection whose cells are measured as they appear, and prints the
    offset, the content size and the corrections of each step.

    Examples:
      selfsize simulate
      selfsize simulate --template recipe --items 200 --sizes AX3
      selfsize simulate --layout masonry --columns 3 --width 1024 --anchor none

    Usage:
      selfsize simulate [options]

    Options:
      --layout table|masonry  layout of the collection (default: table)
      --columns N             columns of a masonry (default: 2)
      --items N               number of items (default: 1000)
      --template NAME[,NAME]  templates that items take by turns (default: all)
      --content FILE.json     contents of the items, a JSON array of objects; -
                              reads standard input; needs exactly one template
                              (default: the template's samples)
      --width W               width of the viewport in points (default: 375)
      --height H              height of the viewport in points (default: 812)
      --sizes NAME            text size (default: large)
      --anchor none|above-only|first-fully-visible|bottom
                              item that keeps its place on the screen (default:
                              first-fully-visible)
      --direction up|down     where to scroll: up from the end or down from the
                              start (default: up)
      --step POINTS           distance of one step in points (default: 400)
      --json                  print JSON instead of a table
      --strict                exit with 1 if anything was found
      --help                  print this help

    Templates: recipe, chat, settings

    """

  @Test(
    "is printed word for word",
    arguments: [
      (["--help"], tool), (["-h"], tool), (["help"], tool), (["help", "--help"], tool),
      (["measure", "--width", "-h"], measure), (["measure", "--bogus", "--help"], measure),
      (["help", "measure"], measure), (["measure", "-h"], measure),
      (["help", "report"], report), (["report", "-h"], report),
      (["help", "record"], record), (["record", "-h"], record),
      (["help", "check"], check), (["check", "-h"], check),
      (["help", "simulate"], simulate), (["simulate", "-h"], simulate),
      (["--version"], "selfsize 1.2.3\n"),
    ])
  func text(arguments: [String], expected: String) throws {
    #expect(try sampleParser.parse(arguments) == .text(expected))
  }

  @Test("is no wider than 80 columns, and ends every line without blanks")
  func width() {
    let parser = CommandLineParser(
      tool: "heights", version: "1", templates: (1...40).map { "template\($0)" })
    for text in [parser.help] + parser.commands.map({ $0.help(parser.context) }) {
      for line in text.split(separator: "\n") {
        #expect(line.count <= 80 && line.last != " ", "\(line)")
      }
    }
  }

  @Test("behind -- is no help but an argument")
  func afterDashes() {
    #expect(throws: UsageError.unexpectedOperand("--help", hint: nil)) {
      try sampleParser.parse(["measure", "--", "--help"])
    }
  }
}
