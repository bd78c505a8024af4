@testable import SelfSizingUIKit
import Testing

@Suite(.serialized) @MainActor struct StubValueTests {
  private enum Style: CaseIterable { case plain, round }

  /// The stubs of `Card` that are read in the course of some work.
  ///
  /// All tests of the process have one record, and what others left in it is not theirs.
  private func reads(during work: () -> Void) -> [String] {
    _ = HeadlessStubs.takeReads()
    work()
    return HeadlessStubs.takeReads().map(\.className).filter { $0.hasPrefix("Card.") }
  }

  @Test("stands in for UIKit's own views with views of their classes, and notes each read")
  func views() {
    let names = reads {
      let image: UIImageView = HeadlessStubs.value("Card.image")
      let label: UILabel = HeadlessStubs.value("Card.label")
      let button: UIButton = HeadlessStubs.value("Card.button")
      let text: UITextView = HeadlessStubs.value("Card.text")
      let cell: UITableViewCell = HeadlessStubs.value("Card.cell")
      let views: [UIView] = [image, label, button, text, cell]
      #expect(Set(views.map(ObjectIdentifier.init)).count == 5)
    }
    #expect(names == ["Card.image", "Card.label", "Card.button", "Card.text", "Card.cell"])
  }

  @Test("stands in for what a view has besides other views")
  func objects() {
    let names = reads {
      let tap: UITapGestureRecognizer = HeadlessStubs.value("Card.tap")
      let hold: UIGestureRecognizer = HeadlessStubs.value("Card.hold")
      let screen: UIViewController = HeadlessStubs.value("Card.screen")
      let style: NSParagraphStyle = HeadlessStubs.value("Card.style")
      let locale: Locale = HeadlessStubs.value("Card.locale")
      let action: () -> Void = HeadlessStubs.value("Card.action")
      action()
      #expect(tap !== hold && tap.view == nil && screen.parent == nil)
      #expect(style.lineSpacing == 0 && locale.identifier == "en_US_POSIX")
    }
    #expect(
      names == [
        "Card.tap", "Card.hold", "Card.screen", "Card.style", "Card.locale", "Card.action",
      ])
  }

  @Test("takes for a macro's text what the app's tables have for it, or itself")
  func macros() {
    HeadlessStrings.set("Bake", forKey: "Card.bake", locale: "en")
    let names = reads {
      let text = HeadlessStubs.macro("Card.words", "Card.bake")
      let title: String? = HeadlessStubs.macro("Card.words", "Card.bake")
      let url: URL = HeadlessStubs.macro("Card.link", "Card.site")
      #expect(text == "Bake" && title == "Bake" && url.path.contains("Card.site"))
    }
    #expect(Set(names) == ["Card.words(Card.bake)", "Card.link(Card.site)"])
  }

  @Test("names the stub of which there is no value, and its type")
  func noValue() async throws {
    struct Price {}
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = HeadlessStubs.value("Card.price") as Price
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("the stub of Card.price has no value of Price: complete it"))
  }

  @Test("notes nothing that is read for a color, unless it is read only once")
  func inert() {
    _ = HeadlessStubs.takeInertReads()
    let names = reads {
      let style: Style = HeadlessStubs.value("Card.style")
      let color = HeadlessStubs.inert(
        HeadlessStubs.value("Card.tint") == Style.plain ? UIColor.red : .blue)
      #expect(style == .plain && color == .red)
    }
    #expect(names == ["Card.style"])
    #expect(HeadlessStubs.takeInertReads().map(\.className) == ["Card.tint"])
    #expect(HeadlessStubs.takeInertReads().isEmpty)
  }

  private final class Priced: NSObject, Pricing {
    var price: Int { HeadlessStubs.value("Card.price") }
  }

  @Test("stands in for a protocol of the app with the class that is known to conform to it")
  func witness() {
    HeadlessStubs.witnesses.append(HeadlessWitness { Priced() })
    defer { HeadlessStubs.witnesses.removeLast() }
    let names = reads {
      let pricing: any Pricing = HeadlessStubs.value("Card.pricing")
      let other: (any Pricing)? = HeadlessStubs.value("Card.other")
      #expect(pricing.price == 0 && other == nil)
    }
    #expect(names == ["Card.pricing", "Card.other", "Card.price"])
  }

  @Test("makes no object of a class that another class is asked for")
  func otherClasses() {
    final class Trap: NSObject { override init() { fatalError("is made") } }
    HeadlessStubs.witnesses.append(HeadlessWitness { Trap() })
    HeadlessStubs.witnesses.append(HeadlessWitness { Priced() })
    defer { HeadlessStubs.witnesses.removeLast(2) }
    let priced: Priced = HeadlessStubs.value("Card.priced")
    #expect(priced.price == 0)
  }

  @Test("gives what code unwraps a value, and nil where its type has none")
  func unwrapped() {
    struct Price {}
    let names = reads {
      let constraint: NSLayoutConstraint! = HeadlessStubs.unwrapped("Card.height")
      let label: UILabel! = HeadlessStubs.unwrapped("Card.label")
      let price = HeadlessStubs.unwrapped("Card.price") as Price?
      #expect(constraint != nil && label != nil && price == nil)
    }
    #expect(names == ["Card.height", "Card.label", "Card.price"])
  }

  @Test("stands in for UIKit's enumerations and options with those of number 0")
  func numbers() {
    let names = reads {
      let mode: UIView.TintAdjustmentMode = HeadlessStubs.value("Card.mode")
      let state: UIControl.State = HeadlessStubs.value("Card.state")
      #expect(mode.rawValue == 0 && state == [])
    }
    #expect(names == ["Card.mode", "Card.state"])
  }

  @Test("stands in for an enumeration with its first case")
  func cases() {
    let names = reads { #expect(HeadlessStubs.value("Card.style") == Style.plain) }
    #expect(names == ["Card.style"])
  }
}

private protocol Pricing {
  var price: Int { get }
}
