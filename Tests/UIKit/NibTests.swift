import SelfSizingUIKit
import Testing

extension HeadlessNibs {
  /// Makes a document known by its text, and reads it.
  static func addDocument(_ text: String, file: String) throws {
    let folder = NSTemporaryDirectory() + "nib-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try text.write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
    addDocuments(in: folder)
    _ = UINib(nibName: (file as NSString).deletingPathExtension, bundle: nil)
  }
}

/// As the overlay writes it.
private final class TitledCell: UITableViewCell {
  var titleLabel: UILabel!
  var gap: NSLayoutConstraint!
  var marks: [UIImageView] = []
  var tap: UITapGestureRecognizer!
  var inset: CGFloat = 0
  var count = 0
  var events: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init with \(contentView.subviews.count)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake with \(titleLabel.text ?? "")")
  }

  override func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "titleLabel":
      guard let value = value as? UILabel else { return false }
      titleLabel = value
    case "gap":
      guard let value = value as? NSLayoutConstraint else { return false }
      gap = value
    case "marks":
      guard let value = value as? [UIImageView] else { return false }
      marks = value
    case "tap":
      guard let value = value as? UITapGestureRecognizer else { return false }
      tap = value
    case "inset":
      guard let value = value as? CGFloat else { return false }
      inset = value
    case "count":
      guard let value = value as? Int else { return false }
      count = value
    default: return super.setOutlet(value, forKey: key)
    }
    return true
  }
}

/// A label of an app, and a cell whose outlet is one, which its document does not say.
private final class BadgeLabel: UILabel {
  override class func makeInstance(coder: NSCoder) -> UIView? { BadgeLabel(coder: coder) }
}

private final class BadgeCell: UITableViewCell {
  override class func makeInstance(coder: NSCoder) -> UIView? { BadgeCell(coder: coder) }
  var titleLabel: BadgeLabel!

  override func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    guard key == "titleLabel", let value = HeadlessOutlets.value(value, as: (BadgeLabel).self)
    else { return false }
    titleLabel = value
    return true
  }
}

/// A view that fills itself from a document, as the overlay writes it.
private final class Panel: UIView {
  weak var content: UIView!

  override init(frame: CGRect) {
    super.init(frame: frame)
    Bundle.main.loadNibNamed("Panel", owner: self)
    if let content { addSubview(content) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    guard key == "content" else { return false }
    content = value as? UIView
    return true
  }
}

private final class Screen: UIViewController {
  var header: UIView?

  override func setOutlet(_ value: Any?, forKey key: String) -> Bool {
    guard key == "header" else { return false }
    header = value as? UIView
    return true
  }
}

@Suite("Nibs", .serialized)
@MainActor
struct NibTests {
  private let path = IndexPath(row: 0, section: 0)

