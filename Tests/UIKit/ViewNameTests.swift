import Testing

@testable import SelfSizingUIKit

/// A row that counts how often someone looks at its properties.
@MainActor private final class CountedRow: UIView, @preconcurrency CustomReflectable {
  let title = UILabel()
  weak var nearby: UILabel?
  var count = 3
  private(set) var looks = 0

  var customMirror: Mirror {
    looks += 1
    return Mirror(
      self,
      children: ["count": count, "title": title, "other": title, "nearby": nearby as Any])
  }

  init() {
    super.init(frame: .zero)
    let label = UILabel()
    nearby = label
    for view in [title, label, UISwitch()] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Names of views") @MainActor struct ViewNameTests {
  @Test("a view is named by the first property that holds it, or by its class")
  func names() {
    let row = CountedRow()
    var names = HeadlessNames()
    #expect(row.subviews.map { names.name(of: $0) } == ["title", "nearby", "UISwitch"])
    #expect(row.subviews.map(\.logName) == ["title", "nearby", "UISwitch"])
  }

  @Test("the properties of a view are read once for all the views in it")
  func reads() {
    let row = CountedRow()
    _ = DescribedViews(row, namesViews: true)
    #expect(row.looks == 1)
  }
}
