import SelfSizing
import Testing

@testable import SelfSizingInterfaceBuilder

/// Interface Builder writes down where Apple's own Auto Layout put every view on the canvas.
@Suite("Frames as on the canvas of Interface Builder")
struct CanvasTests {
  private static func compare(_ document: String, _ options: InterfaceOptions = InterfaceOptions())
    throws -> CanvasComparison
  {
    try CanvasComparison(Array(document.utf8), name: "Cell.xib", options: options)
  }

  private static func view(
    _ id: String, _ frame: [Double], _ attributes: String = "", _ children: String = "",
    element: String = "view"
  ) -> String {
    """
    <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>\(children)</\(element)>
    """
  }

  private static func constraint(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
    _ constant: Double = 0, _ attributes: String = ""
  ) -> String {
    let target = second.map { "secondItem=\"\($0)\" secondAttribute=\"\(other ?? attribute)\"" }
    return """
      <constraint id="\(first)-\(attribute)" firstItem="\(first)" firstAttribute="\(attribute)" \
      \(target ?? "") constant="\(constant)" \(attributes)/>
      """
  }

  /// Constraints that hold a view at a place of the content view, with a size.
  private static func place(_ id: String, _ frame: [Double]) -> String {
    constraint(id, "leading", "content", nil, frame[0])
      + constraint(id, "top", "content", nil, frame[1])
      + constraint(id, "width", nil, nil, frame[2])
      + constraint(id, "height", nil, nil, frame[3])
  }

  /// The causes by the ids of views, "agrees" where there is none.
  private static func causes(_ comparison: CanvasComparison) -> [String] {
    comparison.frames.map { $0.cause?.rawValue ?? "agrees" }
  }

  @Test("compares frames in the superview's coordinates, so that one moves no others")
  func relative() throws {
    let inner = "<subviews>\(Self.view("inner", [5, 5, 20, 20]))</subviews>"
    let document = Document.cell(
      Self.view("outer", [30, 10, 100, 50], "", inner)
        + Self.view("other", [0, 0, 10.5, 10.4]),
      Self.place("outer", [10, 10, 100, 50]) + Self.place("other", [0, 0, 10, 10])
        + Self.constraint("inner", "leading", "outer", nil, 5)
        + Self.constraint("inner", "top", "outer", nil, 5)
        + Self.constraint("inner", "width", nil, nil, 20)
        + Self.constraint("inner", "height", nil, nil, 20))
    let comparison = try Self.compare(document)
    #expect(Self.causes(comparison) == ["stale", "agrees", "agrees"])
    #expect(comparison.frames[0].drawn.minX == 30)
    #expect(comparison.frames[0].laidOut.minX == 10)
    #expect(comparison.frames[0].site.line > 0)
  }

  @Test("calls a view stale that follows one whose constants contradict its frame")
  func following() throws {
    let document = Document.cell(
      Self.view("one", [10, 10, 60, 20]) + Self.view("two", [78, 10, 20, 20]),
      Self.place("one", [10, 10, 100, 20]) + Self.constraint("two", "leading", "one", "trailing", 8)
        + Self.constraint("two", "top", "content", nil, 10)
        + Self.constraint("two", "width", nil, nil, 20)
        + Self.constraint("two", "height", nil, nil, 20))
    #expect(try Self.causes(Self.compare(document)) == ["stale", "stale"])
  }

  @Test("reports misplaced frames, texts that the app sets, and fonts without a file")
  func documented() throws {
    let place =
      Self.constraint("it", "leading", "content", nil, 10)
      + Self.constraint("it", "top", "content", nil, 10)
    func label(_ attributes: String = "", _ children: String = "") -> String {
      Document.cell(
        Self.view(
          "it", [10, 10, 200, 50], "text=\"Hello\" \(attributes)", children, element: "label"),
        place)
    }
    let runtime = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="localizedText" value="hello"/></userDefinedRuntimeAttributes>
      """
    let font = "<fontDescription key=\"fontDescription\" name=\"Own-Bold\" pointSize=\"17\"/>"
    #expect(try Self.causes(Self.compare(label("misplaced=\"YES\""))) == ["misplaced"])
    #expect(try Self.causes(Self.compare(label("", runtime))) == ["runtimeText"])
    #expect(try Self.causes(Self.compare(label("", font))) == ["font"])
    #expect(try Self.causes(Self.compare(label())) == ["ours"])
  }

  @Test("counts a stack whose views do not fill it as stale, and a margin by its own")
  func stacksAndMargins() throws {
    let inner = "<subviews>\(Self.view("inner", [0, 0, 100, 30]))</subviews>"
    let stack = Document.cell(
      Self.view("stack", [10, 10, 100, 50], "axis=\"vertical\"", inner, element: "stackView"),
      Self.place("stack", [10, 10, 100, 50]))
    #expect(try Self.causes(Self.compare(stack)) == ["agrees", "stale"])
    let margin = Document.cell(
      Self.view("it", [13, 10, 20, 20]),
      Self.constraint("it", "leading", "content", "leadingMargin")
        + Self.constraint("it", "top", "content", nil, 10)
        + Self.constraint("it", "width", nil, nil, 20)
        + Self.constraint("it", "height", nil, nil, 20))
    let comparison = try Self.compare(margin)
    #expect(Self.causes(comparison) == ["margins"])
    #expect(comparison.frames[0].laidOut.minX == 16)
  }

  /// A screen's view with a table below its safe area.
  private static func screen(width: Double, frame: [Double], margin: Double) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <device id="retina6_1" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="896"/>
    <subviews>\(view("it", frame))\(view("side", [margin, 100, 20, 20]))</subviews>
    <viewLayoutGuide key="safeArea" id="area"/>
    <constraints>\(constraint("it", "top", "area"))\(constraint("it", "leading", "area"))
    \(constraint("area", "trailing", "it"))\(constraint("area", "bottom", "it"))
    \(constraint("side", "leading", "root", "leadingMargin"))\(constraint("side", "top", "root", nil, 100))
    \(constraint("side", "width", nil, nil, 20))\(constraint("side", "height", nil, nil, 20))
    </constraints></view></objects></document>
    """
  }