  /// A table view cell with a label that a document holds at 8 points.
  private func document(
    named name: String, class className: String = "TitledCell", inCell: String = "",
    connections: String = "", beside: String = ""
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <tableViewCell id="cell" reuseIdentifier="own" customClass="\(className)">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <subviews><label id="label" text="Soup" translatesAutoresizingMaskIntoConstraints="NO" tag="7"
       numberOfLines="0" verticalHuggingPriority="251" textAlignment="center"/>
      <imageView id="one" translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES">
      <rect key="frame" x="10" y="10" width="20" height="20"/></imageView>
      <imageView id="two" translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES">
      <rect key="frame" x="40" y="10" width="20" height="20"/></imageView></subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" constant="8" id="top" identifier="gap"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="lead"/>
      <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" id="trail" priority="999"/>
      <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="8" id="bottom"/>
      </constraints></tableViewCellContentView><connections>
      <outlet property="titleLabel" destination="label" id="o1"/>
      <outlet property="gap" destination="top" id="o2"/>
      <outletCollection property="marks" destination="one" id="o3"/>
      <outletCollection property="marks" destination="two" id="o4"/>
      \(connections)</connections>\(inCell)</tableViewCell>\(beside)</objects></document>
      """
    try HeadlessNibs.addDocument(text, file: "\(name).xib")
    HeadlessClasses.register(TitledCell.self, named: "TitledCell")
    _ = HeadlessFindings.take()
  }

  private func load(_ name: String) throws -> TitledCell {
    try #require(Bundle.main.loadNibNamed(name, owner: nil)?.first as? TitledCell)
  }

  @Test("fills outlets, of views, constraints and collections")
  func outlets() throws {
    try document(named: "Outlets")
    let cell = try load("Outlets")
    #expect(cell.titleLabel.text == "Soup")
    #expect(cell.titleLabel.superview === cell.contentView)
    #expect(cell.gap.constant == 8)
    #expect(cell.gap.identifier == "gap")
    #expect(cell.marks.map { $0.frame.minX } == [10, 40])
    #expect(cell.reuseIdentifier == "own")
    #expect(HeadlessFindings.take() == [])
  }

  @Test("makes gesture recognizers, fills outlets with them, and adds them to their views")
  func gestures() throws {
    try document(
      named: "Gestures",
      connections: """
        <outlet property="tap" destination="tap" id="o5"/>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o6"/>
        <outletCollection property="gestureRecognizers" destination="hold" appends="YES" id="o7"/>
        """,
      beside: """
        <tapGestureRecognizer id="tap"/>
        <pongPressGestureRecognizer minimumPressDuration="0.5" id="hold"/>
        """)
    let cell = try load("Gestures")
    #expect(cell.tap?.view === cell)
    #expect(cell.gestureRecognizers?.count == 2)
    #expect(cell.gestureRecognizers?.last is UILongPressGestureRecognizer)
    #expect(HeadlessFindings.take() == [])
  }

  @Test("makes a view of a plain class as what its outlet is, and says so")
  func outletClass() throws {
    try document(named: "Badge", class: "BadgeCell")
    HeadlessClasses.register(BadgeCell.self, named: "BadgeCell")
    let cell = try #require(Bundle.main.loadNibNamed("Badge", owner: nil)?.first as? BadgeCell)
    #expect(cell.titleLabel.text == "Soup")
    #expect(cell.titleLabel.superview === cell.contentView)
    #expect(HeadlessFindings.take().contains { $0.message.contains("titleLabel") })
  }

  @Test("has what the document has in init(coder:), and wakes the cell once its outlets are filled")
  func order() throws {
    try document(named: "Order")
    #expect(try load("Order").events == ["init with 3", "awake with Soup"])
  }

  @Test("takes a view's properties")
  func properties() throws {
    try document(named: "Properties")
    let cell = try load("Properties")
    let label = try #require(cell.titleLabel)
    #expect(label.tag == 7)
    #expect(label.numberOfLines == 0)
    #expect(label.textAlignment == .center)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 251)
    #expect(
      label.constraintsAffectingLayout(for: .horizontal).map(\.priority.rawValue) == [1000, 999])
  }

  @Test("sets runtime attributes, of the class's types and of the module's own")
  func runtimeAttributes() throws {
    try document(
      named: "Attributes",
      inCell: """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
        </userDefinedRuntimeAttributes>
        """)
    let cell = try load("Attributes")
    #expect(cell.inset == 4.5)
    #expect(cell.count == 3)
    #expect(cell.layer.cornerRadius == 8)
    #expect(cell.clipsToBounds)
    #expect(HeadlessFindings.take() == [])
  }

  @Test("names document, line, class and property of what does not fit")
  func findings() throws {
    try document(
      named: "Wrong", class: "Missing",
      inCell: """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="theme" value="dark"/>
        </userDefinedRuntimeAttributes>
        """, connections: "<outlet property=\"nobody\" destination=\"label\" id=\"o9\"/>")
    let cell = try #require(
      Bundle.main.loadNibNamed("Wrong", owner: nil)?.first as? UITableViewCell)
    #expect(type(of: cell) == UITableViewCell.self)
    #expect(cell.contentView.subviews.count == 3)
    let findings = HeadlessFindings.take()
    let unknown = findings.filter { $0.kind == .unknownClass }
    #expect(unknown.map(\.className) == ["Missing"])
    #expect(
      unknown.allSatisfy { $0.message.contains("cell") && $0.site.map { "\($0)" } == "Wrong.xib:3" }
    )
    let outlets = findings.filter { $0.kind == .unknownOutlet }
    for name in ["nobody", "titleLabel", "theme", "marks"] {
      #expect(outlets.contains { $0.message.contains(" \(name)") }, "\(name)")
    }
    #expect(outlets.allSatisfy { $0.site?.fileID == "Wrong.xib" })
  }

  @Test("makes cells of registered nibs, under the identifier that they are asked for by")
  func dequeuing() throws {
    try document(named: "Row")
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "a")
    let cell = table.dequeueReusableCell(withIdentifier: "a", for: path)
    #expect(cell is TitledCell)
    #expect(cell.reuseIdentifier == "a")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    #expect(!(table.dequeueReusableCell(withIdentifier: "a", for: path) is TitledCell))
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UINib(nibName: "Row", bundle: nil), forCellWithReuseIdentifier: "a")
    _ = HeadlessFindings.take()
    _ = list.dequeueReusableCell(withReuseIdentifier: "a", for: path)
    #expect(HeadlessFindings.take().contains { $0.kind == .unreadableNib })
  }

  @Test("connects the owner, and finds a view by its class")
  func owner() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="header" destination="v" id="o"/></connections></placeholder>
      <view id="v" customClass="TitledHeader"><rect key="frame" x="0" y="0" width="100" height="30"/></view>
      </objects></document>
      """
    try HeadlessNibs.addDocument(text, file: "Header.xib")
    HeadlessClasses.register(UIStackView.self, named: "TitledHeader")
    let screen = Screen()
    let views = Bundle.main.loadNibNamed("Header", owner: screen)
    #expect(screen.header != nil)
    #expect(screen.header === views?.first as? UIView)
    #expect(screen.header?.frame.size == CGSize(width: 100, height: 30))
    #expect(HeadlessNibs.makeView(ofClassNamed: "TitledHeader") is UIStackView)
    #expect(HeadlessNibs.makeView(ofClassNamed: "NobodyHasThis") == nil)
  }

