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
    selfsize measures self-sizing iOS cells without a device, at every Dynamic Type
    size and width.

    Examples:
      selfsize report --out report.html
      selfsize measure --sizes L,AX3
      selfsize measure --xib RecipeListCell.xib --set titleLabel=Pancakes
      selfsize help measure

    Commands:
      measure       print the heights of cells
      report        write an HTML report of heights and drawn cells
      record        record heights as the baseline for check
      check         compare heights with the baseline
      verify        compare heights with a device's, or with reference images
      probe         write a test that measures a device
      merge         merge the shards of a run
      fuzz          find the shortest texts that break a template
      explain       explain a cell's height
      simulate      scroll a collection of self-sizing cells
      bench         compare self-sizing strategies
      solve         solve a system of linear constraints
      font          describe a font file
      import        turn an Interface Builder file, or a class of cells, into Swift
      init          set up a folder that lists an app's own cells
      canvas        compare frames with Interface Builder's
      help COMMAND  print the options of a command

    Your app's own cells, with any command:
      --sources FOLDER   measure the cells that the folder lists, compiled from the
                         app's own sources
      --package FOLDER   the SelfSizing package to compile them with, if it is not
                         found from the executable
      --cache FOLDER     where to keep build products (default: .build/selfsizing,
                         or the user's cache)
      --require-sandbox  run the app's code only if files or better contains it;
                         =full asks for that
      --verbose          show what the app's code prints, each line marked

    Interface Builder files, with any command:
      --xib PATH      measure the cells of a .xib or .storyboard file, or of a
                      folder of them
      --set KEY=TEXT  set the text of an outlet, or NAME.isHidden=true; may be
                      repeated
      --fonts FOLDER  font files for the app's own fonts
      --scale-fonts   scale fixed-size fonts as body text scales

    Options:
      --help     print this help
      --version  print the version

    Exit status: 0 if the output was produced; 1 if check, verify, fuzz, --strict or
    --fail-on found something; 2 if content could not be read or output could not be
    written; 64 for a usage error; 130 if interrupted.

    """

  static let measure = """
    Measures each cell at every text size and width. Prints what is wrong and where,
    then a line for each cell: its least and greatest height, a bar for each text
    size, and its state.

    Examples:
      selfsize measure
      selfsize measure --template recipe --sizes L,AX3 --width 320,375
      selfsize measure --template recipe --content contents.json --format csv

    Usage:
      selfsize measure [options]

    Options:
      --template NAME[,NAME]   templates to measure (default: all)
      --content FILE.json      contents to measure, a JSON array of objects; - reads
                               standard input; needs exactly one template (default:
                               the template's samples)
      --width W[,W]            widths in points (default: 375)
      --device NAME[,NAME]     devices in portrait instead of widths, such as
                               iPhone16 or iPadMini; sets their scale and size
                               classes
      --ios VERSION[,VERSION]  iOS versions whose figures controls, margins and
                               accessories use: 18, 26 (default: the one that a
                               template is declared for)
      --profile TRUTH.json     measure with a device's figures, as the probe wrote
                               them, instead of assumed ones
      --sizes all|NAME[,NAME]  text sizes: xSmall, small, medium, large, xLarge,
                               xxLarge, xxxLarge, AX1 to AX5 (default: all)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out right to left
      --bold-text              measure with Bold Text turned on
      --size-class compact|regular|landscape
                               size classes of an iPhone in portrait, an iPad, or an
                               iPhone in landscape (default: unspecified; compact
                               for Interface Builder files)
      --system-font FILE       font file to use as the system font at all weights
                               and sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that a font lacks, the
                               content's language first
      --shard K/N              measure one of N equal parts; merge puts them
                               together
      --format table|json|csv|markdown
                               output format (default: table)
      --all                    print every height, a column for each text size
      --annotate xcode|github  also print findings with file and line, for Xcode or
                               GitHub to show beside the source
      --sarif FILE.sarif       also write findings as SARIF, for code scanning
      --strict                 exit with 1 if a defect was found
      --fail-on KIND[,KIND]    exit with 1 if one of these was found: defects, all,
                               or kinds such as truncated or assumed
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let report = """
    Writes one HTML file with a matrix of all heights, and every cell drawn.

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
      --device NAME[,NAME]     devices in portrait instead of widths, such as
                               iPhone16 or iPadMini; sets their scale and size
                               classes
      --ios VERSION[,VERSION]  iOS versions whose figures controls, margins and
                               accessories use: 18, 26 (default: the one that a
                               template is declared for)
      --profile TRUTH.json     measure with a device's figures, as the probe wrote
                               them, instead of assumed ones
      --sizes all|NAME[,NAME]  text sizes: xSmall, small, medium, large, xLarge,
                               xxLarge, xxxLarge, AX1 to AX5 (default: all)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out right to left
      --bold-text              measure with Bold Text turned on
      --size-class compact|regular|landscape
                               size classes of an iPhone in portrait, an iPad, or an
                               iPhone in landscape (default: unspecified; compact
                               for Interface Builder files)
      --system-font FILE       font file to use as the system font at all weights
                               and sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that a font lacks, the
                               content's language first
      --shard K/N              measure one of N equal parts; merge puts them
                               together
      --out FILE.html          file to write (default: report.html)
      --data FILE.json         also write all numbers, as measure --format json does
      --editor SCHEME          open lines of source in an editor, by its addresses'
                               scheme, such as vscode
      --static                 leave out the engine that lets readers try the cells
      --bench                  also compare self-sizing strategies, as bench does
      --annotate xcode|github  also print findings with file and line, for Xcode or
                               GitHub to show beside the source
      --sarif FILE.sarif       also write findings as SARIF, for code scanning
      --strict                 exit with 1 if a defect was found
      --fail-on KIND[,KIND]    exit with 1 if one of these was found: defects, all,
                               or kinds such as truncated or assumed
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let record = """
    Writes a baseline: a text file with all heights, the findings and the templates'
    constants. Commit it. With --template, only those templates are recorded again.
    Widths, sizes, systems and settings that you leave out stay as they are in the
    file, and accepted findings stay accepted. An app's lists, with --sources, have
    a baseline as well: their figures are written to BASELINE.lists.

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
      --device NAME[,NAME]     devices in portrait instead of widths, such as
                               iPhone16 or iPadMini; sets their scale and size
                               classes
      --ios VERSION[,VERSION]  iOS versions whose figures controls, margins and
                               accessories use: 18, 26 (default: the one that a
                               template is declared for)
      --profile TRUTH.json     measure with a device's figures, as the probe wrote
                               them, instead of assumed ones
      --sizes all|NAME[,NAME]  text sizes: xSmall, small, medium, large, xLarge,
                               xxLarge, xxxLarge, AX1 to AX5 (default: all)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out right to left
      --bold-text              measure with Bold Text turned on
      --size-class compact|regular|landscape
                               size classes of an iPhone in portrait, an iPad, or an
                               iPhone in landscape (default: unspecified; compact
                               for Interface Builder files)
      --system-font FILE       font file to use as the system font at all weights
                               and sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that a font lacks, the
                               content's language first
      --shard K/N              measure one of N equal parts; merge puts them
                               together
      --baseline FILE          file to write (default: selfsize.baseline)
      --accept FINDING         accept a finding, however many cells have it
      --reason TEXT            why the finding is accepted; needs --accept
      --dry-run                write nothing; print what would change
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let check = """
    Measures at the baseline's sizes and widths, prints what differs and which
    changed constant caused it, and writes the report. An app's lists are compared
    with BASELINE.lists, if there is one. Exits with 1 if a height changed, a defect
    is new, a content or template was added or removed, or a list's figure has
    grown.

    Examples:
      selfsize check
      selfsize check --template recipe --out changed.html
      selfsize check --annotate github --summary summary.md --junit heights.xml

    Usage:
      selfsize check [options]

    Options:
      --template NAME[,NAME]   templates to check (default: all)
      --content FILE.json      contents to measure, as recorded; needs exactly one
                               template (default: the template's samples)
      --baseline FILE          baseline to compare with (default: selfsize.baseline)
      --out FILE.html          report to write (default: report.html)
      --static                 leave out the engine that lets readers try the cells
      --shard K/N              measure one of N equal parts; merge puts them
                               together
      --profile TRUTH.json     measure with a device's figures, as the probe wrote
                               them, instead of assumed ones
      --system-font FILE       font file to use as the system font at all weights
                               and sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that a font lacks, the
                               content's language first
      --annotate xcode|github  also print findings with file and line, for Xcode or
                               GitHub to show beside the source
      --sarif FILE.sarif       also write findings as SARIF, for code scanning
      --junit FILE.xml         also write the outcome as JUnit XML
      --summary FILE.md        also write the outcome as Markdown, for a pull
                               request or a job summary
      --fail-on KIND[,KIND]    which new findings fail (default: defects): defects,
                               all, or kinds such as truncated or assumed
      --format table|json|csv|markdown
                               output format (default: table)
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let fuzz = """
    Puts pseudo-translations, URLs, emoji, Arabic, Korean, Thai, empty and multiline
    texts into each label. Reports the shortest text that fails, and how many
    characters fit. With --strings, it tries the translations of a string catalog
    instead. Exits with 1 if anything fails.

    Examples:
      selfsize fuzz recipe
      selfsize fuzz recipe --sizes L,AX3 --width 320
      selfsize fuzz recipe --strings Localizable.xcstrings --label title

    Usage:
      selfsize fuzz NAME [options]

    Options:
      NAME                      template to try texts on
      --content FILE.json       contents, the first of which fills the other labels
                                (default: the first sample)
      --width W[,W]             widths in points (default: 320,375,430)
      --sizes all|NAME[,NAME]   text sizes (default: all)
      --ios VERSION             iOS version whose figures the cell uses: 18 or 26
                                (default: the template's own)
      --strings FILE.xcstrings  string catalog, or FILE.strings in its language's
                                folder, to try instead
      --label NAME              label to put the translations into; needed if there
                                are several
      --fail-on KIND[,KIND]     exit with 1 only for these failures: defects, or
                                kinds such as truncated or clipped (default: all)
      --scale 1|2|3             pixels per point (default: 3)
      --locale ID               language and region, for line breaking (default:
                                en_US)
      --rtl                     lay out right to left
      --bold-text               measure with Bold Text turned on
      --size-class compact|regular|landscape
                                size classes of an iPhone in portrait, an iPad, or
                                an iPhone in landscape (default: unspecified;
                                compact for Interface Builder files)
      --system-font FILE        font file to use as the system font at all weights
                                and sizes, instead of the built-in figures
      --fallback-fonts FOLDER   font files for characters that a font lacks, the
                                content's language first
      --format table|json|csv|markdown
                                output format (default: table)
      --quiet                   print no progress and no notes
      --help                    print this help

    Templates: recipe, chat, settings

    """

  static let explain = """
    Breaks a cell's height down into the constants that add up to it. Prints the
    constraints that hold it with file and line, what other fitting priorities would
    change, and the findings.

    Examples:
      selfsize explain recipe
      selfsize explain recipe --item 3 --sizes L,AX3 --width 320
      selfsize explain recipe --sizes AX5 --svg recipe-AX5.svg

    Usage:
      selfsize explain NAME [options]

    Options:
      NAME                     template of the cell
      --content FILE.json      contents, a JSON array of objects (default: the
                               template's samples)
      --item N                 which content to explain, by number (default: 1)
      --width W                width in points (default: 375)
      --sizes all|NAME[,NAME]  text sizes, one after another (default: large)
      --ios VERSION            iOS version whose figures the cell uses: 18 or 26
                               (default: the template's own)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out right to left
      --bold-text              measure with Bold Text turned on
      --size-class compact|regular|landscape
                               size classes of an iPhone in portrait, an iPad, or an
                               iPhone in landscape (default: unspecified; compact
                               for Interface Builder files)
      --system-font FILE       font file to use as the system font at all weights
                               and sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that a font lacks, the
                               content's language first
      --svg FILE.svg           also write the drawn cell
      --format table|json      output format (default: table)
      --strict                 exit with 1 if a defect was found
      --fail-on KIND[,KIND]    exit with 1 if one of these was found: defects, all,
                               or kinds such as truncated or assumed
      --verbose                also list constraints that only pass edges on, and
                               every derivative
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let merge = """
    Completes a measure, report, record or check that ran with --shard: reads the
    files of all shards and writes what one run would have written, byte for byte,
    without measuring all cells again. Run it in the same folder at the same
    revision, with the command line that was divided after two dashes. The files run
    nothing: without a command line, the heights of measure are printed.

    Examples:
      selfsize merge 1.shard 2.shard 3.shard
      selfsize merge shards/*.shard -- check --out report.html

    Usage:
      selfsize merge FILE… [options]

    Options:
      FILE    file of a shard; give all of them
      --help  print this help

    """

  static let simulate = """
    Scrolls through a collection whose cells are measured as they appear. Prints how
    many cells were measured, how the content offset was corrected, and how far the
    visible cells moved on the screen.

    Examples:
      selfsize simulate
      selfsize simulate --template recipe --items 200 --sizes AX3
      selfsize simulate --layout masonry --motion up --anchor none --steps

    Usage:
      selfsize simulate [options]

    Options:
      --list NAME[,NAME]       the app's lists to move, with their own layouts and
                               data; needs --sources
      --calls FILE             write every request and call; needs one list and
                               motion
      --layout NAME[,NAME]     layouts: table, masonry, grid, columns, rows, flow,
                               compositional (default: all)
      --motion NAME[,NAME]     movements: down, up, jump, rotate, text-size,
                               updates, bounce (default: all)
      --anchor NAME[,NAME]     what keeps its position on the screen:
                               first-fully-visible, above-only, bottom, none
                               (default: all, side by side)
      --columns N              items side by side, except in a table (default: 2)
      --items N                number of items (default: 10000)
      --template NAME[,NAME]   templates, used by the items in turn (default: all)
      --content FILE.json      contents of the items, a JSON array of objects; -
                               reads standard input; needs exactly one template
                               (default: the template's samples)
      --ios VERSION            iOS version whose figures the cells use: 18 or 26
                               (default: the templates' own)
      --width W                width of the viewport in points (default: 375)
      --height H               height of the viewport in points (default: 812)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out right to left
      --bold-text              measure with Bold Text turned on
      --size-class compact|regular|landscape
                               size classes of an iPhone in portrait, an iPad, or an
                               iPhone in landscape (default: unspecified; compact
                               for Interface Builder files)
      --system-font FILE       font file to use as the system font at all weights
                               and sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that a font lacks, the
                               content's language first
      --sizes NAME             text size (default: large)
      --estimates layout|median|measured
                               heights of cells not measured yet: 100 points, the
                               median so far, or measured ahead of time (default:
                               layout)
      --step POINTS            scrolling distance of a step in points (default: 400)
      --steps                  print every step; needs one layout, motion and anchor
      --verbose                print the figures of every layout and motion
      --time                   print the time per step, which varies from run to run
      --film FILE              write film strips of the viewport, an SVG file
      --record FILE            write the figures as a baseline for --check
      --check FILE             exit with 1 if a figure is larger than in the
                               recorded baseline
      --format table|json|csv|markdown
                               output format (default: table)
      --strict                 exit with 1 if anything was found
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let bench = """
    Runs the same script under each self-sizing strategy: a first layout, a jump to
    the middle, scrolling up, cells that change, rotation and a new text size.
    Prints how many cells were measured, how wrong the content size was, what moved,
    and the time.

    Examples:
      selfsize bench
      selfsize bench --template recipe --items 10000 --layout table
      selfsize bench --strategy in-prepare,learned --anchor none --format json

    Usage:
      selfsize bench [options]

    Options:
      --strategy NAME[,NAME]   in-prepare, estimate, learned, ahead (default: all)
      --layout NAME[,NAME]     table, masonry, columns (default: all)
      --anchor NAME[,NAME]     what keeps its position on the screen: none,
                               above-only, first-fully-visible, bottom (default:
                               none,first-fully-visible)
      --columns N              number of columns, except in a table (default: 2)
      --items N                number of items (default: 1000)
      --template NAME[,NAME]   templates, used by the items in turn (default: all)
      --content FILE.json      contents of the items, a JSON array of objects; -
                               reads standard input; needs exactly one template
                               (default: the template's samples)
      --ios VERSION            iOS version whose figures the cells use: 18 or 26
                               (default: the templates' own)
      --width W                width of the viewport in points (default: 375)
      --height H               height of the viewport in points (default: 812)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out right to left
      --bold-text              measure with Bold Text turned on
      --size-class compact|regular|landscape
                               size classes of an iPhone in portrait, an iPad, or an
                               iPhone in landscape (default: unspecified; compact
                               for Interface Builder files)
      --system-font FILE       font file to use as the system font at all weights
                               and sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that a font lacks, the
                               content's language first
      --sizes NAME             initial text size (default: large)
      --estimate POINTS        estimated height of an item in points (default: 100)
      --format table|json|csv|markdown
                               output format (default: table)
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let solve = """
    Reads variables and constraints as JSON. Prints the values, the violation at
    each priority, what is ambiguous, and the constraints that add up to each value;
    for constraints that contradict each other, an irreducible set of them. A system
    is {"variables": ["x"], "constraints": [{"terms": [[1, "x"]], "relation": ">=",
    "constant": 3, "priority": 750}]}.

    Examples:
      selfsize solve system.json
      selfsize solve - --format json < system.json

    Usage:
      selfsize solve FILE.json [options]

    Options:
      FILE.json            system to solve; - reads standard input
      --format table|json  output format (default: table)
      --quiet              print no progress and no notes
      --help               print this help

    """

  static let font = """
    Prints the names, metrics, axes, named instances and line heights of a TrueType
    or OpenType file, how far its widths can be trusted, what could not be read, and
    whether it has the characters of a text. --verify exits with 1 if the width of a
    published string differs.

    Examples:
      selfsize font Inter.ttf
      selfsize font Inter.ttf --size 22 --text "Größe 大"
      selfsize font InterVariable.ttf --axis wght=550,opsz=32
      selfsize font SF-Pro.ttf --verify

    Usage:
      selfsize font FILE [options]

    Options:
      FILE                 font file
      --face N             face of a collection (default: 1)
      --size POINTS        point size (default: 17)
      --text TEXT          text to look up and measure
      --axis TAG=VALUE[,TAG=VALUE]
                           positions along axes (default: the optical size for the
                           point size; other axes as in the file)
      --instance NAME      named instance to use
      --verify             measure the system font's published strings, and print
                           how many agree
      --format table|json  output format (default: table)
      --quiet              print no progress and no notes
      --help               print this help

    """

  static let importing = """
    Writes the cells of a .xib or .storyboard file as Swift templates that measure
    to the same heights. With --sources, writes a class of cells of that folder as
    it shows its first sample, if a template with the same views has the same
    heights at every text size.

    Examples:
      selfsize import RecipeListCell.xib
      selfsize import RecipeListCell.xib --out RecipeListCell.swift
      selfsize import RecipeCell --sources Heights

    Usage:
      selfsize import FILE.xib [options]

    Options:
      FILE.xib               file to import; or the name of a cell, with --sources
      --out FILE.swift       file to write (default: standard output)
      --size-class compact|regular|landscape
                             size classes of an iPhone in portrait, an iPad, or an
                             iPhone in landscape (default: unspecified; compact for
                             Interface Builder files)
      --strict               exit with 1 if a defect was found
      --fail-on KIND[,KIND]  exit with 1 if one of these was found: defects, all, or
                             kinds such as truncated or assumed
      --quiet                print no progress and no notes
      --help                 print this help

    """

  static let canvas = """
    Lays out each cell of .xib and .storyboard files at its size on the canvas, and
    compares every frame with the one that Interface Builder saved, laid out by
    Apple's Auto Layout. Prints how many agree within half a point, and sorts the
    rest by cause. A frame is stale only if the document itself shows it.

    Examples:
      selfsize canvas RecipeListCell.xib
      selfsize canvas Sources --summary
      selfsize canvas Sources --fonts Fonts --format csv

    Usage:
      selfsize canvas PATH [options]

    Options:
      PATH       file, or folder of files, to compare
      --summary  do not list individual frames
      --format table|json|csv|markdown
                 output format (default: table)
      --quiet    print no progress and no notes
      --help     print this help

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
      (["help", "merge"], merge), (["merge", "-h"], merge),
      (["help", "fuzz"], fuzz), (["fuzz", "-h"], fuzz), (["help", "help"], tool),
      (["help", "explain"], explain), (["explain", "-h"], explain),
      (["help", "simulate"], simulate), (["simulate", "-h"], simulate),
      (["help", "bench"], bench), (["bench", "-h"], bench),
      (["help", "solve"], solve), (["solve", "-h"], solve),
      (["help", "font"], font), (["font", "-h"], font),
      (["help", "import"], importing), (["import", "-h"], importing),
      (["help", "canvas"], canvas), (["canvas", "-h"], canvas),
      (["--version"], "selfsize 1.2.3\n"),
    ])
  func text(arguments: [String], expected: String) throws {
    guard case .text(let text) = try sampleParser.parse(arguments) else {
      Issue.record("\(arguments) asks for no text")
      return
    }
    #expect(text == expected)
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

  @Test("after -- is no help but an argument")
  func afterDashes() {
    #expect(throws: UsageError.unexpectedOperand("--help", hint: nil)) {
      try sampleParser.parse(["measure", "--", "--help"])
    }
  }
}