  @Test("takes the safe area that frames show, and the margins of the screen's width")
  func surroundings() throws {
    let screen = Self.screen(width: 414, frame: [0, 44, 414, 818], margin: 20)
    #expect(try Self.causes(Self.compare(screen)) == ["agrees", "agrees"])
    let narrow = Self.screen(width: 375, frame: [0, 48, 375, 814], margin: 16)
    #expect(try Self.causes(Self.compare(narrow)) == ["agrees", "agrees"])
    // No bar is 30 points high.
    let odd = Self.screen(width: 414, frame: [0, 30, 414, 832], margin: 20)
    #expect(try Self.causes(Self.compare(odd)) == ["safeArea", "agrees"])
  }

  @Test("takes the size that a view without one was drawn with, and compares what follows from it")
  func drawnSizes() throws {
    let inner = """
      <subviews>\(Self.view("spacer", [0, 0, 100, 30]))\(Self.view("below", [0, 30, 100, 20]))\
      </subviews>
      """
    let document = Document.cell(
      Self.view("stack", [10, 10, 100, 50], "axis=\"vertical\"", inner, element: "stackView"),
      Self.constraint("stack", "leading", "content", nil, 10)
        + Self.constraint("stack", "top", "content", nil, 10)
        + Self.constraint("stack", "width", nil, nil, 100)
        + Self.constraint("below", "height", nil, nil, 20))
    let comparison = try Self.compare(document)
    #expect(Self.causes(comparison) == ["agrees", "withoutSize", "agrees"])
    #expect(comparison.frames[1].laidOut.height == 30)
  }

  @Test("keeps what only the canvas has: placeholders of constraints and of sizes")
  func placeholders() throws {
    let held = Document.cell(
      Self.view("it", [10, 10, 20, 20])
        + Self.view(
          "own", [50, 10, 70, 30],
          "placeholderIntrinsicWidth=\"70\" placeholderIntrinsicHeight=\"30\""),
      Self.constraint("it", "leading", "content", nil, 10)
        + Self.constraint("it", "top", "content", nil, 10)
        + Self.constraint("it", "width", nil, nil, 20, "placeholder=\"YES\"")
        + Self.constraint("it", "height", nil, nil, 20, "placeholder=\"YES\"")
        + Self.constraint("own", "leading", "content", nil, 50)
        + Self.constraint("own", "top", "content", nil, 10))
    #expect(try Self.causes(Self.compare(held)) == ["agrees", "agrees"])
  }

  @Test("calls a place open where the document's frame meets all constraints as well")
  func open() throws {
    func label(_ id: String, _ frame: [Double]) -> String {
      Self.view(
        id, frame, "text=\"Label\" horizontalHuggingPriority=\"251\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
        element: "label")
    }
    func document(second: Double) -> String {
      Document.cell(
        label("one", [10, 10, 100, 21]) + label("two", [110, 10, second, 21]),
        Self.constraint("one", "leading", "content", nil, 10)
          + Self.constraint("two", "leading", "one", "trailing")
          + Self.constraint("content", "trailing", "two", nil, 10)
          + ["one", "two"].map {
            Self.constraint($0, "top", "content", nil, 10)
              + Self.constraint($0, "height", nil, nil, 21)
          }.joined())
    }
    // Two labels that hug alike may have any widths that add up.
    #expect(try Set(Self.causes(Self.compare(document(second: 200)))) == ["ambiguous"])
    #expect(try Self.causes(Self.compare(document(second: 130))).contains("stale"))
  }

