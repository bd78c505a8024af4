import SelfSizingAppSources
import Testing

/// Names and calls of older sources, and values that no height depends on.
@Suite struct OlderNamesTests {
  @Test(
    "replaces UIKit's older names by those that the compiler offers",
    arguments: [
      ("let a: UITableViewCellStyle = .value1", "let a: UITableViewCell.CellStyle = .value1"),
      ("h = UITableViewAutomaticDimension", "h = UITableView.automaticDimension"),
      ("a.addChildViewController(b)", "a.addChild(b)"),
      ("b.didMove(toParentViewController: a)", "b.didMove(toParent: a)"),
      ("view.bringSubview(toFront: label)", "view.bringSubviewToFront(         label)"),
      ("let a = x.UITableViewStyle", "let a = x.UITableViewStyle"),
      ("let a = \"UITableViewStyle\"", "let a = \"UITableViewStyle\""),
      ("func childViewControllers() {}", "func childViewControllers() {}"),
    ])
  func renamed(text: String, expected: String) {
    #expect(overlaid(text) == expected)
  }

  @Test("keeps names that the app declares itself")
  func own() {
    for text in [
      "typealias UITableViewStyle = Int", "enum UITableViewStyle { case plain }",
      "struct A { var childViewControllers = 1 }",
    ] {
      let name = text.hasPrefix("struct") ? "a.childViewControllers" : "UITableViewStyle?.none"
      let whole = text + "\nlet a = \(name)"
      #expect(overlaid(whole) == whole)
    }
  }

  @Test(
    "answers optional calls of UIKit's delegates with an optional",
    arguments: [
      (
        "let a = delegate.collectionView?(list, layout: self, sizeForItemAt: path)",
        "let a = Optional(delegate.collectionView (list, layout: self, sizeForItemAt: path))"
      ),
      (
        "let a = delegate?.collectionView?(list, sizeForItemAt: path)",
        "let a = delegate?.collectionView (list, sizeForItemAt: path)"
      ),
      (
        "a.b(1)!.c[0].tableView?(list, x: 1) ?? 2",
        "Optional(a.b(1)!.c[0].tableView (list, x: 1)) ?? 2"
      ),
      ("source.numberOfSections?(in: list)", "Optional(source.numberOfSections (in: list))"),
      ("self.handler?(1)", "self.handler?(1)"), ("tableView?(1)", "tableView?(1)"),
    ])
  func optionalCalls(text: String, expected: String) {
    #expect(overlaid(text) == expected)
  }

  @Test("keeps optional calls of the app's own closures and requirements")
  func ownOptional() {
    let text = "class A { var textField: ((Int) -> Int)?; func f() { self.textField?(1) } }"
    #expect(overlaid(text) == text)
  }

  @Test("takes no call with labels for one of a closure that the app names so")
  func labeledCall() {
    let own = "class A { var numberOfSections: Int { 1 }; var collectionView: B! }\n"
    #expect(
      overlaid(own + "f({ $0.source?.numberOfSections?(in: $0) })")
        == own + "f({ $0.source?.numberOfSections (in: $0) })")
    #expect(
      overlaid(own + "(a as? C)?.collectionView?(list(b: 1), size: 2)")
        == own + "(a as? C)?.collectionView (list(b: 1), size: 2)")
    let closure = own + "a.collectionView?(list(b: 1), b ? 1 : 2)"
    #expect(overlaid(closure) == closure)
  }

  @Test(
    "says of values that only decide how a view is drawn that no height depends on them",
    arguments: [
      (
        "label.textColor = item.mode == .dark ? .white : .black",
        "label.textColor = HeadlessStubs.inert(item.mode == .dark ? .white : .black)"
      ),
      (
        "self.card.layer.cornerRadius = theme.radius",
        "self.card.layer.cornerRadius = HeadlessStubs.inert(theme.radius)"
      ),
      ("label.textColor = .black", "label.textColor = .black"),
      ("label.textColor = UIColor.black", "label.textColor = UIColor.black"),
      ("label.alpha = try theme.alpha()", "label.alpha = try theme.alpha()"),
      (
        "label.textColor = theme.color ?? #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)",
        "label.textColor = theme.color ?? #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)"
      ),
      ("label.textColor = made.color", "label.textColor = made.color"),
      ("label.text = item.title", "label.text = item.title"),
      ("label.alpha = { item.alpha }()", "label.alpha = { item.alpha }()"),
    ])
  func inert(statement: String, expected: String) {
    func whole(_ statement: String) -> String {
      "class A {\n  lazy var made = Item()\n  func f() {\n    \(statement)\n  }\n}"
    }
    #expect(overlaid(whole(statement)) == whole(expected))
  }
}
