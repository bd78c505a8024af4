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
      selfsize measure --xib RecipeListCell.xib --set titleLabel=Pancakes
      selfsize help measure

    Commands:
      measure       print the heights of cells
      report        write an HTML report with drawn cells
      record        record heights as the baseline for check
      check         compare the heights with those recorded
      verify        compare heights with a device's, or with reference images
      probe         write a test that measures a device
      merge         put the shards of a run together
      fuzz          try texts that break a template, shortened
      explain       explain a cell's height
      simulate      scroll a collection of self-sizing cells
      bench         compare self-sizing strategies
      solve         solve a system of linear constraints
      font          describe a font file
      import        turn an Interface Builder file into Swift
      init          begin a folder that lists an app's own cells
      canvas        compare frames with those of Interface Builder
      help COMMAND  print the options of a command

    An app's own cells, with any command:
      --sources FOLDER  measure the cells that the folder lists, compiled from the
                        app's own sources
      --package FOLDER  the package that they are compiled with, unless it is found
                        from the executable
      --cache FOLDER    where to keep what is built for them; .build/selfsizing or
                        the user's cache by default

    Interface Builder files, with any command:
      --xib PATH      measure the cells of an Interface Builder file, or of a
                      folder, instead
      --set KEY=TEXT  set the text of an outlet, or NAME.isHidden=true; may be
                      repeated
      --fonts FOLDER  font files of the app's own fonts
      --scale-fonts   let fonts of a fixed size grow as body text does

    Options:
      --help     print this help
      --version  print the version

    Exit status: 0 where the output was produced, 1 where check, verify, fuzz,
    --strict or --fail-on found something, 2 where content could not be read or
    output not written, 64 where the command line was not understood, 130 where the
    command was interrupted.

    """

  static let measure = """
    Prints the height of each cell at every text size and width.

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
      --device NAME[,NAME]     iPhone16, iPadMini and so on, held upright, instead
                               of widths; with their scale and size classes
      --ios VERSION[,VERSION]  systems whose figures controls, margins and
                               accessories take: 18, 26 (default: the one that a
                               template is declared for)
      --profile TRUTH.json     figures of a device that the probe has measured, in
                               the place of assumed ones
      --sizes all|NAME[,NAME]  text sizes: xSmall, small, medium, large, xLarge,
                               xxLarge, xxxLarge, AX1 to AX5 (default: all)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out from right to left
      --bold-text              measure as with Bold Text switched on
      --size-class compact|regular|landscape
                               size classes of an iPhone upright, an iPad, or an
                               iPhone on its side (default: unspecified; of an
                               Interface Builder file, compact)
      --system-font FILE       font file of the system font, for all its weights and
                               sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that fonts lack, in the
                               order of the content's language
      --shard K/N              measure one of N equal parts, and print it for merge
                               to put together
      --format table|json|csv|markdown
                               form of the output (default: table)
      --annotate xcode|github  also print findings with file and line, as Xcode or
                               GitHub show them beside the source
      --sarif FILE.sarif       also write findings for code scanning
      --strict                 exit with 1 if a defect was found
      --fail-on KIND[,KIND]    exit with 1 if such was found: defects, all, or kinds
                               of findings such as truncated or assumed
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
      --device NAME[,NAME]     iPhone16, iPadMini and so on, held upright, instead
                               of widths; with their scale and size classes
      --ios VERSION[,VERSION]  systems whose figures controls, margins and
                               accessories take: 18, 26 (default: the one that a
                               template is declared for)
      --profile TRUTH.json     figures of a device that the probe has measured, in
                               the place of assumed ones
      --sizes all|NAME[,NAME]  text sizes: xSmall, small, medium, large, xLarge,
                               xxLarge, xxxLarge, AX1 to AX5 (default: all)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out from right to left
      --bold-text              measure as with Bold Text switched on
      --size-class compact|regular|landscape
                               size classes of an iPhone upright, an iPad, or an
                               iPhone on its side (default: unspecified; of an
                               Interface Builder file, compact)
      --system-font FILE       font file of the system font, for all its weights and
                               sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that fonts lack, in the
                               order of the content's language
      --shard K/N              measure one of N equal parts, and print it for merge
                               to put together
      --out FILE.html          file to write (default: report.html)
      --data FILE.json         also write every number, as measure --format json
                               does
      --bench                  also compare self-sizing strategies, as bench does
      --annotate xcode|github  also print findings with file and line, as Xcode or
                               GitHub show them beside the source
      --sarif FILE.sarif       also write findings for code scanning
      --strict                 exit with 1 if a defect was found
      --fail-on KIND[,KIND]    exit with 1 if such was found: defects, all, or kinds
                               of findings such as truncated or assumed
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let record = """
    Writes a baseline: a text file with all heights, the findings and the template's
    constants. Commit it. With --template only those are recorded anew. Widths,
    sizes, systems and settings that are not given stay as the file has them;
    findings once accepted stay so.

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
      --device NAME[,NAME]     iPhone16, iPadMini and so on, held upright, instead
                               of widths; with their scale and size classes
      --ios VERSION[,VERSION]  systems whose figures controls, margins and
                               accessories take: 18, 26 (default: the one that a
                               template is declared for)
      --profile TRUTH.json     figures of a device that the probe has measured, in
                               the place of assumed ones
      --sizes all|NAME[,NAME]  text sizes: xSmall, small, medium, large, xLarge,
                               xxLarge, xxxLarge, AX1 to AX5 (default: all)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out from right to left
      --bold-text              measure as with Bold Text switched on
      --size-class compact|regular|landscape
                               size classes of an iPhone upright, an iPad, or an
                               iPhone on its side (default: unspecified; of an
                               Interface Builder file, compact)
      --system-font FILE       font file of the system font, for all its weights and
                               sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that fonts lack, in the
                               order of the content's language
      --shard K/N              measure one of N equal parts, and print it for merge
                               to put together
      --baseline FILE          file to write (default: selfsize.baseline)
      --accept FINDING         accept a finding, whatever its number
      --reason TEXT            why the finding is accepted; needs --accept
      --dry-run                write nothing, and print what would be written
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let check = """
    Measures at the sizes and widths of the baseline, prints what differs and which
    changed constant made it, writes the report, and exits with 1 if a height
    changed, a defect is new, or a content or template came or went.

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
      --shard K/N              measure one of N equal parts, and print it for merge
                               to put together
      --profile TRUTH.json     figures of a device that the probe has measured, in
                               the place of assumed ones
      --system-font FILE       font file of the system font, for all its weights and
                               sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that fonts lack, in the
                               order of the content's language
      --annotate xcode|github  also print findings with file and line, as Xcode or
                               GitHub show them beside the source
      --sarif FILE.sarif       also write findings for code scanning
      --junit FILE.xml         also write the outcome as JUnit XML
      --summary FILE.md        also write the outcome as Markdown, for a pull
                               request or a job's summary
      --fail-on KIND[,KIND]    which new findings fail (default: defects): defects,
                               all, or kinds of findings such as truncated or
                               assumed
      --format table|json|csv|markdown
                               form of the output (default: table)
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let fuzz = """
    Puts pseudo-translations, addresses, emoji, Arabic, Korean, Thai, nothing and
    several lines into each label, and reports the shortest text that fails; counts
    the characters that fit. With --strings it tries the translations of a catalog
    instead. Exits with 1 if anything fails.

    Examples:
      selfsize fuzz recipe
      selfsize fuzz recipe --sizes L,AX3 --width 320
      selfsize fuzz recipe --strings Localizable.xcstrings --label title

    Usage:
      selfsize fuzz NAME [options]

    Options:
      NAME                      template to try texts on
      --content FILE.json       content whose first element lends the other texts
                                (default: the first sample)
      --width W[,W]             widths in points (default: 320,375,430)
      --sizes all|NAME[,NAME]   text sizes (default: all)
      --ios VERSION             system whose figures the cell takes: 18 or 26
                                (default: the template's own)
      --strings FILE.xcstrings  string catalog, or FILE.strings in the folder of its
                                language, to try instead
      --label NAME              label that translations go into; needed where there
                                are several
      --fail-on KIND[,KIND]     exit with 1 only for such failures: defects, or
                                kinds such as truncated or clipped (default: all)
      --scale 1|2|3             pixels per point (default: 3)
      --locale ID               language and region, for line breaking (default:
                                en_US)
      --rtl                     lay out from right to left
      --bold-text               measure as with Bold Text switched on
      --size-class compact|regular|landscape
                                size classes of an iPhone upright, an iPad, or an
                                iPhone on its side (default: unspecified; of an
                                Interface Builder file, compact)
      --system-font FILE        font file of the system font, for all its weights
                                and sizes, instead of the built-in figures
      --fallback-fonts FOLDER   font files for characters that fonts lack, in the
                                order of the content's language
      --format table|json|csv|markdown
                                form of the output (default: table)
      --quiet                   print no progress and no notes
      --help                    print this help

    Templates: recipe, chat, settings

    """

  static let explain = """
    Prints the sum that a cell's height is made of, the constraints that hold it
    with their file and line, what other fitting priorities would change, and what
    was found.

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
      --item N                 which of the contents (default: 1)
      --width W                width in points (default: 375)
      --sizes all|NAME[,NAME]  text sizes, one after another (default: large)
      --ios VERSION            system whose figures the cell takes: 18 or 26
                               (default: the template's own)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out from right to left
      --bold-text              measure as with Bold Text switched on
      --size-class compact|regular|landscape
                               size classes of an iPhone upright, an iPad, or an
                               iPhone on its side (default: unspecified; of an
                               Interface Builder file, compact)
      --system-font FILE       font file of the system font, for all its weights and
                               sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that fonts lack, in the
                               order of the content's language
      --svg FILE.svg           also write the drawn cell
      --format table|json      form of the output (default: table)
      --strict                 exit with 1 if a defect was found
      --fail-on KIND[,KIND]    exit with 1 if such was found: defects, all, or kinds
                               of findings such as truncated or assumed
      --verbose                also list the constraints that pass edges on, and
                               every derivative
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let merge = """
    Finishes what measure, report, record or check began with --shard: reads the
    files of all shards and writes what that command writes, byte for byte, without
    measuring their cells again. Run it in the same folder of the same revision; the
    files name the command line.

    Examples:
      selfsize merge 1.shard 2.shard 3.shard
      selfsize merge shards/*.shard

    Usage:
      selfsize merge FILE… [options]

    Options:
      FILE    file of a shard; give all of them
      --help  print this help

    Templates: recipe, chat, settings

    """

  static let simulate = """
    Moves through a collection whose cells are measured as they appear, and prints
    what was measured, how the offset was corrected, and how far what was seen moved
    on the screen.

    Examples:
      selfsize simulate
      selfsize simulate --template recipe --items 200 --sizes AX3
      selfsize simulate --layout masonry --motion up --anchor none --steps

    Usage:
      selfsize simulate [options]

    Options:
      --layout NAME[,NAME]     layouts of the collection: table, masonry, grid,
                               columns, rows, flow, compositional (default: all)
      --motion NAME[,NAME]     movements through it: down, up, jump, rotate,
                               text-size, updates, bounce (default: all)
      --anchor NAME[,NAME]     what keeps its place on the screen:
                               first-fully-visible, above-only, bottom, none
                               (default: all, side by side)
      --columns N              items side by side, except in a table (default: 2)
      --items N                number of items (default: 10000)
      --template NAME[,NAME]   templates that items use in turn (default: all)
      --content FILE.json      contents of the items, a JSON array of objects; -
                               reads standard input; needs exactly one template
                               (default: the template's samples)
      --ios VERSION            system whose figures cells take: 18 or 26 (default:
                               the templates' own)
      --width W                width of the viewport in points (default: 375)
      --height H               height of the viewport in points (default: 812)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out from right to left
      --bold-text              measure as with Bold Text switched on
      --size-class compact|regular|landscape
                               size classes of an iPhone upright, an iPad, or an
                               iPhone on its side (default: unspecified; of an
                               Interface Builder file, compact)
      --system-font FILE       font file of the system font, for all its weights and
                               sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that fonts lack, in the
                               order of the content's language
      --sizes NAME             text size (default: large)
      --estimates layout|median|measured
                               heights of cells that were never asked: 100 points,
                               the median so far, or measured ahead of time
                               (default: layout)
      --step POINTS            distance of one step in points (default: 400)
      --steps                  print every step; needs one layout, motion and anchor
      --time                   print the time of a step, which differs from run to
                               run
      --film FILE              write film strips of the windows, an SVG file
      --record FILE            write the figures as a baseline for --check
      --check FILE             exit with 1 if a figure of a recorded baseline has
                               grown
      --format table|json|csv|markdown
                               form of the output (default: table)
      --strict                 exit with 1 if anything was found
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let bench = """
    Lets the same things happen to the same items under each strategy of
    self-sizing: a first layout, a jump to the middle, scrolling up, cells that
    change, rotation and a new text size. Prints how many cells were measured, how
    wrong the content's size was, what moved, and the time.

    Examples:
      selfsize bench
      selfsize bench --template recipe --items 10000 --layout table
      selfsize bench --strategy in-prepare,learned --anchor none --format json

    Usage:
      selfsize bench [options]

    Options:
      --strategy NAME[,NAME]   in-prepare, estimate, learned, ahead (default: all)
      --layout NAME[,NAME]     table, masonry, columns (default: all)
      --anchor NAME[,NAME]     none, above-only, first-fully-visible, bottom: what
                               keeps its place on the screen (default:
                               none,first-fully-visible)
      --columns N              columns of masonry and columns (default: 2)
      --items N                number of items (default: 1000)
      --template NAME[,NAME]   templates that items use in turn (default: all)
      --content FILE.json      contents of the items, a JSON array of objects; -
                               reads standard input; needs exactly one template
                               (default: the template's samples)
      --ios VERSION            system whose figures cells take: 18 or 26 (default:
                               the templates' own)
      --width W                width of the viewport in points (default: 375)
      --height H               height of the viewport in points (default: 812)
      --scale 1|2|3            pixels per point (default: 3)
      --locale ID              language and region, for line breaking (default:
                               en_US)
      --rtl                    lay out from right to left
      --bold-text              measure as with Bold Text switched on
      --size-class compact|regular|landscape
                               size classes of an iPhone upright, an iPad, or an
                               iPhone on its side (default: unspecified; of an
                               Interface Builder file, compact)
      --system-font FILE       font file of the system font, for all its weights and
                               sizes, instead of the built-in figures
      --fallback-fonts FOLDER  font files for characters that fonts lack, in the
                               order of the content's language
      --sizes NAME             text size at the beginning (default: large)
      --estimate POINTS        height of an item until it is measured (default: 100)
      --format table|json|csv|markdown
                               form of the output (default: table)
      --quiet                  print no progress and no notes
      --help                   print this help

    Templates: recipe, chat, settings

    """

  static let solve = """
    Reads variables and constraints as JSON, and prints the values, what was
    violated at each priority, what is not determined, the constraints and variables
    that add up to each value, and of constraints that cannot hold together an
    irreducible set. A system is {"variables": ["x"], "constraints": [{"terms": [[1,
    "x"]], "relation": ">=", "constant": 3, "priority": 750}]}.

    Examples:
      selfsize solve system.json
      selfsize solve - --format json < system.json

    Usage:
      selfsize solve FILE.json [options]

    Options:
      FILE.json            system to solve; - reads standard input
      --format table|json  form of the output (default: table)
      --quiet              print no progress and no notes
      --help               print this help

    Templates: recipe, chat, settings

    """

  static let font = """
    Prints the names, metrics, axes and named instances of a TrueType or OpenType
    file, the heights of lines set in it, how far its widths may be trusted and what
    could not be read, and whether it has the characters of a text. --verify exits
    with 1 if a published string is of another width.

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
      --text TEXT          text whose characters are looked up and measured
      --axis TAG=VALUE[,TAG=VALUE]
                           positions along axes (default: the optical size of the
                           point size, others as in the file)
      --instance NAME      named instance whose axes are taken
      --verify             measure the published strings of the system font with it,
                           and say how many come out
      --format table|json  form of the output (default: table)
      --quiet              print no progress and no notes
      --help               print this help

    Templates: recipe, chat, settings

    """

  static let importing = """
    Writes the cells of a .xib or .storyboard file as Swift templates that measure
    to the same heights.

    Examples:
      selfsize import RecipeListCell.xib
      selfsize import RecipeListCell.xib --out RecipeListCell.swift

    Usage:
      selfsize import FILE.xib [options]

    Options:
      FILE.xib               file to import
      --out FILE.swift       file to write (default: standard output)
      --size-class compact|regular|landscape
                             size classes of an iPhone upright, an iPad, or an
                             iPhone on its side (default: unspecified; of an
                             Interface Builder file, compact)
      --strict               exit with 1 if a defect was found
      --fail-on KIND[,KIND]  exit with 1 if such was found: defects, all, or kinds
                             of findings such as truncated or assumed
      --quiet                print no progress and no notes
      --help                 print this help

    Templates: recipe, chat, settings

    """

  static let canvas = """
    Lays out each cell of .xib and .storyboard files at its size on the canvas, and
    compares every view's frame with the one that Interface Builder, with Apple's
    Auto Layout, wrote into the document: how many agree within half a point, and
    the others by cause. A frame is stale where the document alone shows it.

    Examples:
      selfsize canvas RecipeListCell.xib
      selfsize canvas Sources --summary
      selfsize canvas Sources --fonts Fonts --format csv

    Usage:
      selfsize canvas PATH [options]

    Options:
      PATH       file, or folder of files, to compare
      --summary  list no single frames
      --format table|json|csv|markdown
                 form of the output (default: table)
      --quiet    print no progress and no notes
      --help     print this help

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