  @Test("takes placeholder sizes of labels, and margins before an accessory")
  func figures() throws {
    let placeholder = Document.cell(
      Self.view(
        "it", [10, 10, 46, 16],
        "text=\"1h 32m\" placeholderIntrinsicWidth=\"46\" placeholderIntrinsicHeight=\"16\"",
        element: "label"),
      Self.constraint("it", "leading", "content", nil, 10)
        + Self.constraint("it", "top", "content", nil, 10))
    #expect(try Self.causes(Self.compare(placeholder)) == ["agrees"])
    let sides = Document.cell(
      Self.view("it", [16, 10, 296, 20]),
      Self.constraint("it", "leading", "content", "leadingMargin")
        + Self.constraint("content", "trailingMargin", "it", "trailing")
        + Self.constraint("it", "top", "content", nil, 10)
        + Self.constraint("it", "height", nil, nil, 20))
    #expect(try Self.causes(Self.compare(sides)) == ["agrees"])
  }

  /// A screen's view with one within, which holds another one by its margins.
  private static func nested(_ attributes: String, inner: [Double], top: Double = 0) -> String {
    let place = """
      \(constraint("it", "leading", "holder", "leadingMargin"))\(constraint("it", "top", "holder", "topMargin"))
      \(constraint("it", "width", nil, nil, 20))\(constraint("it", "height", nil, nil, 20))
      """
    let within = "<subviews>\(view("it", inner))</subviews><constraints>\(place)</constraints>"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(view("holder", [0, top, 414, 500], attributes, within))</subviews>
      <viewLayoutGuide key="safeArea" id="area"/>
      <constraints>\(constraint("holder", "top", "root", nil, top))\(constraint("holder", "leading", "root"))
      \(constraint("root", "trailing", "holder"))\(constraint("holder", "height", nil, nil, 500))
      </constraints></view></objects></document>
      """
  }

  @Test("lets views within inherit margins that they preserve, and keep below the screen's bars")
  func nestedMargins() throws {
    #expect(
      try Self.causes(Self.compare(Self.nested("", inner: [8, 52, 20, 20])))
        == ["agrees", "agrees"])
    let preserving = "preservesSuperviewLayoutMargins=\"YES\""
    #expect(
      try Self.causes(Self.compare(Self.nested(preserving, inner: [20, 52, 20, 20])))
        == ["agrees", "agrees"])
    let lower = Self.nested(
      "insetsLayoutMarginsFromSafeArea=\"NO\"", inner: [8, 8, 20, 20], top: 60)
    #expect(try Self.causes(Self.compare(lower)) == ["agrees", "agrees"])
    #expect(
      try Self.causes(Self.compare(Self.nested("", inner: [20, 52, 20, 20])))
        == ["agrees", "margins"])
  }

  /// A table view cell of a built-in style, with its labels' frames.
  private static func styled(_ style: String, _ title: [Double], _ detail: [Double]? = nil)
    -> String
  {
    func label(_ id: String, _ text: String, _ frame: [Double]) -> String {
      """
      <label id="\(id)" text="\(text)"><rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
      <autoresizingMask key="autoresizingMask"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let details = detail.map { label("detail", "Safari", $0) } ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <tableViewCell id="cell" accessoryType="disclosureIndicator" style="IBUITableViewCellStyle\(style)" textLabel="title" \(detail == nil ? "" : "detailTextLabel=\"detail\"")>
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="341" height="43.5"/>
      <subviews>\(label("title", "Web Browser", title))\(details)</subviews>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
  }

  @Test("places the labels of built-in styles as canvases do")
  func styles() throws {
    let basic = Self.styled("Default", [16, 0, 324, 43.5])
    #expect(try Self.causes(Self.compare(basic)) == ["agrees"])
    let value = Self.styled("Value1", [16, 12, 101.5, 20.5], [292, 12, 48, 20.5])
    #expect(try Self.causes(Self.compare(value)).first == "agrees")
  }

  @Test("reads the scale of the screen from the fractions of frames")
  func scale() throws {
    func scale(_ frame: String, _ device: String) throws -> Double {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">\(device)
        <objects><view id="it"><rect key="frame" x="0" y="0" width="320" height="\(frame)"/></view>
        </objects></document>
        """
      return try InterfaceDocument(
        Array(text.utf8), file: "A.xib", sizeClasses: .portraitPhone
      ).device.displayScale
    }
    #expect(try scale("20.5", "") == 2)
    #expect(try scale("20.333333333333332", "<device id=\"retina4_7\"/>") == 3)
    #expect(try scale("20", "<device id=\"retina6_12\"/>") == 3)
    #expect(try scale("20", "") == 1)
  }

  @Test("refuses what no document is, as reading does")
  func badInput() {
    #expect(throws: InterfaceFileError.self) { try Self.compare("") }
    #expect(throws: InterfaceFileError.self) { try Self.compare("<document/>") }
  }
}