  @Test("keeps what only weak outlets hold until the main queue's next turn")
  func weakOutlets() async throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel"><connections>
      <outlet property="content" destination="top" id="o1"/></connections></placeholder>
      <view id="top"><rect key="frame" x="0" y="0" width="320" height="60"/></view></objects></document>
      """
    try HeadlessNibs.addDocument(text, file: "Panel.xib")
    let panel = Panel(frame: .zero)
    #expect(panel.content != nil && panel.content.superview === panel)
    panel.content.removeFromSuperview()
    await Task { @MainActor in }.value
    #expect(panel.content == nil)
  }

  @Test("makes cells of all documents of one name, and of a language's none that the first has")
  func oneName() throws {
    let folder = NSTemporaryDirectory() + "nibs-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (path, name, width) in [
      ("Other/Base.lproj", "OneNameOther", 10), ("Store/Base.lproj", "OneNameStore", 20),
      ("Store/de.lproj", "OneNameStore", 30), ("Store/de.lproj", "OneNameGerman", 30),
    ] {
      let place = "\(folder)/\(path)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><view id="v" customClass="\(name)">
      <rect key="frame" x="0" y="0" width="\(width)" height="30"/></view></objects></document>
      """.write(toFile: "\(place)/OneName.xib", atomically: true, encoding: .utf8)
    }
    for place in ["Other/Base.lproj", "Store"] {
      HeadlessNibs.addDocuments(in: "\(folder)/\(place)")
    }
    for name in ["OneNameOther", "OneNameStore", "OneNameGerman"] {
      HeadlessClasses.register(UIStackView.self, named: name)
    }
    #expect(HeadlessNibs.makeView(ofClassNamed: "OneNameOther")?.frame.width == 10)
    #expect(HeadlessNibs.makeView(ofClassNamed: "OneNameStore")?.frame.width == 20)
    #expect(HeadlessNibs.makeView(ofClassNamed: "OneNameGerman") == nil)
    let first = Bundle.main.loadNibNamed("OneName", owner: nil)?.first as? UIView
    #expect(first?.frame.width == 10)
  }

  @Test("records a document that is not there, and one that cannot be read")
  func unreadable() throws {
    _ = HeadlessFindings.take()
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
    try HeadlessNibs.addDocument("<document", file: "Broken.xib")
    #expect(UINib(nibName: "Broken", bundle: nil).instantiate(withOwner: nil).isEmpty)
    let findings = HeadlessFindings.take().filter { $0.kind == .unreadableNib }
    #expect(findings.count == 2)
    #expect(findings[0].message.contains("Nowhere"))
    #expect(findings[1].site.map { "\($0)" } == "Broken.xib:1")
  }
}
